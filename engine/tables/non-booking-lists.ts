/** Finds what is below the rows of a table and books nothing: balances of days, fees, rates, summaries. */
import { type Interval, overlaps } from '../geometry/intervals.ts';
import { sharesWord } from '../geometry/spans.ts';
import { AMOUNT_ROLES } from '../lexicon/headings/column-role.ts';
import { columnRole, MONEY_ROLES } from '../lexicon/headings/heading-roles.ts';
import { kindOfWords, lineKind } from '../lexicon/lines/kind-of-line.ts';
import { saysNoBookings } from '../lexicon/lines/no-bookings.ts';
import { sectionTitle } from '../lexicon/lines/section-titles.ts';
import type { Phrase } from '../model/line.ts';
import type { HeadingCell, PlacedAmount, TokenLine } from '../model/table.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import { type AlignedRun, alignedRunsOf, isAlone, moneyIn } from './aligned-runs/aligned-runs.ts';
import { isSummary } from './headers/header.ts';
import { isDayAlone } from './headers/header-days.ts';
import { beginsBands } from './labelled-sums.ts';

/** The fewest rows above that show where the table's columns are. */
const LEAST_ROWS = 2;
/** What is on a smaller share of the rows above is not a column of theirs. */
const LEAST_SHARE = 0.1;
/** Points by which figures of one column may be out of line with those above. */
const OUT = 2;
/** Pairs of a known label and a figure that one line of a summary holds, at the least. */
const LEAST_PAIRS = 2;
const TITLE_WORDS = 8;

/** Returns a table's lines without lists in other columns below the rows: those show nothing about its columns. */
export function withoutNonBookingLists(lines: readonly TokenLine[]): TokenLine[] {
  const kept: TokenLine[] = [];
  const rows: TokenLine[] = [];
  let above: Runs = null;
  let isUnderDay = false;
  for (const tl of lines) {
    if (isFigured(tl)) {
      if (above && standsElsewhere(tl, above)) continue;
      above = null;
      if (tl.dates.length > 0 || isUnderDay) rows.push(tl);
    } else if (isDayAlone(tl)) isUnderDay = true;
    else if (tl.dates.length === 0) above = columnsAbove(tl, rows, above);
    kept.push(tl);
  }
  return kept;
}

/** Returns where the rows above have columns if a line titles what books nothing; none below another title. */
function columnsAbove(tl: TokenLine, rows: readonly TokenLine[], above: Runs): Runs {
  const title = titleOf(tl);
  if (title === null) return above;
  return title === 0 && rows.length >= LEAST_ROWS ? columnsOf(rows) : null;
}

type Runs = readonly AlignedRun[] | null;

/**
 * Returns a table's lines without summaries: from a known label on whose figure is below no heading for money and
 * no amount of a dated row, until the next dated row.
 */
export function withoutSummaries(lines: readonly TokenLine[], cells: readonly HeadingCell[]): TokenLine[] {
  const rows = new Set(lines.filter((tl, i) => isOfDay(tl, lines[i - 1]) && !statesFigure(tl)));
  if (rows.size === 0) return [...lines];
  const columns = [...cells.filter(({ role }) => MONEY_ROLES.has(role)), ...[...rows].flatMap((tl) => moneyIn(tl))];
  const isApart = (amount: PlacedAmount) => !columns.some((c) => overlaps(amount, c));
  let below = false;
  return lines.filter((tl) => {
    if (rows.has(tl)) below = false;
    else below ||= statesFigure(tl) && moneyIn(tl).every(isApart);
    return !below;
  });
}

/** True for a line of money with its day on it, or alone on the line above. */
export const isOfDay = (tl: TokenLine, above: TokenLine | undefined): boolean =>
  (tl.dates.length > 0 || (above !== undefined && isDayAlone(above))) && moneyIn(tl).length > 0;

/** True for a line of a known label with its figure behind it, and nothing else: no sentence. */
function statesFigure({ line: { words }, amounts: [amount] }: TokenLine): boolean {
  if (!amount || amount.to < words.length) return false;
  return kindOfWords(words.slice(0, amount.from))?.exact === true;
}

const isFigured = ({ amounts }: TokenLine): boolean => amounts.some((a) => isMoneyLike(a.token));

/** Returns the lines below a title of what books nothing, up to the next title. */
export function belowTitlesOfNone(lines: readonly TokenLine[]): ReadonlySet<TokenLine> {
  let none = false;
  const below = lines.filter((tl) => {
    const title = tl.dates.length > 0 || isFigured(tl) ? null : titleOf(tl);
    if (title !== null) none = title === 0;
    return none && title === null;
  });
  return new Set(below);
}

/**
 * Returns the lines above the one that says that nothing was booked, if no booking follows, and the closing balance
 * right below it, in the column of the opening one.
 */
export function untilNoBookings(body: readonly TokenLine[]): readonly TokenLine[] {
  const at = body.findIndex(({ line }) => saysNoBookings(line.text));
  if (at < 0) return body;
  let section: 1 | -1 | 0 | null = null;
  for (const tl of body) {
    section = titleOf(tl) ?? section;
    if (section !== 0 && isBookingLike(tl)) return body;
  }
  const above = body.slice(0, at);
  const below = body.slice(at + 1, at + 2).filter((tl) => lineKind(tl.line.text)?.kind === 'closing');
  return [...above, ...below.filter((tl) => above.some((row) => endAlike(row, tl)))];
}

/** True for two lines whose last amounts end below each other. */
function endAlike(one: TokenLine, other: TokenLine): boolean {
  const [a, b] = [one.amounts.at(-1), other.amounts.at(-1)];
  return a !== undefined && b !== undefined && Math.abs(a.x1 - b.x1) <= OUT;
}

/**
 * Returns the lines above the labels of a summary ("Opening balance … Closing balance"), or of sums that are each below
 * a label ("Credits … Purchases … Total activity"), if no booking follows.
 */
export function untilSummary(body: readonly TokenLine[]): readonly TokenLine[] {
  const at = body.findIndex((tl, i) => isLabelsOfSummary(tl) || beginsBands(body.slice(i)));
  return at < 0 || body.slice(at).some(isBookingLike) ? body : body.slice(0, at);
}

/** Headings of a list of rates, at the least. */
const LEAST_HEADINGS = 3;

/** Returns the lines above headings of rates ("From | Balance | Gross p.a. %"), if only such rows follow. */
export function untilRates(body: readonly TokenLine[]): readonly TokenLine[] {
  const at = body.findIndex((tl) => ratesAbove(tl).length >= LEAST_HEADINGS);
  const [headings, ...below] = body.slice(Math.max(at, 0));
  if (at < 0 || headings === undefined) return body;
  const isOwn = (tl: TokenLine) => isOfRates(tl, ratesAbove(headings)) || !moneyIn(tl).some((a) => isAlone(tl, a));
  return below.every(isOwn) ? body.slice(0, at) : body;
}

/** True for a line with a day whose figures are below headings of rates, or of balances for which these are paid. */
function isOfRates(tl: TokenLine, headings: readonly Phrase[]): boolean {
  const { phrases, words } = tl.line;
  const above = moneyIn(tl).map(({ from }) => {
    // "£1 to £24,999.99"
    const own = phrases.find((phrase) => phrase.words.some((word) => word === words[from]));
    return headings.find((heading) => own && overlaps(heading, own));
  });
  const isKnown = (one: Phrase | undefined) => one && (isRate(one) || columnRole(one.text)?.role === 'balance');
  return tl.dates.length > 0 && above.every(isKnown) && above.some((one) => one && isRate(one));
}

const isRate = ({ text }: Phrase): boolean => text.endsWith('%');

/** Returns the headings of a line if one is of rates and none of bookings; without, none. */
function ratesAbove({ line: { phrases }, dates, amounts }: TokenLine): readonly Phrase[] {
  if (dates.length + amounts.length > 0 || !phrases.some(isRate)) return [];
  const roles = phrases.map(({ text }) => columnRole(text)?.role);
  return roles.some((role) => AMOUNT_ROLES.has(role)) ? [] : phrases;
}

function isLabelsOfSummary(tl: TokenLine): boolean {
  const { line, dates, amounts } = tl;
  // the day of a balance may end its label: "New balance at 30.04.2024"
  const isBegun = ({ words: [first] }: Phrase) => dates.some(({ from }) => line.words[from] === first);
  if (line.phrases.some(isBegun)) return false;
  if (amounts.every((amount) => sharesWord(amount, dates))) return isSummary(line.phrases);
  return dates.length === 0 && isOfPairs(tl);
}

/** True for several known labels, each with its figure right behind: "Debits: 6 Total debits: 95.59 …". */
function isOfPairs({ line: { phrases }, amounts }: TokenLine): boolean {
  let to = 0;
  const known = phrases.filter(({ words }) => {
    const from = to;
    to += words.length;
    const figure = amounts.find((a) => a.from > from && a.to <= to);
    return figure && kindOfWords(words.slice(0, figure.from - from))?.exact;
  });
  return known.length >= LEAST_PAIRS;
}

/** A line with a date and an amount, which names no balance. */
const isBookingLike = (tl: TokenLine): boolean =>
  tl.dates.length > 0 && isFigured(tl) && lineKind(tl.line.text) === null;

/** Returns the side that a section's title gives the bookings below, 0 if these are none; null for another line. */
export const titleOf = ({ line: { words, phrases, text } }: TokenLine): 1 | -1 | 0 | null =>
  words.length > TITLE_WORDS ? null : (sectionTitle(text, phrases[0]?.text ?? '', true)?.sign ?? null);

const columnsOf = (rows: readonly TokenLine[]): AlignedRun[] =>
  alignedRunsOf(rows).filter((s) => s.share >= LEAST_SHARE);

/** True if a date or an amount of the line is in none of the runs of its kind. */
function standsElsewhere(tl: TokenLine, runs: readonly AlignedRun[]): boolean {
  const inOne = (kind: AlignedRun['kind']) => (token: Interval) =>
    runs.some((s) => s.kind === kind && token.x0 >= s.x0 - OUT && token.x1 <= s.x1 + OUT);
  return !tl.dates.every(inOne('date')) || !moneyIn(tl).every(inOne('money'));
}
