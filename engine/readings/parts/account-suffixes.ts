/**
 * Finds the numbers of further accounts, which differ in their end alone ("118822-21" beside "118822-10"), or are of
 * the same form behind a title of their rows.
 */
import { labelsIn } from '../../lexicon/facts/labels.ts';
import { endsHeading } from '../../lexicon/headings/heading-money.ts';
import type { TokenLine } from '../../model/table.ts';
import type { TextFact } from '../facts/facts.ts';
import type { LineMarks } from '../facts/line-marks.ts';

/** What such accounts share, up to the last mark, and the figures that differ. */
const SUFFIXED = /^(.*\d{3}.*[-/.])(\d{1,4})$/;
const LETTER = /\p{L}{2}/u;

/** The title of an account is within so many lines above the headings of its rows, or the first row. */
const BELOW_TITLE = [1, 2];

/**
 * Given the account numbers of a document in order, all its lines, and which are in rows and in headers, returns the
 * numbers with those of further accounts, which are behind titles.
 */
export function withSuffixes(
  accounts: readonly TextFact[],
  lines: readonly TokenLine[],
  inRows: LineMarks,
  headers: LineMarks,
): readonly TextFact[] {
  const known = new Set(accounts.map(({ text }) => text));
  const stems = new Map<string, number>();
  for (const text of known) {
    const [, stem, suffix = ''] = SUFFIXED.exec(text) ?? [];
    if (stem !== undefined) stems.set(stem, suffix.length);
  }
  const forms = new Set([...known].flatMap((text) => formOf(numberIn(text)) ?? []));
  if (stems.size === 0 && forms.size === 0) return accounts;
  const isOfTable = (at: number) => inRows[at] === 1 || headers[at] === 1;
  const isTitle = (at: number) => inRows[at] !== 1 && BELOW_TITLE.some((down) => isOfTable(at + down));
  // what is on the first account's page as well is of the bank: "Tel (045) 000000"
  const first = accounts[0]?.line.line.page;
  const ofBank = new Set(lines.flatMap(({ line }) => (line.furniture && line.page === first ? [line.text] : [])));
  const titles = lines.filter(({ line }) => isTitle(line.index) && !(line.furniture && ofBank.has(line.text)));
  const further = titles.flatMap((line) => {
    const suffixed = [...stems].flatMap(([stem, length]) => numbersOn(line, (text) => endsStem(text, stem, length)));
    const found = suffixed.length > 0 ? suffixed : numbersOn(line, (text) => forms.has(formOf(text) ?? ''));
    return found.filter(({ text }) => !known.has(text));
  });
  if (further.length === 0) return accounts;
  return [...accounts, ...further].sort((a, b) => a.line.line.index - b.line.line.index);
}

const endsStem = (text: string, stem: string, length: number): boolean =>
  text.startsWith(stem) && text.length === stem.length + length && SUFFIXED.test(text);

/** Figures of a number whose form shows that another is an account's as well, at the least. */
const LEAST_FIGURES = 6;

/** The word of an account's number that holds most of its figures; an IBAN in groups has none. */
function numberIn(text: string): string {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return figuresIn(last) * 2 > figuresIn(text) ? last : '';
}

const figuresIn = (text: string): number => text.replace(/\D/g, '').length;

/** The form of a number: its figures as one figure, the marks between them as they are; null for a short one. */
const formOf = (text: string): string | null =>
  /^[\d./-]+$/.test(text) && figuresIn(text) >= LEAST_FIGURES ? text.replace(/\d/g, '0') : null;

/** The numbers at the ends of a line's titles that are so; the money may be behind: "N° 56370787101 en euros". */
function numbersOn(line: TokenLine, isOne: (text: string) => boolean): TextFact[] {
  return line.line.phrases.flatMap(({ words }) => {
    const all = words.map(({ text }) => text);
    const texts = all.slice(0, all.findLastIndex((text) => !endsHeading(text)) + 1);
    const text = texts.at(-1) ?? '';
    // any other label says what else a number is
    const isTitle = labelsIn(texts).every(({ label }) => label === 'account_number');
    return isTitle && texts.some((one) => LETTER.test(one)) && isOne(text) ? [{ text, line }] : [];
  });
}
