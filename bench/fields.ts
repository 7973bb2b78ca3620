/**
 * Scores the result of a document field by field: each field in the truth, including null; a missing key is not scored.
 * For rows, only those with the right date and amount count.
 */
import type { FieldTrial } from './field-trial.ts';
import { percent } from './percent.ts';
import { rowFields } from './row-fields.ts';
import { exactPairs, type Given, type Wanted } from './score.ts';
import { statementFields } from './statement-fields.ts';

/**
 * Given a truth and the result (null: nothing), returns every scored field; a paper that is not a statement has none.
 */
export function fieldTrials(truth: Wanted, given: Given | null): FieldTrial[] {
  if (truth.negative === true) return [];
  return [...statementFields(truth, given), ...rowFields(exactPairs(truth, given))];
}

/** How often a field was read right: of the values in the truth, and of the nulls in it. */
export interface FieldFigures {
  readonly wanted: number;
  readonly right: number;
  /** given as null */
  readonly missed: number;
  readonly wrong: number;
  /** wanted as null */
  readonly nulls: number;
  readonly invented: number;
}

/** Given trials of any number of documents, returns the figures of each field, in the order of the fields. */
export function fieldFigures(trials: readonly FieldTrial[]): Record<string, FieldFigures> {
  const names = [...new Set(trials.map(({ field }) => field))];
  return Object.fromEntries(names.map((name) => [name, figuresOf(trials.filter(({ field }) => field === name))]));
}

function figuresOf(trials: readonly FieldTrial[]): FieldFigures {
  const named = trials.filter(({ wanted }) => wanted !== null);
  const nulls = trials.filter(({ wanted }) => wanted === null);
  const failing = named.filter(({ right }) => !right);
  const missed = failing.filter(({ given }) => given === null).length;
  return {
    wanted: named.length,
    right: named.length - failing.length,
    missed,
    wrong: failing.length - missed,
    nulls: nulls.length,
    invented: nulls.filter(({ right }) => !right).length,
  };
}

/** Given trials of any number of documents, returns a table by field: how many are right, and how the others fail. */
export function fieldsText(trials: readonly FieldTrial[]): string {
  return [
    `${'field'.padEnd(20)} ${['wanted', 'right%', 'missed', 'wrong', 'nulls', 'right%', 'invented'].map((name) => name.padStart(8)).join(' ')}`,
    ...Object.entries(fieldFigures(trials)).map(([name, figures]) => line(name, figures)),
  ].join('\n');
}

/** Given trials of one document, returns a line for each wrong value, only the first few for each field. */
export function fieldFaults(trials: readonly FieldTrial[]): string[] {
  const wrong = trials.filter(({ right }) => !right);
  const shown = wrong.filter((one, i) => wrong.slice(0, i).filter(({ field }) => field === one.field).length < SHOWN);
  return shown.map(({ field, wanted, given }) => `${field}: wanted ${wanted}, given ${given}`);
}

/** A field that is wrong on each row of a paper would repeat the same line. */
const SHOWN = 4;

function line(field: string, { wanted, right, missed, wrong, nulls, invented }: FieldFigures): string {
  const figures = [wanted, of(right, wanted), missed, wrong, nulls, of(nulls - invented, nulls), invented];
  return `${field.padEnd(20)} ${figures.map((figure) => String(figure).padStart(8)).join(' ')}`;
}

function of(part: number, whole: number): string {
  return whole === 0 ? '-' : percent(part / whole);
}
