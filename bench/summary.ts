/** Sums the scores of files, by layout and in total, and prints them. */
import { percent } from './percent.ts';
import type { FieldName, FileScore } from './score.ts';

export interface Summary {
  readonly files: number;
  readonly answered: number;
  readonly perfect: number;
  readonly verified: number;
  readonly lying: number;
  /** perfect files whose paper prints what a proof needs */
  readonly provable: number;
  /** the share of these that are verified */
  readonly proved: number;
  readonly transactions: number;
  readonly recall: number;
  readonly precision: number;
  readonly full: number;
  readonly fields: Readonly<Partial<Record<FieldName, number>>>;
}

/** Given scores of files, returns their sums and shares. */
export function summarise(scores: readonly FileScore[]): Summary {
  const count = (figure: (score: FileScore) => number | boolean) =>
    scores.reduce((sum, score) => sum + Number(figure(score)), 0);
  const transactions = count((score) => score.wanted);
  const exact = count((score) => score.exact);
  const provable = scores.filter((score) => score.perfect && score.provable);
  return {
    files: scores.length,
    answered: count((score) => score.answered),
    perfect: count((score) => score.perfect),
    verified: count((score) => score.verified),
    lying: count((score) => score.lying),
    provable: provable.length,
    proved: share(provable.filter((score) => score.verified).length, provable.length, 0),
    transactions,
    recall: share(exact, transactions, 0),
    precision: share(
      exact,
      count((score) => score.given),
      0,
    ),
    full: share(
      count((score) => score.full),
      transactions,
      0,
    ),
    fields: summariseFields(scores),
  };
}

function summariseFields(scores: readonly FileScore[]): Partial<Record<FieldName, number>> {
  const sums = new Map<string, { wanted: number; right: number }>();
  for (const { fields } of scores) {
    for (const [name, { wanted, right }] of Object.entries(fields)) {
      const sum = sums.get(name) ?? { wanted: 0, right: 0 };
      sums.set(name, { wanted: sum.wanted + wanted, right: sum.right + right });
    }
  }
  return Object.fromEntries([...sums].map(([name, { wanted, right }]) => [name, right / wanted]));
}

const share = (part: number, whole: number, ofNone: number) => (whole === 0 ? ofNone : part / whole);

export interface Scoreboard {
  readonly total: Summary;
  readonly groups: Readonly<Record<string, Summary>>;
}

/** Given scores by id, returns the sums of each group (the match of `by` in an id) and of all. */
export function scoreboardOf(scores: ReadonlyMap<string, FileScore>, by: RegExp): Scoreboard {
  const groups = new Map<string, FileScore[]>();
  for (const [id, score] of scores) {
    const name = by.exec(id)?.[0] ?? id;
    groups.set(name, [...(groups.get(name) ?? []), score]);
  }
  const sorted = [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    total: summarise([...scores.values()]),
    groups: Object.fromEntries(sorted.map(([name, members]) => [name, summarise(members)])),
  };
}

/** Returns a scoreboard as lines of text. */
export function scoreboardText({ total, groups }: Scoreboard): string {
  const fields = Object.entries(total.fields).map(([name, right]) => `${name} ${percent(right)}%`);
  return [
    `${''.padEnd(34)} files perf.% recall  prec.  full% proved lying`,
    ...Object.entries(groups).map(([name, summary]) => line(name, summary)),
    line('TOTAL', total),
    `fields: ${fields.join('  ')}`,
  ].join('\n');
}

function line(name: string, s: Summary): string {
  const column = (part: number) => percent(part).padStart(6);
  const shares = [share(s.perfect, s.files, 0), s.recall, s.precision, s.full, s.proved].map(column).join(' ');
  return `${name.padEnd(34)} ${String(s.files).padStart(5)} ${shares} ${String(s.lying).padStart(5)}`;
}
