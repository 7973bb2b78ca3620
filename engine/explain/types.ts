/** The shape of an explanation: what each stage made of a document, by which rule, for people and for programs. */
import type { DateOrder } from '../dates/date.ts';
import type { Box } from '../geometry/box.ts';
import type { ColumnRole } from '../lexicon/headings/column-role.ts';
import type { LineKind } from '../lexicon/lines/line-kind.ts';
import type { IsoDate } from '../model/iso-date.ts';
import type { Repeat } from '../model/line.ts';
import type { Dropped, Page } from '../model/page.ts';
import type { Place } from '../model/place.ts';
import type { RowRole, SignEvidence } from '../model/reading.ts';
import type { ColumnKind } from '../model/row.ts';
import type { DecimalMark } from '../money/amount.ts';
import type { SignReading } from '../readings/amount-signs/question.ts';
import type { ExplainedStatement } from './statement-types.ts';

/** Raised when a field changes its meaning or goes; fields may be added without. */
export const EXPLANATION_VERSION = 1;

/** Boxes are in points from the top left of the upright page; money is a decimal string, with the holder's sign. */
export interface Explanation {
  readonly version: typeof EXPLANATION_VERSION;
  readonly pages: readonly ExplainedPage[];
  readonly lines: readonly ExplainedLine[];
  readonly tables: readonly ExplainedTable[];
  readonly rows: readonly ExplainedRow[];
  readonly readings: ExplainedReadings;
  readonly statements: readonly ExplainedStatement[];
  readonly sought: Sought | null;
}

/** A page, its measures as the first stage has them, and how many it has of what that stage read. */
export interface ExplainedPage
  extends Pick<Page, 'width' | 'height' | 'turned' | 'scale' | 'source' | 'images' | 'unusable'>,
    Record<'glyphs' | 'words' | 'rules' | 'bands', number> {
  /** from 1, as all pages here */
  readonly page: number;
  /** text that the file holds and the page does not show; `why` in words */
  readonly dropped: readonly (Omit<Dropped, 'why'> & { readonly why: string })[];
  /** parts of a page of text that were read from their pictures */
  readonly areas: readonly Box[];
  /** words that two readers of a picture did not read alike, and what the sums of the paper say to that */
  readonly unlike: readonly ExplainedReading[];
}

interface ExplainedReading {
  readonly text: string;
  readonly box: Box;
  /** what else was read there; empty if only one reader read it */
  readonly others: readonly string[];
  readonly status: 'open' | 'settled' | 'corrected';
}

export type LinePlace = 'furniture' | 'header' | 'title' | 'row' | 'section' | 'left over' | 'outside';

export interface ExplainedLine {
  /** its index, by which others name it; parts of a line beside each other may share one */
  readonly line: number;
  readonly page: number;
  readonly box: Box;
  readonly text: string;
  readonly as: LinePlace;
  readonly rule: string | null;
  readonly repeat: (Omit<Repeat, 'rule'> & { readonly rule: string }) | null;
  readonly table: number | null;
  /** indices of its rows: two if lists are side by side */
  readonly rows: readonly number[];
  /** why it may be a booking, if it was read as none: no statement around it is `verified` */
  readonly doubt: string | null;
}

export interface ExplainedTable {
  readonly table: number;
  readonly headerless: boolean;
  /** the lines of its stretches, by their indices */
  readonly segments: readonly (Readonly<Record<'header' | 'title' | 'body', readonly number[]>> & {
    readonly page: number;
  })[];
  readonly columns: readonly ExplainedColumn[];
  /** ways to take its columns, and how well the printed balances follow: 1 if all do, 0.3 if none can be compared */
  readonly attempts: readonly {
    readonly roles: readonly (ColumnRole | null)[];
    readonly score: number;
    readonly chosen: boolean;
  }[];
  /** how the signs of its one column of amounts read; null if it has none */
  readonly signs: Pick<SignReading, 'evidence' | 'unmarked' | 'flip'> | null;
}

export interface Rival {
  readonly role: ColumnRole | null;
  /** `heading`: another meaning of its words; `balances`: another way to take the columns */
  readonly by: 'heading' | 'balances';
  readonly weight: number;
}

export interface ExplainedColumn {
  readonly column: number;
  /** x on the page; null for the outermost edges */
  readonly left: number | null;
  readonly right: number | null;
  readonly heading: string;
  /** what its heading says, and how surely, 0 to 1 */
  readonly named: ColumnRole | null;
  readonly weight: number;
  readonly holds: 'date' | 'money' | null;
  readonly kind: ColumnKind | null;
  readonly role: ColumnRole | null;
  /** the rules that gave it its role, the last one decided */
  readonly steps: readonly { readonly rule: string; readonly role: ColumnRole | null }[];
  readonly rivals: readonly Rival[];
}

export interface ExplainedRow {
  readonly row: number;
  readonly table: number;
  /** indices of lines; `anchor` is the one with its amount */
  readonly lines: readonly number[];
  readonly anchor: number | null;
  readonly places: readonly Place[];
  /** what its words say that it is, and whether they say nothing else */
  readonly kind: LineKind | null;
  readonly exact: boolean;
  readonly section: { readonly title: string; readonly sign: 1 | -1 | 0 | null } | null;
  readonly role: RowRole | 'not read';
  readonly reason: string;
  readonly date: IsoDate | null;
  /** false if the date was carried down from a row above */
  readonly ownDate: boolean;
  readonly amount: string | null;
  readonly sign: SignEvidence | null;
  readonly balance: string | null;
  readonly statement: number | null;
  readonly transaction: number | null;
}

export interface ExplainedReadings {
  readonly decimalMark: DecimalMark;
  /** for how much each mark speaks: an amount that can be read with no other is 1 */
  readonly markVotes: Readonly<Record<DecimalMark, number>>;
  readonly dateOrder: DateOrder;
  /** the orders that the dates of the paper allow; none if no date of figures asks for one */
  readonly ordersAllowed: readonly DateOrder[];
  readonly orderHinted: boolean;
  /** what evidence leaves open, with its answers, the likeliest first */
  readonly questions: readonly {
    readonly about: string;
    readonly told: boolean;
    readonly answers: readonly { readonly name: string; readonly doubt: number; readonly chosen: boolean }[];
  }[];
  /** the joint answers that were tried: checks that pass count for them, the highest score is taken */
  readonly trials: readonly {
    readonly answers: readonly number[];
    /** by part of the document: whose view its signs take, and its score; below 0 if it is no statement */
    readonly parts: readonly { readonly view: string; readonly score: number; readonly chosen: boolean }[];
  }[];
}

export interface Sought {
  readonly text: string;
  /** places that hold it; the first of them are reported */
  readonly found: number;
  readonly occurrences: readonly Occurrence[];
  /** pages that hold it, too, if one page was asked for */
  readonly otherPages: readonly number[];
  /** texts of the paper that look most like it, if it was not found */
  readonly nearest: readonly string[];
}

/** The stages of the engine that are explained, in their order. */
export const STAGE_NAMES = ['pages', 'words', 'lines', 'tables', 'rows', 'readings', 'statements'] as const;
export type StageName = (typeof STAGE_NAMES)[number];

export interface Occurrence {
  readonly page: number;
  readonly box: Box;
  /** as printed, whole words */
  readonly printed: string;
  /** what it became, in short: "transaction 4 of statement 0: balance"; or why it is left out */
  readonly became: string;
  readonly leftOut: boolean;
  readonly line: number | null;
  readonly table: number | null;
  readonly column: number | null;
  readonly row: number | null;
  readonly statement: number | null;
  /** in the order of the stages, as far as it came */
  readonly stages: readonly { readonly stage: StageName; readonly says: readonly string[] }[];
}
