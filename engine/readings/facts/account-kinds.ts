/** Finds the kinds of account that titles and labels name, and what only one kind has: a sort code. */
import { atFirstColon, phraseLeft } from '../../labels/values.ts';
import {
  type AccountNamed,
  accountNamed,
  cardEvidence,
  isKindLabel,
  namesAccountMark,
} from '../../lexicon/facts/accounts.ts';
import { labelsIn } from '../../lexicon/facts/labels.ts';
import { namesThisPaper, TITLE_WORDS } from '../../lexicon/facts/paper-names.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { namesCollection } from '../../lexicon/lines/paying-words.ts';
import type { Line, Phrase } from '../../model/line.ts';
import type { Kind } from '../../model/sign-convention.ts';
import type { Word } from '../../model/word.ts';
import { namesNumber } from './account-labels.ts';

/** A named kind of account: `labelled` by a label beside it, `numbered` by the account's number behind it. */
export interface AccountKind extends AccountNamed {
  readonly labelled: boolean;
  readonly numbered: boolean;
}

/** Words of a label, of a title, and of a title with dashes, at the most. */
const LABEL_WORDS = 5;
const KIND_WORDS = 8;
/** The end of a sentence, or a formula: "in 3 years and $7,704 (Savings = $6,698)." */
const PROSE = /(?:\p{L}{3}|\))[.!?]$|\s=\s/u;

/** Given a phrase and its line, returns the kind of account in it, or null. */
export function accountKindOf(phrase: Phrase, line: Line): AccountKind | null {
  if (PROSE.test(phrase.text)) return null;
  const pieces = titlePieces(phrase);
  const kinds = pieces.flatMap((piece) => accountNamed(piece) ?? []);
  // a kind beside the paper's name is its own: "Extracto mensual – Caja de ahorro"
  const titled = pieces.some(namesThisPaper) ? pieces.filter((piece) => !namesThisPaper(piece)) : [];
  const beside = titled.length < pieces.length ? titled.flatMap((piece) => accountNamed(piece) ?? [])[0] : undefined;
  const named = beside ?? kinds.find(({ sure }) => sure) ?? kinds[0];
  if (!named) return null;
  const labelled = isLabelled(phrase, line);
  const numbered = namesNumber(phrase.text);
  return { ...named, sure: named.sure || labelled || numbered || beside !== undefined, labelled, numbered };
}

/** The parts of a short phrase, or of one with dashes: "Extracto – Conta à ordem". */
function titlePieces({ text, words }: Phrase): string[] {
  const pieces = text.split(/\s+[–—|-]\s+/u);
  const [named = ''] = text.split(/\s\S*\d/u);
  if (words.length > KIND_WORDS && named.split(' ').length <= LABEL_WORDS) return [named];
  return words.length <= KIND_WORDS || (pieces.length > 1 && words.length <= TITLE_WORDS) ? pieces : [];
}

/** True for a phrase with a label for the kind of account, inside or to the left. */
function isLabelled(phrase: Phrase, line: Line): boolean {
  const inside = atFirstColon(phrase.text)?.label;
  return isKindLabel(inside ?? phraseLeft(line, line.phrases.indexOf(phrase))?.text ?? '');
}

/** What only one kind of account has, as printed. */
export interface KindMark {
  readonly kind: Kind;
  readonly text: string;
  /** it may be another account's, or another kind's: a limit of credit */
  readonly mayBeAnothers?: boolean;
  /** it is what will be collected from an account */
  readonly collects?: boolean;
}

/** Words of its name, at the most: in a sentence it may be an offer. */
const MOST_WORDS = 5;

/** Given a phrase and the words of each thing that it says, returns the marks in it. */
export function kindMarksIn(phrase: readonly Word[], clauses: readonly (readonly string[])[]): KindMark[] {
  const words = phrase.map(({ text }) => text);
  const code = labelsIn(words).find(({ label }) => label === 'sort_code');
  const behind = code ? words.slice(code.to) : [];
  // the code is behind its label, or below it
  const isCode = code && (behind.length === 0 ? code.from === 0 : behind.some((word) => /\d/.test(word)));
  const marks = clauses.flatMap((clause): KindMark[] => {
    const text = clause.join(' ');
    const mark = clause.length > 0 && clause.length <= MOST_WORDS ? markOf(text) : null;
    return mark === null ? [] : [{ ...mark, text }];
  });
  if (!isCode) return marks;
  return [{ kind: 'account', text: words.slice(code.from, code.to).join(' '), mayBeAnothers: true }, ...marks];
}

/** The kind that a short text without figures marks, or null. */
function markOf(text: string): Omit<KindMark, 'text'> | null {
  if (namesAccountMark(text)) return { kind: 'account' };
  const named = lineKind(text);
  if (!named?.exact) return null;
  if (named.kind === 'minimum_payment') return { kind: 'card', collects: namesCollection(text) };
  return named.kind === 'limit' && cardEvidence(text) > 0 ? { kind: 'card', mayBeAnothers: true } : null;
}
