/** Finds what only an account has (a sort code, an overdraft), or only a card (a minimum payment). */
import { namesAccountMark } from '../../lexicon/facts/account-marks.ts';
import { cardEvidence } from '../../lexicon/facts/accounts.ts';
import { labelsIn } from '../../lexicon/facts/labels.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import type { Kind } from '../../model/sign-convention.ts';
import type { Word } from '../../model/word.ts';

/** What only one kind of account has, as printed. */
export interface KindMark {
  readonly kind: Kind;
  readonly text: string;
  /** it may be another account's, or another kind's: a limit of credit */
  readonly mayBeAnothers?: boolean;
}

/** Words of its name, at the most: in a sentence it may be an offer. */
const MOST_WORDS = 5;

/** Given a phrase and the words of each thing that it says, returns the marks in it. */
export function kindMarksIn(phrase: readonly Word[], clauses: readonly (readonly string[])[]): KindMark[] {
  const words = phrase.map(({ text }) => text);
  const code = labelsIn(words).find(({ label }) => label === 'sort_code');
  const behind = code ? words.slice(code.to) : [];
  // the code stands behind its label, or below it
  const isCode = code && (behind.length === 0 ? code.from === 0 : behind.some((word) => /\d/.test(word)));
  const marks: KindMark[] = isCode
    ? [{ kind: 'account', text: words.slice(code.from, code.to).join(' '), mayBeAnothers: true }]
    : [];
  for (const clause of clauses) {
    const text = clause.join(' ');
    const mark = clause.length > 0 && clause.length <= MOST_WORDS ? markOf(text) : null;
    if (mark !== null) marks.push({ ...mark, text });
  }
  return marks;
}

/** The kind that a short text without figures marks, or null. */
function markOf(text: string): Omit<KindMark, 'text'> | null {
  if (namesAccountMark(text)) return { kind: 'account' };
  const named = lineKind(text);
  if (!named?.exact) return null;
  if (named.kind === 'minimum_payment') return { kind: 'card' };
  return named.kind === 'limit' && cardEvidence(text) > 0 ? { kind: 'card', mayBeAnothers: true } : null;
}
