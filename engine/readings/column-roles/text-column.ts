/** What the rules about a column of texts look at: its texts, and the roles of other columns. */

import { areCodes, LEAST_TEXTS } from '../../lexicon/codes.ts';
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Rows } from '../roles.ts';

/** So large a share of the rows shows what a column holds. */
export const MOST = 0.9;

/** The texts of one column; their forms are computed when they are first asked for. */
export class ColumnTexts {
  readonly heading: string;
  readonly weight: number;
  readonly rows: Rows;
  readonly column: number;
  readonly holdsTexts: boolean;
  readonly holdsMoney: boolean;
  #dated: readonly string[] | null = null;
  #all: readonly string[] | null = null;
  #codes: boolean | null = null;
  #letters: number | null = null;

  constructor(rows: Rows, column: number) {
    this.rows = rows;
    this.column = column;
    this.heading = rows[0].columns[column].heading;
    this.weight = rows[0].columns[column].weight;
    this.holdsTexts = rows[0].kinds[column] === 'text';
    this.holdsMoney = rows[0].kinds[column] === 'money';
  }

  /** on the rows that have a day */
  get dated(): readonly string[] {
    this.#dated ??= this.#textsOf(this.rows.filter(({ days }) => days.length > 0));
    return this.#dated;
  }

  /** on all rows: numbers go on where only the first row of a day has a date */
  get all(): readonly string[] {
    this.#all ??= this.#textsOf(this.rows);
    return this.#all;
  }

  /** most are numbers, or codes with digits */
  get codes(): boolean {
    this.#codes ??= areNumbersOrCodes(this.dated);
    return this.#codes;
  }

  /** letters of its texts, codes left out */
  get letters(): number {
    this.#letters ??= this.all.reduce((sum, text) => sum + (areCodes([text]) ? 0 : text.length), 0);
    return this.#letters;
  }

  /** True if most texts on all rows are so. */
  isMost(holds: (text: string) => boolean): boolean {
    return this.all.filter(holds).length >= this.all.length * MOST;
  }

  #textsOf(rows: readonly Row[]): string[] {
    return rows.flatMap(({ texts }) => (texts[this.column] === '' ? [] : [texts[this.column]]));
  }
}

/** A column of texts whose role is asked, and the roles so far. */
export interface TextColumn {
  readonly texts: ColumnTexts;
  readonly role: ColumnRole | null;
  readonly roles: Roles;
  /** no heading says what it is, or it is one of several descriptions */
  readonly open: boolean;
  /** it holds codes beside a description that holds none */
  readonly isCodes: boolean;
}

function areNumbersOrCodes(texts: readonly string[]): boolean {
  if (texts.length === 0) return false;
  const numbers = texts.filter((text) => /\d/.test(text) && !/\p{L}/u.test(text)).length;
  return areCodes(texts, MOST) || (texts.length >= LEAST_TEXTS && numbers >= texts.length * MOST);
}
