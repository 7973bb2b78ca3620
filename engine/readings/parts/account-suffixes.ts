/** Finds the numbers of further accounts, which differ in their end alone: "118822-21" beside "118822-10". */
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
    const [, stem, suffix] = SUFFIXED.exec(text) ?? [];
    if (stem !== undefined) stems.set(stem, suffix.length);
  }
  if (stems.size === 0) return accounts;
  const isOfTable = (at: number) => inRows[at] === 1 || headers[at] === 1;
  const isTitle = (at: number) => inRows[at] !== 1 && BELOW_TITLE.some((down) => isOfTable(at + down));
  const further = [...stems].flatMap(([stem, length]) =>
    lines
      .filter(({ line }) => line.text.includes(stem) && isTitle(line.index))
      .flatMap((line) => numbersOn(line, stem, length).filter(({ text }) => !known.has(text))),
  );
  if (further.length === 0) return accounts;
  return [...accounts, ...further].sort((a, b) => a.line.line.index - b.line.line.index);
}

/** The numbers at the ends of a line's titles that begin with a stem, and have so many figures behind it. */
function numbersOn(line: TokenLine, stem: string, length: number): TextFact[] {
  return line.line.phrases.flatMap(({ words }) => {
    const { text } = words[words.length - 1];
    const isOne = text.startsWith(stem) && text.length === stem.length + length && SUFFIXED.test(text);
    return isOne && LETTER.test(words[0].text) ? [{ text, line }] : [];
  });
}
