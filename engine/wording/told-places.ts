/** The sentences in which `explain` tells where a text is (page, table, row): by code, with parameters. */
import type { Repeat } from '../model/line.ts';
import type { TextStyle } from '../model/page.ts';
import { spaced } from './grammar.ts';
import { DROPPED, type DropReason, REPEATS } from './lines.ts';
import { SECTION_SIDES } from './trail.ts';

export type Rule = string | null;
export type Ruled = { readonly rule: Rule };
export type Weighted = { readonly weight: number };
export const inTwo = (value: number): string => value.toFixed(2);

/** How text looks; its colour as it is written. */
type Look = Omit<TextStyle, 'color'> & { readonly color: string };

/** The page, its words and lines. */
const quoted = (texts: readonly string[]): string => texts.map((text) => `"${text}"`).join(' or ');

export const PAGE_TOLD = {
  STRUCK_TWICE: () => 'drawn a second time at the same place, as bold letters are faked: read once',
  NOT_SHOWN: (why: DropReason) => `not read: the page does not show it, it is ${DROPPED[why]}`,
  PAGE_TURNED: (degrees: number) => `the page was turned by ${degrees} degrees to stand upright`,
  RECOGNISED: (confidence: number) => `recognised from a picture, confidence ${inTwo(confidence)}`,
  READ_BY_ONE: (text: string) => `the readers of the picture differ on "${text}", and neither has another text for it`,
  READ_ALIKE: (text: string) => `two readers of the picture read "${text}" alike`,
  READ_IN_WAYS: ({ text, others }: { text: string; others: readonly string[] }) =>
    `the readers of the picture differ: the surer reads "${text}", the other ${quoted(others)}`,
  SUMS_SETTLE: (text: string) => `the sums of the paper allow "${text}" alone`,
  SUMS_CORRECT: ({ text, read }: { text: string; read: string }) =>
    `corrected: the surer reader read "${read}", the other "${text}", with which the sums of the paper close`,
  SUMS_OPEN: (text: string) => `no sum of the paper settles if it is "${text}"`,
  SEEN: ({ font, size, bold, italic, color }: Look) => {
    const look = [bold ? 'bold' : '', italic ? 'italic' : ''].filter(Boolean).join(' ');
    const parts = [font || 'a font without a name', `${size} pt`, look, `colour #${color}`];
    return `seen: ${parts.filter(Boolean).join(', ')}`;
  },
  WORDS: (texts: readonly string[]) =>
    `in ${texts.length === 1 ? 'the word' : `${texts.length} words:`} ${texts.map((text) => `"${text}"`).join(' ')}`,
  LINE: ({ line, text }: { line: number; text: string }) => `line ${line}: "${text}"`,
  REPEATED: ({ kept, rule, pages, of }: Repeat & { kept: boolean }) =>
    `${kept ? 'looks like furniture of the page, but stands in a table' : 'furniture of the page'}: ` +
    `${REPEATS[rule]} stands there on ${pages} of ${of} pages`,
};

type Rival = Weighted & { readonly role: string | null; readonly by: keyof typeof RIVAL_BY };
const RIVAL_BY = {
  heading: 'as its heading may also mean, weight',
  balances: 'under which the balances follow with a score of',
};
const roleNamed = (role: string | null): string => (role === null ? 'no role' : spaced(role));

/** The table and the column. */
export const TABLE_TOLD = {
  IN_NO_TABLE: (rule: Rule) => `in no table: ${rule}`,
  IN_TABLE: ({ table, headed, from, to }: { table: number; headed: boolean; from: number; to: number }) =>
    `in table ${table}, ${headed ? 'found by its header' : 'found by alignment, without a header'}, ` +
    `${from === to ? `page ${from}` : `pages ${from} to ${to}`}`,
  ABOVE_HEADER: () => 'right above its header: a title of the rows, perhaps',
  IN_COLUMN: ({ heads, at, of, heading }: { heads: boolean; at: number; of: number; heading: string }) =>
    `${heads ? 'heads' : 'in'} column ${at} of ${of}${heading === '' ? ', which has no heading' : `, "${heading}"`}`,
  TEXT_COLUMN: () => 'no role: its text goes to the description',
  UNUSED_COLUMN: () => 'no role: nothing is taken from it',
  ROLE: (role: string) => `its role: ${spaced(role)}`,
  HEADING_SAYS: ({ role, weight }: Weighted & { role: string }) =>
    `evidence: its heading says ${spaced(role)} (weight ${inTwo(weight)})`,
  HOLDS: (holds: 'date' | 'money') =>
    `evidence: ${holds === 'date' ? 'dates' : 'amounts'} stand below each other in it`,
  STEP: ({ rule, role }: Ruled & { role: string | null }) => `rule: ${rule}: ${roleNamed(role)}`,
  RIVAL: ({ role, by, weight }: Rival) => `rival: ${roleNamed(role)}, ${RIVAL_BY[by]} ${inTwo(weight)}`,
  NO_RIVAL: () => 'no rival',
};

/** What kind of row words say, and how surely, if that is known. */
type RowWords = { readonly kind: string; readonly weight: number | null };
const weighing = (weight: number | null): string => (weight === null ? '' : ` (weight ${inTwo(weight)})`);

/** The row. */
export const ROW_TOLD = {
  DOUBTFUL: (because: string) => `it may be a booking, so that no statement around it is verified: ${because}`,
  FURTHER_DOWN: () => 'it stands further down than rows of its table do',
  SENTENCE: () => 'its text runs across columns, as a sentence does',
  SECTION_TITLE: (rule: Rule) => `no row, but a title above rows: ${rule}`,
  NO_ROW: (rule: Rule) => `of no row: ${rule}`,
  IN_ROW: ({ row, lines }: { row: number; lines: readonly number[] }) =>
    `in row ${row}, ${lines.length === 1 ? 'of this line alone' : `of the lines ${lines.join(', ')}`}`,
  ANCHOR: () => 'its amount stands on this line: that anchors the row',
  BESIDE_ANCHOR: ({ anchor, rule }: Ruled & { anchor: number | null }) =>
    `its amount stands on line ${anchor ?? '?'}, which this line belongs to; ` +
    `the border of the row was found by this rule: ${rule}`,
  SAYS_ALONE: ({ kind, weight }: RowWords) => `its words say ${spaced(kind)}${weighing(weight)}, and nothing else`,
  SAYS: ({ kind, weight }: RowWords) => `its words hold the words for ${spaced(kind)}${weighing(weight)}`,
  IN_SECTION: ({ title, sign }: { title: string; sign: 1 | -1 | 0 | null }) =>
    `below the title "${title}": ` +
    `${sign === null ? 'which does not say which way money went' : SECTION_SIDES[`${sign}`]}`,
};
