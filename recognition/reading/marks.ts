/** Gives amounts the decimal mark of their page: a comma of few pixels is read as a point. */

/** Figures in groups of three, and cents; or in no groups, and decimals: no group has four figures before its mark. */
const GROUPED = /^(\D*)(\d{1,3}(?:[.,]\d{3})*)([.,])(\d{2}\D{0,3})$/;
const PLAIN = /^(\D*)(\d{4,})([.,])(\d{2,3}\D{0,3})$/;
/** Three figures behind the only mark: a group, or decimals. */
const THREE = /^(\D*)(?!0[.,])(\d{1,3})([.,])(\d{3}\D{0,3})$/;
/** Groups and cents with marks of their own: "3.140,90" says which is which. */
const BOTH = /^\D*\d{1,3}(?:,\d{3})+(\.)\d{2}\D{0,3}$|^\D*\d{1,3}(?:\.\d{3})+(,)\d{2}\D{0,3}$/;
/** Share of the amounts of a page that have one mark. */
const MOST = 0.75;
/** Commas are read as points, and hardly any point as a comma: such a share and so many of them say the same. */
const SOME_COMMAS = 0.3;
const LEAST_COMMAS = 3;
/** So many amounts of a page show which mark is before three figures. */
const SEVERAL = 4;

export type Mark = '.' | ',';

const partsOf = (text: string) => GROUPED.exec(text) ?? PLAIN.exec(text);

/** Given the texts of a page, returns its decimal mark; null if its amounts do not say. */
export function decimalMarkOf(texts: readonly string[]): Mark | null {
  const both = texts.flatMap((text) => BOTH.exec(text)?.slice(1).find(Boolean) ?? []);
  return mostOf(both) ?? mostOf(texts.flatMap((text) => partsOf(text)?.[3] ?? []));
}

/** Returns the mark before the two figures at the end of an amount; null for other texts. */
export function centsOf(text: string): Mark | null {
  const [, , , mark, cents = ''] = partsOf(text) ?? [];
  return /^\d{2}(?!\d)/.test(cents) && (mark === '.' || mark === ',') ? mark : null;
}

/** Given the texts of a page, returns its mark before three figures, whatever it means; null if amounts do not say. */
export function markBeforeThreeOf(texts: readonly string[]): Mark | null {
  const marks = texts.flatMap((text) => THREE.exec(text)?.[3] ?? []);
  return marks.length < SEVERAL ? null : mostOf(marks);
}

/** Returns an amount whose only mark is before three figures with that of its page; other texts as they are. */
export const withMarkBeforeThree = (text: string, mark: Mark): string => text.replace(THREE, `$1$2${mark}$4`);

function mostOf(marks: readonly string[]): Mark | null {
  if (marks.length === 0) return null;
  const commas = marks.filter((mark) => mark === ',').length;
  const share = commas / marks.length;
  if (1 - share >= MOST) return '.';
  return share >= MOST || (share >= SOME_COMMAS && commas >= LEAST_COMMAS) ? ',' : null;
}

/** Returns an amount with a mark before its cents, and the other one between its groups; other texts as they are. */
export function withMark(text: string, mark: Mark): string {
  const amount = partsOf(text);
  if (amount === null) return text;
  const [, before = '', whole = '', , cents = ''] = amount;
  return `${before}${whole.replace(/[.,]/g, mark === '.' ? ',' : '.')}${mark}${cents}`;
}

/** True for an amount whose last mark is a decimal mark: others are before it, or more figures than a group has. */
export const hasDecimals = (text: string): boolean =>
  PLAIN.test(text) || /[.,]\d{3}/.test(GROUPED.exec(text)?.[2] ?? '');
