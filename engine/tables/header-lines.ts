/** Tells which lines of a page may be of a header, before their cells are known. */
import { mayBeOfHeading } from '../lexicon/columns.ts';
import { lineKind } from '../lexicon/lines.ts';
import type { TokenLine } from './types.ts';

/** Headings are short: a longer cell is a sentence. */
export const MAX_CELL_WORDS = 7;
/** Most words of a header's line. */
const MAX_WORDS = 30;
/** A header has so many known headings at the least. */
const LEAST_KNOWN = 2;
/** A number that a heading may hold, which is no amount: a year, a footnote. */
const NUMBER = /^[([]?\d{1,4}[)\]]?$/;
/** What rows state above and below all others. */
const ENDS: ReadonlySet<string> = new Set(['opening', 'closing', 'brought_forward', 'carried_forward']);

/** Given a line, returns whether a header may have it: it holds no day and no figure but those that headings do. */
export function mayBeHeader(tl: TokenLine): boolean {
  // most lines are rows: told first
  if (tl.dates.length > 0 || tl.amounts.some(({ token }) => !token.nil && !NUMBER.test(token.text))) return false;
  if (tl.line.words.length === 0 || tl.line.words.length > MAX_WORDS) return false;
  // "Line of credit" is a title or a limit, whatever its last word heads
  if (tl.line.phrases.length === 1 && tl.line.words.length < MAX_CELL_WORDS && isSummary(tl.line.phrases)) return false;
  // a row may state that there is no balance: "Alter Kontostand -"
  const nil = tl.amounts.some(({ token }) => token.nil);
  return !(nil && tl.line.phrases.some((p) => ENDS.has(lineKind(p.text)?.kind ?? '') && lineKind(p.text)?.exact));
}

/** True where labels name limits, or what a period begins with and what it ends with or sums to: those of a summary, its figures below. */
export function isSummary(labels: readonly { readonly text: string }[]): boolean {
  const kinds = new Set(labels.map((label) => lineKind(label.text)).map((k) => (k?.exact ? k.kind : null)));
  const others = ['closing', 'total_credit', 'total_debit'] as const;
  return (
    kinds.has('limit') ||
    kinds.has('minimum_payment') ||
    (kinds.has('opening') && others.some((kind) => kinds.has(kind)))
  );
}

/** Given lines that headers may have, and null for others, returns those that stand among enough words of known headings for one. */
export function nameHeadings(lines: readonly (TokenLine | null)[]): readonly (TokenLine | null)[] {
  const named: (TokenLine | null)[] = [];
  let together: TokenLine[] = [];
  const close = () => {
    const words = together.flatMap(({ line }) => line.words).filter(({ text }) => mayBeOfHeading(text));
    for (const tl of together) named.push(words.length >= LEAST_KNOWN ? tl : null);
    together = [];
  };
  for (const tl of lines) {
    if (tl !== null) together.push(tl);
    else {
      if (together.length > 0) close();
      named.push(null);
    }
  }
  close();
  return named;
}
