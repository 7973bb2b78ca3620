/** Sums the results of drawn papers, in total and by trait, so that the most costly class of failure is visible. */
import type { FuzzPaper } from '../fixtures/fuzz/paper.ts';
import { ASPECTS, type Aspect, type Recipe, traitName } from '../fixtures/fuzz/traits.ts';
import { confidenceText } from './confidence.ts';
import type { Answer } from './convert-all.ts';
import type { FieldTrial } from './field-trial.ts';
import { fieldFaults, fieldsText, fieldTrials } from './fields.ts';
import { percent } from './percent.ts';
import { type FileScore, scoreFile } from './score.ts';
import { type Summary, summarise } from './summary.ts';

export interface Trial {
  readonly seed: number;
  readonly recipe: Recipe;
  readonly traits: readonly string[];
  readonly score: FileScore;
  readonly fields: readonly FieldTrial[];
  /** the status in the result, or why there is no result */
  readonly status: string;
  readonly reasons: readonly string[];
}

/** Given a paper and the answer to it, returns the trial with its score. */
export function trialOf({ seed, recipe, traits, truth }: Omit<FuzzPaper, 'pdf'>, { given, fault }: Answer): Trial {
  const said = given?.statements.map(({ reconciliation }) => reconciliation.status).join(' ');
  const reasons = given?.statements.map(({ reconciliation }) => (reconciliation as { reason?: string }).reason ?? '');
  const [score, fields] = [scoreFile(truth, given), fieldTrials(truth, given)];
  return { seed, recipe, traits, score, fields, status: fault ?? said ?? '', reasons: reasons ?? [] };
}

/** A trait whose papers fail far more often than the others, and how many additional papers fail. */
interface TraitFigures {
  readonly name: string;
  readonly summary: Summary;
  readonly cost: number;
}

const EXAMPLES = 6;

/** Given trials, returns the report as lines of text. */
export function fuzzText(trials: readonly Trial[], { show }: { show: boolean }): string {
  const all = summarise(trials.map(({ score }) => score));
  const failing = trials.filter(({ score }) => !isRight(score));
  const byTrait = traitFigures(trials).sort((a, b) => b.cost - a.cost);
  return [
    `${'trait (costliest first)'.padEnd(36)} files perf.%  full% proved% lying  cost`,
    ...byTrait.map(
      ({ name, summary, cost }) => `${line(name, summary)} ${cost.toFixed(1).padStart(5)}  ${examples(trials, name)}`,
    ),
    line('TOTAL', all),
    confidenceText(trials.flatMap(({ score }) => score.rows)),
    fieldsText(trials.flatMap(({ fields }) => fields)),
    '',
    `failing: ${failing.length} of ${trials.length}`,
    ...failing.flatMap((trial) => failureLines(trial, show)),
    ...(show ? trials.flatMap(wrongFields) : []),
  ].join('\n');
}

/** The requirements for a paper: every row whole, proved if possible, and no lie. */
export function isRight(score: FileScore): boolean {
  return score.perfect && score.full === score.wanted && !score.lying && (score.verified || !score.provable);
}

function traitFigures(trials: readonly Trial[]): TraitFigures[] {
  const total = trials.filter(({ score }) => !isRight(score)).length / trials.length;
  return (Object.keys(ASPECTS) as Aspect[]).flatMap((aspect) =>
    Object.keys(ASPECTS[aspect]).flatMap((option) => {
      const having = trials.filter(({ recipe }) => recipe[aspect] === option);
      if (having.length === 0 || option === 'no') return [];
      const wrong = having.filter(({ score }) => !isRight(score)).length;
      const summary = summarise(having.map(({ score }) => score));
      return [{ name: traitName(aspect, option), summary, cost: wrong - total * having.length }];
    }),
  );
}

function examples(trials: readonly Trial[], name: string): string {
  const [aspect, option = 'yes'] = name.split('=') as [Aspect, string?];
  const seeds = trials
    .filter(({ recipe, score }) => recipe[aspect] === option && !isRight(score))
    .map(({ seed }) => seed);
  return seeds.slice(0, EXAMPLES).join(' ');
}

function wrongFields({ seed, fields }: Trial): string[] {
  return fieldFaults(fields).map((fault) => `${seed}: ${fault}`);
}

function failureLines({ seed, traits, score, status, reasons }: Trial, show: boolean): string[] {
  const faults = [
    ...(score.lying ? ['LYING'] : []),
    ...(score.perfect ? [] : [`${score.exact} of ${score.wanted} exact, ${score.given} given`]),
    ...(score.poor.length > 0 ? [`${score.poor.length} poor`] : []),
    ...(score.perfect && score.provable && !score.verified ? ['not proved'] : []),
  ];
  const head = `${seed}: ${faults.join(', ')} (${status})  ${traits.join(' ')}`;
  if (!show) return [head];
  return [
    head,
    ...(score.provable && !score.verified ? [...new Set(reasons)].map((reason) => `    says     ${reason}`) : []),
    ...score.missing.slice(0, 4).map((row) => `    missing  ${row.date} ${row.amount} ${row.description}`),
    ...score.invented
      .slice(0, 4)
      .map((row) => `    invented ${row.date} ${row.amount} ${row.balance} ${row.description}`),
    ...score.poor
      .slice(0, 2)
      .flatMap(({ wanted, given }) => [
        `    wanted   ${wanted.date} ${wanted.amount} ${wanted.balance} ${wanted.description}`,
        `    given    ${given.date} ${given.amount} ${given.balance} ${given.description}`,
      ]),
  ];
}

const column = (part: number) => percent(part).padStart(6);

function line(name: string, s: Summary): string {
  const shares = [s.perfect / (s.files || 1), s.full, s.proved].map(column).join(' ');
  return `${name.padEnd(36)} ${String(s.files).padStart(5)} ${shares} ${String(s.lying).padStart(5)}`;
}
