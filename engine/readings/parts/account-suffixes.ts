/** Finds the numbers of further accounts of one customer, which differ in their end alone: "118822-21" where "118822-10" is named. */
import type { TokenLine } from '../../model/table.ts';
import type { LineMarks } from '../facts/line-marks.ts';

interface NumberFact {
  readonly text: string;
  readonly line: TokenLine;
}

/** What such accounts share, up to the last mark, and the figures that tell them apart. */
const SUFFIXED = /^(.*\d{3}.*[-/.])(\d{1,4})$/;
const LETTER = /\p{L}{2}/u;

/** The title of an account stands above the headings of its rows, or the first of them, within so many lines. */
const TITLE_ABOVE = 2;

/**
 * Given the account numbers of a document in its order, all its lines, and which of them stand in rows and in headers,
 * returns them with those of further accounts, each behind a title that no one knows.
 */
export function withSuffixes(
  accounts: readonly NumberFact[],
  lines: readonly TokenLine[],
  inRows: LineMarks,
  headers: LineMarks,
): readonly NumberFact[] {
  const known = new Set(accounts.map(({ text }) => text));
  const stems = new Map<string, number>();
  for (const text of known) {
    const [, stem, suffix] = SUFFIXED.exec(text) ?? [];
    if (stem !== undefined) stems.set(stem, suffix.length);
  }
  if (stems.size === 0) return accounts;
  const heads = (at: number) => {
    for (let i = at + 1; i <= at + TITLE_ABOVE; i++) if (inRows[i] === 1 || headers[i] === 1) return true;
    return false;
  };
  const further: NumberFact[] = [];
  for (const [stem, length] of stems) {
    for (const tl of lines) {
      if (!tl.line.text.includes(stem) || inRows[tl.line.index] === 1 || !heads(tl.line.index)) continue;
      for (const { words } of tl.line.phrases) {
        const text = words[words.length - 1].text;
        const isOne = text.startsWith(stem) && text.length === stem.length + length && !known.has(text);
        if (isOne && SUFFIXED.test(text) && LETTER.test(words[0].text)) further.push({ text, line: tl });
      }
    }
  }
  if (further.length === 0) return accounts;
  return [...accounts, ...further].sort((a, b) => a.line.line.index - b.line.line.index);
}
