/** Tells which lines of a page may be of a header, before their cells are known. */
import { mayBeOfHeading } from '../../lexicon/headings/headings-in-line.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { LIST_KINDS, NAMED_BALANCES } from '../../lexicon/lines/line-kind.ts';
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
  if (tl.amounts.some(({ token }) => !token.nil && !NUMBER.test(token.text))) return false;
  if (tl.line.words.length === 0 || tl.line.words.length > MAX_WORDS) return false;
  // "Line of credit" and "Daily balance summary" are titles, whatever their words head
  if (tl.line.phrases.length === 1 && tl.line.words.length < MAX_CELL_WORDS && isTitle(tl)) return false;
  // a row may state that there is no balance: "Alter Kontostand -"
  return !(tl.amounts.some(({ token }) => token.nil) && tl.line.phrases.some(namesEnd));
}

function isTitle({ line: { text, phrases } }: TokenLine): boolean {
  const found = lineKind(text);
  return isSummary(phrases) || (found?.exact === true && LIST_KINDS.has(found.kind));
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
  const named = [...lines];
  for (let from = 0; from < lines.length; ) {
    const end = lines.indexOf(null, from);
    const to = end < 0 ? lines.length : end;
    const words = lines.slice(from, to).flatMap((tl) => tl?.line.words ?? []);
    if (words.filter(({ text }) => mayBeOfHeading(text)).length < LEAST_KNOWN) named.fill(null, from, to);
    from = to + 1;
  }
  return named;
}
