/** How cells of a workbook are shown: the number format, the fill, and what else a style has. */
import { makeOnce } from '../../model/lists.ts';
import type { DateFormat } from '../options.ts';

/** What a fill says: a heading, and whether something is proved, open or wrong. */
export type Tint = 'heading' | 'pass' | 'doubt' | 'fail';

/** Their colours, in hexadecimal RGB: light enough to read black and red text on them, also printed in grey. */
export const TINTS: Readonly<Record<Tint, string>> = {
  heading: 'D9D9D9',
  pass: 'C6EFCE',
  doubt: 'FFEB9C',
  fail: 'FFC7CE',
};

/** One object for each style: writers number them by identity. */
export interface Style {
  /** a number format of the spreadsheet */
  readonly format: string;
  /** of a number that is no date: the decimals that the format shows */
  readonly decimals?: number;
  readonly bold?: true;
  /** a text wider than its column continues on a line below */
  readonly wrap?: true;
  /** without it, texts are at the left and numbers at the right; `right` leaves a gap to the text of the next column */
  readonly align?: 'left' | 'right';
  /** a line above the cell: it is a total */
  readonly ruled?: true;
  readonly tint?: Tint;
}

/** The format of text: a text that looks like a formula stays text when somebody edits it. */
const TEXT_FORMAT = '@';

export const HEADER: Style = { format: 'General', bold: true, wrap: true, tint: 'heading' };
export const TEXT: Style = { format: TEXT_FORMAT, wrap: true };
/** Of an amount with more digits than a number of a spreadsheet has. */
export const DIGITS: Style = { format: TEXT_FORMAT, align: 'right' };
export const LABEL: Style = { format: TEXT_FORMAT, bold: true };
export const COUNT: Style = { format: '0', decimals: 0, align: 'left' };
/** Of an empty cell. */
export const BLANK: Style = { format: 'General' };

const dates = new Map<string, Style>();

/** Given a format of days, returns its style: the same object each time. The usual one is that of ISO 8601. */
export function dateStyle(format: DateFormat = 'YYYY-MM-DD'): Style {
  // a spreadsheet would write a bare stroke as the mark of its country
  return makeOnce(dates, format, () => ({ format: format.toLowerCase().replaceAll('/', '\\/'), align: 'left' }));
}

/** By decimals: ISO 4217 has currencies of none to four. Negative amounts have a minus, and are red on a screen. */
const MONEY: readonly Style[] = ['#,##0', '#,##0.0', '#,##0.00', '#,##0.000', '#,##0.0000'].map((format, decimals) => ({
  format: `${format};[Red]-${format}`,
  decimals,
  align: 'right',
}));
const [MOST_DECIMALS] = MONEY.slice(-1) as [Style];

export const moneyStyle = (decimals: number): Style => MONEY[decimals] ?? MOST_DECIMALS;

const variants = new WeakMap<Style, Map<string, Style>>();

/** Given a style, returns it with this fill: the same object each time. */
export const tinted = (style: Style, tint: Tint): Style => variant(style, tint, { tint });

/** Given a style, returns that of a total of such cells: the same object each time. */
export const totalled = (style: Style): Style => variant(style, 'total', { bold: true, ruled: true });

function variant(style: Style, name: string, changes: Partial<Style>): Style {
  const known = variants.get(style) ?? new Map<string, Style>();
  variants.set(style, known);
  const made = known.get(name) ?? { ...style, ...changes };
  known.set(name, made);
  return made;
}
