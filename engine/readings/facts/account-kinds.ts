/** Finds the kinds of account that titles and labels name. */
import { atFirstColon, phraseLeft } from '../../labels/values.ts';
import { type AccountNamed, accountNamed, isKindLabel } from '../../lexicon/facts/accounts.ts';
import { namesThisPaper } from '../../lexicon/facts/paper-names.ts';
import type { Line, Phrase } from '../../model/line.ts';
import { namesNumber } from './account-numbers.ts';

/** A named kind of account: `labelled` by a label beside it, `numbered` by the account's number behind it. */
export interface AccountKind extends AccountNamed {
  readonly labelled: boolean;
  readonly numbered: boolean;
}

/** Words of a label, of a title, and of a title with dashes, at the most. */
const LABEL_WORDS = 5;
const KIND_WORDS = 8;
const TITLE_WORDS = 10;
const SENTENCE_END = /\p{L}{3}[.!?]$/u;

/** Given a phrase and its line, returns the kind of account in it, or null. */
export function accountKindOf(phrase: Phrase, line: Line): AccountKind | null {
  if (SENTENCE_END.test(phrase.text)) return null;
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
  const [named] = text.split(/\s\S*\d/u);
  if (words.length > KIND_WORDS && named.split(' ').length <= LABEL_WORDS) return [named];
  return words.length <= KIND_WORDS || (pieces.length > 1 && words.length <= TITLE_WORDS) ? pieces : [];
}

/** True for a phrase with a label for the kind of account, inside or to the left. */
function isLabelled(phrase: Phrase, line: Line): boolean {
  const inside = atFirstColon(phrase.text)?.label;
  return isKindLabel(inside ?? phraseLeft(line, line.phrases.indexOf(phrase))?.text ?? '');
}
