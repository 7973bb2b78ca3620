/** Scores what was read of a document field by field: each that the truth names, null included; a key that it lacks is not scored. */
import type { Given, Wanted } from './score.ts';
import { statementFields } from './statement-fields.ts';

/** One field of one statement or row: what the truth wants and what was given. */
export interface FieldTrial {
  readonly field: string;
  readonly wanted: string | null;
  readonly given: string | null;
  readonly right: boolean;
}

/** Given a truth and what was read (null: nothing), returns every field that is scored; a paper that is no statement has none. */
export function fieldTrials(truth: Wanted, given: Given | null): FieldTrial[] {
  return truth.negative === true ? [] : statementFields(truth, given);
}

/** Given trials of any number of documents, returns a table by field: how many are right, and how the others fail. */
export function fieldsText(trials: readonly FieldTrial[]): string {
  const names = [...new Set(trials.map(({ field }) => field))];
  return [
    `${'field'.padEnd(20)} ${['wanted', 'right%', 'missed', 'wrong', 'nulls', 'right%', 'invented'].map((name) => name.padStart(8)).join(' ')}`,
    ...names.map((name) =>
      line(
        name,
        trials.filter(({ field }) => field === name),
      ),
    ),
  ].join('\n');
}

/** Given trials of one document, returns a line for each that is wrong. */
export function fieldFaults(trials: readonly FieldTrial[]): string[] {
  return trials
    .filter(({ right }) => !right)
    .map(({ field, wanted, given }) => `${field}: wanted ${wanted}, given ${given}`);
}

function line(field: string, trials: readonly FieldTrial[]): string {
  const named = trials.filter(({ wanted }) => wanted !== null);
  const nulls = trials.filter(({ wanted }) => wanted === null);
  const failing = named.filter(({ right }) => !right);
  const missed = failing.filter(({ given }) => given === null).length;
  const figures = [
    named.length,
    percentRight(named),
    missed,
    failing.length - missed,
    nulls.length,
    percentRight(nulls),
    nulls.filter(({ right }) => !right).length,
  ];
  return `${field.padEnd(20)} ${figures.map((figure) => String(figure).padStart(8)).join(' ')}`;
}

function percentRight(trials: readonly FieldTrial[]): string {
  if (trials.length === 0) return '-';
  return ((100 * trials.filter(({ right }) => right).length) / trials.length).toFixed(1);
}
