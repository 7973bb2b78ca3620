/** Reports on tempting papers, by family: how many were called proved, and how many of those wrongly. */
import type { FuzzPaper } from '../fixtures/fuzz/paper.ts';
import type { Family } from '../fixtures/lies/family.ts';
import type { Answer } from './convert-all.ts';
import { percent } from './percent.ts';
import { type FileScore, type GivenStatement, scoreFile, type Wanted } from './score.ts';

export interface Answered {
  readonly paper: FuzzPaper;
  readonly answer: Answer;
}

export interface LieTrial {
  readonly family: Family;
  readonly seed: number;
  readonly traits: readonly string[];
  readonly score: FileScore;
  readonly lies: boolean;
  /** the untouched paper; null if it was not converted */
  readonly control: { readonly verified: boolean; readonly lies: boolean } | null;
  readonly reasons: readonly string[];
}

/**
 * Given a family, a seed, the tempting paper and its answer, and optionally those of the untouched one, returns the
 * trial.
 */
export function lieTrialOf(
  family: Family,
  seed: number,
  { paper, answer }: Answered,
  untouched: Answered | null,
): LieTrial {
  return {
    family,
    seed,
    traits: paper.traits,
    score: scoreFile(paper.truth, answer.given),
    lies: liesAbout(paper.truth, answer),
    control: untouched && {
      verified: scoreFile(untouched.paper.truth, untouched.answer.given).verified,
      lies: liesAbout(untouched.paper.truth, untouched.answer),
    },
    reasons: answer.given?.statements.map(reasonOf) ?? [answer.fault ?? ''],
  };
}

/** True if the tempting or the untouched paper is called proved but is wrong. */
export function isLying({ lies, control }: LieTrial): boolean {
  return lies || control?.lies === true;
}

function reasonOf({ reconciliation }: GivenStatement): string {
  const { status, reason = '' } = reconciliation as { status: string; reason?: string };
  return `${status}: ${reason}`;
}

/** True if a verified result has wrong rows, or rows in another currency than it says. */
export function liesAbout(truth: Wanted, { given }: Answer): boolean {
  if (given === null) return false;
  if (scoreFile(truth, given).lying) return true;
  return given.statements.some(({ index, currency, reconciliation }) => {
    if (reconciliation.status !== 'verified' || currency === null) return false;
    const statements = truth.statements.filter(
      (statement) => statement.currency == null || statement.currency === currency,
    );
    if (statements.length === truth.statements.length) return false;
    const normalised = given.normalised.filter((row) => row.statement === index);
    const own = given.statements.filter((statement) => statement.index === index);
    return statements.length === 0 || scoreFile({ ...truth, statements }, { normalised, statements: own }).lying;
  });
}

/** Given trials, returns the report as lines of text. */
export function liesText(trials: readonly LieTrial[], { show }: { show: boolean }): string {
  const families = [...new Set(trials.map(({ family }) => family))];
  const lying = trials.filter(isLying);
  return [
    `${'obligation'.padEnd(12)} ${'family'.padEnd(24)} papers perf.% verified lying  control: verified% lying`,
    ...families.map((family) =>
      line(
        family.obligation,
        family.name,
        trials.filter((trial) => trial.family === family),
      ),
    ),
    line('', 'TOTAL', trials),
    '',
    ...lying.flatMap((trial) => lieLines(trial, show)),
  ].join('\n');
}

function line(obligation: string, name: string, trials: readonly LieTrial[]): string {
  const count = (of: (trial: LieTrial) => boolean) => trials.filter(of).length;
  const right = percent(count(({ score }) => score.perfect) / trials.length).padStart(6);
  const figures = [count(({ score }) => score.verified), count(({ lies }) => lies)].map((n) => String(n).padStart(6));
  const proved = percent(count(({ control }) => control?.verified === true) / trials.length).padStart(12);
  const controlLies = String(count(({ control }) => control?.lies === true)).padStart(12);
  return `${obligation.padEnd(12)} ${name.padEnd(24)} ${String(trials.length).padStart(6)} ${right}   ${figures.join('')} ${proved} ${controlLies}`;
}

function lieLines({ family, seed, lies, traits, score, reasons }: LieTrial, show: boolean): string[] {
  const head = `LYING  ${family.name} ${seed}${lies ? '' : ' (control)'}`;
  if (!show) return [head];
  const told = (kind: string) => (row: { date: string | null; amount: string; description?: string | null }) =>
    `    ${kind} ${row.date} ${row.amount} ${row.description}`;
  return [
    `${head}: ${score.exact} of ${score.wanted} exact, ${score.given} given  ${traits.join(' ')}`,
    ...reasons.map((reason) => `    says     ${reason}`),
    ...score.missing.slice(0, 4).map(told('missing ')),
    ...score.invented.slice(0, 4).map(told('invented')),
  ];
}
