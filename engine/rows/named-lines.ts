/** Finds what the words of a line say of its amount, and which section it opens for the rows below. */
import { endAlike } from '../geometry/intervals.ts';
import { phraseAbove, RIGHT_ABOVE } from '../labels/near-phrases.ts';
import { columnRole } from '../lexicon/headings/heading-roles.ts';
import { type KindOfLine, kindOfWords, lineKind } from '../lexicon/lines/kind-of-line.ts';
import type { LineKind } from '../lexicon/lines/line-kind.ts';
import { listedBesides } from '../lexicon/lines/no-bookings.ts';
import { isSentence, sectionTitle } from '../lexicon/lines/section-titles.ts';
import { namesBookings, namesPending } from '../lexicon/lines/sections.ts';
import type { Line } from '../model/line.ts';
import type { Section } from '../model/row.ts';
import type { PlacedAmount, TokenLine } from '../model/table.ts';
import type { Word } from '../model/word.ts';
import type { AmountToken } from '../money/amount.ts';
import { currencyCode } from '../money/currencies.ts';
import { isMoneyLike } from '../money/moneylike.ts';

/**
 * Returns what the words before the first amount say, if they say nothing else ("Total debits 518.43 Items 8"), or the
 * label right before the last amount ("J DOE Account number: 4471 Credit limit: 3,000").
 */
export function kindBeforeAmount(tl: TokenLine): KindOfLine | null {
  const { line, amounts } = tl;
  const [first] = amounts;
  const found = first?.from === 0 ? null : named(line.words.slice(0, first?.from));
  return found ?? kindOfLabel(tl);
}

const BALANCES: ReadonlySet<LineKind> = new Set(['opening', 'closing']);

function kindOfLabel({ line: { words, phrases }, amounts }: TokenLine): KindOfLine | null {
  const at = amounts.at(-1)?.from ?? 0;
  const last = words[at - 1];
  if (last === undefined || phrases.length === 1) return null;
  const phrase = phrases.find((p) => p.words.includes(last));
  const found = phrase ? named(words.slice(words.indexOf(phrase.words[0]), at)) : null;
  // "5590 Ciney Ancien solde 2.751,15": no booking is called so
  return last.text.endsWith(':') || (found && BALANCES.has(found.kind)) ? found : null;
}

/** Given an amount, its line and the line above that, returns the balance that the words over the amount name. */
export function balanceNamedAbove(amount: PlacedAmount, { line }: TokenLine, above: TokenLine | undefined) {
  if (!above || above.amounts.length > 0) return null;
  // words beside the amount say themselves what it is
  if (line.words.some(({ text }) => /\p{L}{2}/u.test(text) && currencyCode(text) === null)) return null;
  const label = phraseAbove(amount, { lines: [above, { line }], at: 1 }, RIGHT_ABOVE)?.phrase;
  if (label === undefined) return null;
  const { words } = above.line;
  const from = words.indexOf(label.words[0]);
  // "Closing balance at 30 June"
  const day = above.dates.find((date) => date.from >= from && date.from < from + label.words.length);
  const found = named(words.slice(from, day?.from ?? from + label.words.length));
  return found && BALANCES.has(found.kind) ? found : null;
}

function named(words: readonly Word[]): KindOfLine | null {
  const found = kindOfWords(words);
  return found?.exact ? found : null;
}

/** Returns the section that a line titles, or null. `inBody`: of a table's body. `apart`: clear of rows' texts. */
export function sectionOf({ text, phrases }: Line, inBody = false, apart = false): Section | null {
  const [first, ...others] = phrases;
  const found = sectionTitle(text, first.text, inBody, apart);
  // "Checks    There were 3 checks listed totaling $1,770.79."
  return found && { title: others.some((other) => isSentence(other.text)) ? first.text : text, ...found };
}

/** What heads a list without bookings in one line, so surely that the table's own headings need not come first. */
const SURE_HEADS: ReadonlySet<string> = new Set([
  'deposits or securities',
  'purchases at a promised rate',
  'the calculation of interest',
  'figures of the year',
]);
/** Words of a heading, at the most. */
const HEADING_WORDS = 6;

/** Given a line of a table's body without an amount, returns what it heads if it heads a list without bookings. */
export function listIn({ phrases }: Line): Section | null {
  if (phrases.length < 2 || phrases.some(({ words }) => words.length > HEADING_WORDS)) return null;
  const title = listedBesides(phrases.map((p) => ({ text: p.text, role: columnRole(p.text)?.role ?? null })));
  return title !== null && SURE_HEADS.has(title) ? { title, sign: 0 } : null;
}

/** The same for a line of a table's body: there "Detail" heads bookings of both sides. */
export function sectionIn(line: Line, apart: boolean): Section | null {
  const bookings = apart && namesBookings(line.text) ? { title: line.text, sign: null } : null;
  return sectionOf(line, true, apart) ?? bookings;
}

/**
 * Returns the section that the nearest title above a header opens. Figures further up belong to the title above them,
 * but a list of what is to come may begin with an opening balance.
 */
export function sectionAbove(title: readonly TokenLine[]): Section | null {
  const upwards = title.toReversed();
  for (const [i, tl] of upwards.entries()) {
    const section = sectionOf(tl.line);
    if (section && opensNothing(tl)) return null;
    const figured = tl.amounts.some(({ token }) => isMoneyLike(token) && !endsNumber(token));
    // "Average balance 143.25" and "Interest paid year to date 3.20" are figures, and open no list of such
    if (section && !(figured && (i > 0 || isFigure(tl) || goesOn(tl, upwards[i + 1])))) return section;
    // "There were 3 checks listed totaling $1,770.79.": a sentence leaves the rows to the title above it
    if (!figured || isSentence(tl.line.text)) continue;
    return kindBeforeAmount(tl)?.kind === 'opening' ? pendingAt(upwards[i + 1]) : null;
  }
  return null;
}

/** True for the last figures of a card's number: "J LACERDA (final 3174)". */
const endsNumber = ({ symbol, currency, digits }: AmountToken): boolean =>
  symbol === null && currency === null && /^\d{4}$/.test(digits);

/** Given the line above an opening balance, returns the section of what is to come that it opens; else null. */
function pendingAt(tl: TokenLine | undefined): Section | null {
  const section = tl ? sectionOf(tl.line) : null;
  return section?.sign === 0 && namesPending(section.title) ? section : null;
}

/** True for "Deposits 0.00" and "Number of deposits 0": above rows they are the last line of a summary. */
const opensNothing = ({ amounts, line: { words } }: TokenLine): boolean =>
  amounts.at(-1)?.to === words.length && amounts.every(({ token }) => !/[1-9]/.test(token.digits));

/** Kinds of figures that a paper states about itself, and of lists of such. */
const FIGURES: ReadonlySet<LineKind> = new Set(['daily_balance', 'fee_summary', 'points']);

/** True for figures in columns, right below others in these and no day: the last line of a summary. */
const goesOn = ({ amounts }: TokenLine, above: TokenLine | undefined): boolean =>
  amounts.length > 1 &&
  above?.dates.length === 0 &&
  amounts.every((amount) => above.amounts.some((other) => endAlike(amount, other)));

function isFigure({ line }: TokenLine): boolean {
  const found = lineKind(line.text);
  return found !== null && FIGURES.has(found.kind);
}
