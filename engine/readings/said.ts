/** Answers that the user gives to what a document leaves open: they are tried first, and prove nothing. */
import type { Hints } from '../model/hints.ts';
import { itemAt } from '../model/lists.ts';
import type { Answer } from '../model/question.ts';
import type { SignConvention } from '../model/sign-convention.ts';
import { sidesOf } from '../wording/questions.ts';
import type { OpenQuestion } from './open-questions.ts';

/** Given a question and hints, returns it with the answer first that the user gives, if the paper leaves it open. */
export function asSaid(one: OpenQuestion, hints: Hints): OpenQuestion {
  const { answers, forced, stated } = one.question;
  if (forced || stated) return one;
  const said = answers.findIndex((answer) => isSaid(answer, hints));
  if (said <= 0) return one;
  const order = [said, ...[...answers.keys()].filter((at) => at !== said)];
  return {
    question: { ...one.question, answers: order.map((at, doubt): Answer => ({ ...itemAt(answers, at), doubt })) },
    settle: (rank, settled) => one.settle(itemAt(order, rank), settled),
  };
}

function isSaid(answer: Answer, { decimalMark, columns, bookingDay }: Hints): boolean {
  switch (answer.code) {
    case 'DECIMAL_MARK':
      return answer.params.mark === decimalMark;
    case 'COLUMNS':
      return columns !== undefined && answer.params.columns.join() === columns.join();
    case 'BOOKING_DAY': {
      const { place, heading } = answer.params.day;
      return place === bookingDay?.place && heading === bookingDay.heading;
    }
    case 'DATE_ORDER':
      // it is decided with the hint
      return false;
  }
}

/** Given the sign conventions that a part may have, returns them with those first that the user names. */
export function conventionsAsSaid(found: readonly SignConvention[], { sides }: Hints): readonly SignConvention[] {
  if (sides === undefined) return found;
  const isNamed = (one: SignConvention) => {
    const { signs, balances } = sidesOf(one);
    return signs === sides.signs && balances === sides.balances;
  };
  return [...found.filter(isNamed), ...found.filter((one) => !isNamed(one))];
}
