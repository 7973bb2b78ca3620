/** Explains the readings of the whole document: the decimal mark, the order of dates, the questions and what was tried. */

import type { Stages } from '../stages.ts';
import { scoreOf } from '../statements/search.ts';
import { wordConvention } from './convention-words.ts';
import { rounded } from './tables.ts';
import type { ExplainedReadings } from './types.ts';

/** Given what the stages made of a document, returns how it is read. */
export function explainReadings({ evidence, questions, trials, parts }: Stages): ExplainedReadings {
  // the document's questions are answered for all parts together
  const chosen = parts[0]?.trial ?? trials[0];
  const { mark, order } = chosen.readings.document;
  return {
    decimalMark: mark,
    markVotes: { '.': rounded(evidence.votes['.']), ',': rounded(evidence.votes[',']) },
    dateOrder: order,
    ordersAllowed: evidence.dates.allowed,
    orderHinted: evidence.dates.stated,
    questions: questions.map(({ about, answers, stated: told }, q) => ({
      about,
      told: told ?? false,
      answers: answers.map(({ name, doubt }, a) => ({ name, doubt: rounded(doubt), chosen: chosen.choice[q] === a })),
    })),
    trials: trials.map((trial) => ({
      answers: trial.choice,
      parts: trial.readings.parts.map(({ convention: view }, part) => ({
        view: wordConvention(view),
        score: rounded(scoreOf(trial.statements[part])),
        chosen: parts[part].trial === trial,
      })),
    })),
  };
}
