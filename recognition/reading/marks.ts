/** Gives amounts the decimal mark of their page: a comma of few pixels is read as a point. */

/** Figures in groups of three, and cents. */
const GROUPED = /^(\D*)(\d{1,3}(?:[.,]\d{3})*)([.,])(\d{2}\D{0,3})$/;
/** Share of the amounts of a page that have one mark. */
const MOST = 0.75;

/** Given the texts of a page, returns its decimal mark; null if its amounts do not say. */
export function decimalMarkOf(texts: readonly string[]): '.' | ',' | null {
  const marks = texts.flatMap((text) => GROUPED.exec(text)?.[3] ?? []);
  const points = marks.filter((mark) => mark === '.').length;
  if (marks.length > 0 && points >= MOST * marks.length) return '.';
  return marks.length > 0 && marks.length - points >= MOST * marks.length ? ',' : null;
}

/** Returns an amount with a mark before its cents, and the other one between its groups; other texts as they are. */
export function withMark(text: string, mark: '.' | ','): string {
  const amount = GROUPED.exec(text);
  if (amount === null) return text;
  const [, before = '', whole = '', , cents = ''] = amount;
  return `${before}${whole.replace(/[.,]/g, mark === '.' ? ',' : '.')}${mark}${cents}`;
}

/** True for an amount with marks between its groups: these differ from the decimal mark. */
export const isGrouped = (text: string): boolean => /[.,]\d{3}/.test(GROUPED.exec(text)?.[2] ?? '');
