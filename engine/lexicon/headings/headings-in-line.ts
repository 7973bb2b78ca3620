/** Finds the known headings in the words of a line. */
import { firstOf, itemAt } from '../../model/lists.ts';
import { SYMBOL } from '../../money/heading-currency.ts';
import { joinFolded } from '../phrases/fold.ts';
import { remembered } from '../phrases/remembered.ts';
import { HEADINGS } from './column-headings.ts';
import type { HeadingInLine, RoleOfHeading } from './column-role.ts';
import { endsHeading, isMoneyWord } from './heading-money.ts';
import { FROM_PARTS, foldHeading, partsOfHeading, rolesOfFolded, wholeHeading } from './heading-roles.ts';
import { type SpanEvidence, segment } from './heading-spans.ts';

const roleOfSpan = remembered(readSpan);

let headingWords: ReadonlySet<string> | null = null;
/** Scripts without spaces: a word of theirs may hold a heading. */
const UNSPACED = /[\u0e00-\u0eff\u3040-\u9fff\uac00-\ud7a3]/;

/** True for a printed word that a known heading may have; a hyphen at its end ties it to one below. */
export function mayBeOfHeading(word: string): boolean {
  const folded = foldHeading(word);
  if (folded === '' || word.endsWith('-') || UNSPACED.test(folded) || SYMBOL.test(word)) return true;
  headingWords ??= HEADINGS.words();
  const known = headingWords;
  return folded.split(' ').some((part) => known.has(part) || isMoneyWord(part));
}

/** Returns the known headings in the words of a header line, left to right, even if two nearly touch. */
export function headingsIn(words: readonly string[], evidence: SpanEvidence = () => 0): HeadingInLine[] {
  const read = (from: number, to: number) => {
    const isOne = to - from === 1;
    if (!isOne && from > 0 && endsHeading(itemAt(words, from))) return null;
    return roleOfSpan(words.slice(from, to).join(' '));
  };
  return segment(words, read, evidence);
}

/** Given words of a line, returns what a column is for that has all of them as its heading, or null. */
function readSpan(text: string): RoleOfHeading | null {
  const words = text.split(' ');
  if (words.length === 1) return wholeHeading(text)[0] ?? null;
  const folded = words.map(foldHeading);
  if (!mayBegin(firstOf(folded))) return null;
  const isTied = TIE.test(text);
  const whole = rolesOfFolded(joinFolded(folded), isTied)[0];
  if (whole) return whole;
  return isTied ? tiedHeading(text) : null;
}

/** Marks that tie two names of one column, or a remark to it. */
const TIE = /[/|()（）]/;

function mayBegin(folded: string): boolean {
  const end = folded.indexOf(' ');
  const first = end < 0 ? folded : folded.slice(0, end);
  return HEADINGS.begins(first) || isMoneyWord(first) || !/^[a-z]*$/.test(first);
}

/** Known names of one column joined by strokes or followed by brackets: "Withdrawal (Dr)/ Deposit (Cr)". */
function tiedHeading(text: string): RoleOfHeading | null {
  const names = text.split(/[/|]/).map((name) => name.trim());
  if (names.length === 1 && !BRACKET_BEHIND.test(text)) return null;
  const roles = names.map((name) => wholeHeading(name)[0] ?? wholeHeading(name.replace(BRACKET_BEHIND, ''))[0] ?? null);
  if (names.some((name) => name === '') || roles.some((role) => role === null)) return null;
  const [own] = roles;
  return names.length > 1 || !own ? partsOfHeading(text) : { ...own, weight: own.weight * FROM_PARTS };
}

/** Words in brackets at the end: "(Dr)", "(In local currency)". */
const BRACKET_BEHIND = /\s*[(（][^()（）]{1,24}[)）]$/;
