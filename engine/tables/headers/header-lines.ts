/** Tells which lines of a page may be of a header, before their cells are known. */
import { mayBeOfHeading } from '../../lexicon/headings/heading-roles.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { NAMED_BALANCES } from '../../lexicon/lines/line-kind.ts';
import type { TokenLine } from '../../model/table.ts';

/** Headings are short: a longer cell is a sentence. */
export const MAX_CELL_WORDS = 7;
/** Most words of a header's line. */
const MAX_WORDS = 30;
/** A header has so many known headings at the least. */
const LEAST_KNOWN = 2;
/** A number that a heading may hold, which is no amount: a year, a footnote. */
const NUMBER = /^[([]?\d{1,4}[)\]]?$/;
/** What a period ends with, or sums to. */
const SUMMED: ReadonlySet<string> = new Set(['closing', 'total_credit', 'total_debit']);

/** Given a line, returns whether a header may have it: it holds no day and no figure but those that headings do. */
export function mayBeHeader(tl: TokenLine): boolean {
  // most lines are rows, and leave here
  if (tl.dates.length > 0) return false;
  let nil = false;
  for (const { token } of tl.amounts) {
    if (token.nil) nil = true;
    else if (!NUMBER.test(token.text)) return false;
  }
  if (tl.line.words.length === 0 || tl.line.words.length > MAX_WORDS) return false;
  // "Line of credit" is a title or a limit, whatever its last word heads
  if (tl.line.phrases.length === 1 && tl.line.words.length < MAX_CELL_WORDS && isSummary(tl.line.phrases)) return false;
  // a row may state that there is no balance: "Alter Kontostand -"
  return !(nil && tl.line.phrases.some(namesEnd));
}

function namesEnd({ text }: { readonly text: string }): boolean {
  const found = lineKind(text);
  return found?.exact === true && NAMED_BALANCES.has(found.kind);
}

/** True for labels of a summary: a limit, or what a period begins with and what it ends with or sums to. */
export function isSummary(labels: readonly { readonly text: string }[]): boolean {
  let [begins, ends] = [false, false];
  for (const { text } of labels) {
    const found = lineKind(text);
    if (!found?.exact) continue;
    if (found.kind === 'limit' || found.kind === 'minimum_payment') return true;
    if (found.kind === 'opening') begins = true;
    if (SUMMED.has(found.kind)) ends = true;
  }
  return begins && ends;
}

/** Returns the lines that headers may have, null instead of those with too few words of known headings around. */
export function nameHeadings(lines: readonly (TokenLine | null)[]): readonly (TokenLine | null)[] {
  const named: (TokenLine | null)[] = [];
  let together: TokenLine[] = [];
  for (const tl of lines) {
    if (tl !== null) {
      together.push(tl);
      continue;
    }
    if (together.length > 0) addNamed(named, together);
    together = [];
    named.push(null);
  }
  addNamed(named, together);
  return named;
}

/** Adds lines that stand together, or null for each if too few of their words belong to known headings. */
function addNamed(named: (TokenLine | null)[], together: readonly TokenLine[]): void {
  let known = 0;
  for (const { line } of together) for (const { text } of line.words) if (mayBeOfHeading(text)) known++;
  for (const tl of together) named.push(known >= LEAST_KNOWN ? tl : null);
}
