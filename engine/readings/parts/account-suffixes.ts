/**
 * Finds the numbers of further accounts, which differ in their end alone ("118822-21" beside "118822-10"), or are of
 * the same form behind a title of their rows.
 */
import { figuresIn, formOf } from '../../labels/number-forms.ts';
import { beforeLinked, type LabelInLine, labelsIn } from '../../lexicon/facts/labels.ts';
import { endsHeading } from '../../lexicon/headings/heading-money.ts';
import type { Line } from '../../model/line.ts';
import { itemAt } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import type { TextFact } from '../facts/facts.ts';
import type { LineMarks } from '../facts/line-marks.ts';
import { titledAccounts } from './titled-accounts.ts';

/** What such accounts share, up to the last mark, and the figures that differ. */
const SUFFIXED = /^(.*\d{3}.*[-/.])(\d{1,4})$/;
const SMALL_WORD = 3;
const LETTER = /\p{L}{2}/u;

/** The title of an account is within so many lines above the headings of its rows, or the first row. */
const BELOW_TITLE = 2;
/** The name of an account that is listed above may be farther. */
const NEAR_ROWS = 4;

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
  const isOfTable = (at: number) => inRows[at] === 1 || headers[at] === 1;
  const isAbove = (at: number, most: number) =>
    inRows[at] !== 1 && Array.from({ length: most }, (_, i) => at + i + 1).some(isOfTable);
  // what is on the first account's page as well is of the bank: "Tel (045) 000000"
  const first = accounts[0]?.line.line.page;
  const ofBank = new Set(lines.flatMap(({ line }) => (line.furniture && line.page === first ? [line.text] : [])));
  const isOthers = ({ text, furniture }: Line) => (furniture && ofBank.has(text)) || beforeLinked(text) !== text;
  const above = lines.filter(({ line }) => isAbove(line.index, NEAR_ROWS) && !isOthers(line));
  const titles = above.filter(({ line }) => isAbove(line.index, BELOW_TITLE));
  const listed = titledAccounts(
    { lines: lines.filter(({ line }) => inRows[line.index] !== 1), titles: above },
    accounts,
  );
  const numbered = new Set(accounts.map(({ line }) => line));
  const further = titles.flatMap((line) => {
    if (numbered.has(line)) return [];
    const suffixed = [...stems].flatMap(([stem, length]) => numbersOn(line, (text) => endsStem(text, stem, length)));
    const found = suffixed.length > 0 ? suffixed : numbersOn(line, (text) => forms.has(formOf(text) ?? ''));
    return found.filter(({ text }) => !known.has(text));
  });
  if (further.length + listed.length === 0) return accounts;
  return [...accounts, ...further, ...listed].sort((a, b) => a.line.line.index - b.line.line.index);
}

const endsStem = (text: string, stem: string, length: number): boolean =>
  text.startsWith(stem) && text.length === stem.length + length && SUFFIXED.test(text);

/** The word of an account's number that holds most of its figures; an IBAN in groups has none. */
function numberIn(text: string): string {
  const last = text.slice(text.lastIndexOf(' ') + 1);
  return figuresIn(last) * 2 > figuresIn(text) ? last : '';
}

/**
 * The numbers at the ends of a line's titles, or right of them, that are so; the money may be behind: "N° 56370787101
 * en euros".
 */
function numbersOn(line: TokenLine, isOne: (text: string) => boolean): TextFact[] {
  return line.line.phrases.flatMap(({ words }, i) => {
    const own = words.slice(0, words.findLastIndex(({ text }) => !endsHeading(text)) + 1);
    const text = own.at(-1)?.text ?? '';
    const title = (own.length > 1 ? own : (line.line.phrases[i - 1]?.words ?? own)).map((word) => word.text);
    // any other label says what else a number is; "de" is none within a title
    const isNone = ({ label, from, to }: LabelInLine) =>
      label === 'account_number' || (to - from === 1 && itemAt(title, from).length <= SMALL_WORD);
    const isTitle = labelsIn(title).every(isNone);
    return isTitle && title.some((one) => LETTER.test(one)) && isOne(text) ? [{ text, line }] : [];
  });
}
