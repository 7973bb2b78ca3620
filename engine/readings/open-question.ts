/** Questions that evidence may leave open, and what their answers decide. */
import type { DateOrder } from '../dates/date.ts';
import type { Answer, Choice, Question } from '../model/question.ts';
import type { Roles } from '../model/reading.ts';
import type { DecimalMark } from '../money/amount.ts';
import type { AnswerFinding } from '../wording/questions.ts';
import type { DatePlace } from './booking-day/places.ts';

/** What is decided under one choice of answers. */
export interface Settled {
  mark: DecimalMark;
  order: DateOrder;
  /** by table */
  readonly rolesOf: Map<number, Roles>;
  /** where the day of booking stands, by table */
  readonly bookingDates: Map<number, DatePlace>;
}

export interface OpenQuestion {
  readonly question: Question;
  /** Notes what the answer of a rank decides. */
  readonly settle: (answer: number, settled: Settled) => void;
}

/** Given answers to a question, the likeliest first, and what each decides, returns the question. */
export function openQuestion(
  found: readonly AnswerFinding[],
  settle: OpenQuestion['settle'],
  stated = false,
): OpenQuestion {
  const answers = found.map((answer, doubt): Answer => ({ ...answer, doubt }));
  return { question: { about: answers[0].code, answers, stated }, settle };
}

/** True for a question to which there are several answers. */
export const isOpen = ({ question }: OpenQuestion): boolean => question.answers.length > 1;

/** Given all questions, what holds if they say nothing, and an answer to each open one, returns what is decided. */
export function settle(
  questions: readonly OpenQuestion[],
  { mark, order }: Pick<Settled, 'mark' | 'order'>,
  choice: Choice,
): Settled {
  const settled: Settled = { mark, order, rolesOf: new Map(), bookingDates: new Map() };
  let asked = 0;
  for (const one of questions) one.settle(isOpen(one) ? choice[asked++] : 0, settled);
  return settled;
}
