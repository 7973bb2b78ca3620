/** Explains what evidence left open, which answer was taken, and what the paper's sums said of the others. */
import { greatest } from '../geometry/extremes.ts';
import { hundredths } from '../geometry/hundredths.ts';
import type { QuestionCode } from '../wording/questions.ts';
import { OPEN_TOLD } from '../wording/told-readings.ts';
import type { FoundPlace } from './found-place.ts';

/** Returns how a question was answered, in sentences; none if it was not asked. */
export function tellOpen({ known, stages }: Pick<FoundPlace, 'known' | 'stages'>, code: QuestionCode): string[] {
  const { questions, trials } = stages.readings;
  return questions.flatMap((question, q) => {
    if (known.stages.questions[q]?.about !== code) return [];
    const taken = question.answers.findIndex(({ chosen }) => chosen);
    const scoreOf = (answer: number) =>
      greatest(trials.filter(({ answers }) => answers[q] === answer).map(({ parts }) => sum(parts)));
    const answers = question.answers.map(({ name }, answer) => {
      const score = scoreOf(answer);
      return { name, score: Number.isFinite(score) ? hundredths(score) : null, taken: answer === taken };
    });
    return [OPEN_TOLD[question.told ? 'HINTED' : 'TRIED']({ about: question.about, answers })];
  });
}

/** Returns which sign conventions were tried for the part of a row, if several were. */
export function tellConventions({ as, stages }: FoundPlace): string[] {
  if (as === null) return [];
  const { trials } = stages.readings;
  const part = as.part.trial.readings.parts.indexOf(as.part.part);
  const scores = new Map<string, number>();
  for (const { parts } of trials) {
    const { view, score } = parts[part] ?? {};
    if (view !== undefined && score !== undefined) scores.set(view, Math.max(scores.get(view) ?? -Infinity, score));
  }
  if (scores.size < 2) return [];
  const taken = trials.flatMap(({ parts }) => (parts[part]?.chosen ? [parts[part].view] : []))[0];
  return [OPEN_TOLD.VIEWS([...scores].map(([name, score]) => ({ name, score, taken: name === taken })))];
}

const sum = (parts: readonly { readonly score: number }[]): number => parts.reduce((n, { score }) => n + score, 0);
