/** Finds the value of a label, and the label of a value: behind it in one phrase, beside it, above or below it. */
import { type Interval, overlaps } from '../geometry/intervals.ts';
import type { Line, Phrase } from '../model/line.ts';
import { itemAt } from '../model/lists.ts';
import { type LineAt, type NearPhrase, phraseBelow } from './near-phrases.ts';

/** A cell begins where its heading does, within so many points. */
const ALIGNED = 1.5;
/** What may be between a label and its value. */
const BETWEEN = /[\s:：.]+$/u;

/** Where a value begins: its phrase, and the word of that. */
export interface ValuePlace {
  /** index of its phrase on the line */
  readonly at: number;
  readonly phrase: Phrase;
  /** index of its first word in the phrase */
  readonly word: number;
}

/** Given a line and the index of a word on it, returns the phrase in which that word is, or null. */
export function placeOf({ words, phrases }: Line, word: number): ValuePlace | null {
  const own = words[word];
  const at = phrases.findIndex((phrase) => phrase.words.some((one) => one === own));
  const phrase = phrases[at];
  return phrase && own ? { at, phrase, word: phrase.words.indexOf(own) } : null;
}

/** Given where a value begins, returns the words before it in its phrase. */
export const wordsBefore = ({ phrase: { words }, word }: ValuePlace): string[] =>
  words.slice(0, word).map(({ text }) => text);

/** Given a label, returns it without the marks that tie it to its value. */
export const bareLabel = (label: string): string => label.replace(BETWEEN, '');

/** Given a phrase, returns the label before its first colon and the value behind it; null if it has no colon. */
export function atFirstColon(text: string): { readonly label: string; readonly value: string } | null {
  const [, label, value = ''] = /^([^:：]+)[:：]+(.*)$/u.exec(text) ?? [];
  return label === undefined ? null : { label: label.trim(), value: value.trim() };
}

/** Given the index of a phrase on a line, returns the phrase to its left, no farther than so many text sizes. */
export function phraseLeft({ phrases, size }: Line, at: number, sizes = Infinity): Phrase | undefined {
  const left: Phrase | undefined = phrases[at - 1];
  return left !== undefined && itemAt(phrases, at).x0 - left.x1 < sizes * size ? left : undefined;
}

/**
 * Given a label by its phrase, returns the text of the cell below it, or ''; `label` is the part of the phrase that it
 * takes, and `next` where the next label begins.
 */
export function cellBelow(
  label: Interval & { readonly next: number | undefined },
  line: LineAt,
  sizes: number,
): (NearPhrase & { readonly text: string }) | null {
  const below = phraseBelow(label, line, { aligned: overlaps, sizes });
  if (below === null) return null;
  // what begins left of its label is a cell of its own only below another label
  const { words } = itemAt(line.lines, line.at).line;
  const hasOther = words.some(({ x1 }) => x1 <= label.x0 && x1 > below.phrase.x0);
  return { ...below, text: cellOf(below.phrase, hasOther ? label.x0 : below.phrase.x0, label.next) };
}

/** The words of a phrase below a heading, up to the one below the next heading. */
function cellOf({ text, words }: Phrase, x0: number, next: number | undefined): string {
  const beginning = (x: number) => words.findIndex((word) => Math.abs(word.x0 - x) <= ALIGNED);
  const from = Math.max(0, beginning(x0));
  const to = next === undefined ? -1 : beginning(next);
  if (from === 0 && to <= 0) return text;
  const cell = words.slice(from, to > from ? to : undefined);
  return cell.map((word) => word.text).join(' ');
}
