/** What evidence leaves open about a document: a question with ranked answers. */
import type { AnswerFinding, QuestionCode } from '../wording/questions.ts';

/** One answer to a question. */
export type Answer = AnswerFinding & {
  /** by how much less evidence speaks for it than for the first answer, which has 0 */
  readonly doubt: number;
};

export interface Question {
  readonly about: QuestionCode;
  /** the likeliest first, without those that evidence excludes */
  readonly answers: readonly Answer[];
  /** the user or a heading gives the first answer: if it fits, the others are not rivals */
  readonly stated?: boolean;
  /** the user gives the first answer: it is read so, whatever fits better, and the others stay rivals */
  readonly forced?: boolean;
}

/** For each question the index of an answer. */
export type Choice = readonly number[];
