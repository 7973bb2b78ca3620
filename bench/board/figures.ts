/** The stored figures of a set of papers: only counts, from which every share can be computed. */
import { groupBy } from '../../engine/model/lists.ts';
import { ASPECTS, type Aspect, traitName } from '../../fixtures/fuzz/traits.ts';
import { levelsOf } from '../confidence.ts';
import type { FieldTrial } from '../field-trial.ts';
import { type FieldFigures, fieldFigures } from '../fields.ts';
import type { Trial } from '../fuzz-report.ts';
import type { FileScore } from '../score.ts';

/** Counts over papers. */
export interface Counts {
  readonly papers: number;
  /** papers with every transaction exact, none missing and none invented */
  readonly perfect: number;
  /** transactions in the truths */
  readonly transactions: number;
  /** transactions that were read */
  readonly given: number;
  /** date and amount are right */
  readonly exact: number;
  /** exact, and description and balance are also right */
  readonly whole: number;
  /** perfect papers that print what a proof needs */
  readonly provable: number;
  /** the number of these that are verified */
  readonly proved: number;
  /** papers that are called verified but are wrong */
  readonly lying: number;
}

interface LevelCounts {
  readonly level: string;
  readonly rows: number;
  /**
   * the sum of their confidences, in hundredths: of rows that are as sure as they say, as many are exact. Left out on
   * sets that were measured before it was counted
   */
  readonly said?: number;
  readonly exact: number;
}

/** The figures of one set of papers. */
export interface SetFigures {
  readonly total: Counts;
  readonly fields: Readonly<Record<string, FieldFigures>>;
  readonly confidence: readonly LevelCounts[];
  /** by document, by trait, or by grade of scan */
  readonly parts: Readonly<Record<string, Counts>>;
}

/** Given the id of a document, returns the part of its set that it is counted with; null for none. */
export type PartOf = (id: string) => string | null;

/** The grade of a scan, which its id ends with. */
export const gradeIn: PartOf = (id) => id.split('~')[1] ?? null;

/** Given documents' scores and fields by id, returns the figures of all, and of each part. */
export function figuresOfDocuments(
  scores: ReadonlyMap<string, FileScore>,
  fields: readonly FieldTrial[],
  partOf: PartOf,
): SetFigures {
  const byPart = groupBy([...scores], ([id]) => partOf(id));
  const parts = [...byPart].flatMap(([part, own]) =>
    part === null ? [] : [[part, countsOf(own.map(([, score]) => score))] as const],
  );
  return { ...figuresOf([...scores.values()], fields), parts: Object.fromEntries(parts) };
}

/** Given trials of drawn papers, returns the figures of all and, if wanted, of each trait, including the plain ones. */
export function figuresOfTrials(trials: readonly Trial[], byTrait: boolean): SetFigures {
  const aspects = byTrait ? (Object.keys(ASPECTS) as Aspect[]) : [];
  const parts = aspects.flatMap((aspect) =>
    Object.keys(ASPECTS[aspect]).flatMap((option) => {
      const having = trials.filter(({ recipe }) => recipe[aspect] === option);
      if (having.length === 0 || option === 'no') return [];
      return [[traitName(aspect, option), countsOf(having.map(({ score }) => score))] as const];
    }),
  );
  const scores = trials.map(({ score }) => score);
  const fields = trials.flatMap((trial) => trial.fields);
  return { ...figuresOf(scores, fields), parts: Object.fromEntries(parts) };
}

function figuresOf(scores: readonly FileScore[], fields: readonly FieldTrial[]): Omit<SetFigures, 'parts'> {
  const levels = levelsOf(scores.flatMap(({ rows }) => rows));
  return {
    total: countsOf(scores),
    fields: fieldFigures(fields),
    confidence: levels.map(({ name, count, said, exact }) => ({ level: name, rows: count, said, exact })),
  };
}

function countsOf(scores: readonly FileScore[]): Counts {
  const count = (figure: (score: FileScore) => number | boolean) =>
    scores.reduce((sum, score) => sum + Number(figure(score)), 0);
  return {
    papers: scores.length,
    perfect: count(({ perfect }) => perfect),
    transactions: count(({ wanted }) => wanted),
    given: count(({ given }) => given),
    exact: count(({ exact }) => exact),
    whole: count(({ full }) => full),
    provable: count(({ perfect, provable }) => perfect && provable),
    proved: count(({ perfect, provable, verified }) => perfect && provable && verified),
    lying: count(({ lying }) => lying),
  };
}
