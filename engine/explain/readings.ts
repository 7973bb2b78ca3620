/** Explains the readings of the document: the decimal mark, the order of dates, the questions, and what was tried. */
import { firstOf, itemAt } from '../model/lists.ts';
import type { Stages } from '../stages.ts';
import { scoreOf } from '../statements/search/tried.ts';
import { wordedIn } from '../wording/family.ts';
import { ANSWERS, QUESTIONS, sidesNamed, sidesOf } from '../wording/questions.ts';
import { rounded } from './tables.ts';
import type { ExplainedReadings } from './types.ts';

export function explainReadings({ evidence, questions, trials, parts }: Stages): ExplainedReadings {
  // the document's questions are answered for all parts together
  const chosen = parts[0]?.trial ?? firstOf(trials);
  const { mark, order } = chosen.readings.document;
  return {
    decimalMark: mark,
    markVotes: { '.': rounded(evidence.votes['.']), ',': rounded(evidence.votes[',']) },
    dateOrder: order,
    ordersAllowed: evidence.dates.allowed,
    orderHinted: evidence.dates.stated,
    questions: questions.map(({ about, answers, stated }, q) => ({
      about: QUESTIONS[about],
      told: stated ?? false,
      answers: answers.map((answer, a) => ({
        name: wordedIn(ANSWERS, answer),
        doubt: rounded(answer.doubt),
        chosen: chosen.choice[q] === a,
      })),
    })),
    trials: trials.map((trial) => ({
      answers: trial.choice,
      parts: trial.readings.parts.map(({ convention: view }, part) => ({
        view: sidesNamed(sidesOf(view)),
        score: rounded(scoreOf(itemAt(trial.statements, part))),
        chosen: itemAt(parts, part).trial === trial,
      })),
    })),
  };
}
