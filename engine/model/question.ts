/** What evidence leaves open about a document: a question with ranked answers. */
import type { AnswerFinding, QuestionCode } from '../wording/questions.ts';

/** One answer to a question. */
export type Answer = AnswerFinding & {
  /** by how much evidence speaks less for it than for the first; that one has 0 */
  readonly doubt: number;
};

export interface Question {
  readonly about: QuestionCode;
  /** the likeliest first; what evidence rules out is none */
  readonly answers: readonly Answer[];
  /** whether the first answer is what the user or a heading says: where it fits, the others are no rivals */
  readonly stated?: boolean;
}

/** For each question the index of an answer. */
export type Choice = readonly number[];
