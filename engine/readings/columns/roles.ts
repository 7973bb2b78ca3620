/** Decides what each column of a table holds: by its heading, else by what stands in it, ranked by arithmetic. */
import { greatest } from '../../geometry/extremes.ts';
import { areCodes } from '../../lexicon/codes.ts';
import type { ColumnRole } from '../../lexicon/columns/column-role.ts';
import { MONEY_ROLES } from '../../lexicon/columns/columns.ts';
import { markerSign } from '../../lexicon/columns/markers.ts';
import type { DecimalMark } from '../../money/amount.ts';
import type { Row } from '../../rows/types.ts';
import { isDateRole, nameDates, roleOfBoth, straysBelowDays } from '../days/date-roles.ts';
import type { Roles } from '../types.ts';
import { setAside } from './aside.ts';
import { chainScore } from './chain.ts';
import { netAmounts } from './net-amounts.ts';
import { candidatesFor, placementsOf } from './role-patterns.ts';
import { type Attempt, type RoleStep, RoleTrail } from './role-trail.ts';
import { exchangedSides, feeAsSide, isOfBothSides, isOtherSide, openTwins, partsOfSide, sideOfTitle } from './sides.ts';

const SURE_TYPE = 0.4;
/** How surely a heading names a side that stands alone. */
const SURE = 0.5;

/** Balances follow from the amounts of the rows before them where this share of them does. */
const FOLLOWING = 0.8;

/** Two balances follow about as well where their scores differ by no more. */
const ABOUT = 0.1;

/** Two columns of amounts hold about as many from this part on. */
const AS_MANY = 0.9;

/** Of columns whose headings say the same so many are tried, the likeliest first; and of columns without a meaning so many are placed: ways to take them grow with the cube. */
const MOST_ALIKE = 6;
const MOST_OPEN = 10;

export interface RolesDecision {
  readonly roles: Roles;
  /** other assignments for which as much speaks */
  readonly rivals: readonly Roles[];
  /** headings leave open which of two columns is money in: that depends on whether the balance is held or owed */
  readonly sidesOpen: boolean;
  /** joint assignments tried */
  readonly tried: number;
  /** by column, the rules that gave it its role, in their order */
  readonly trail: readonly (readonly RoleStep[])[];
  /** the assignments among which the balances chose */
  readonly attempts: readonly Attempt[];
}

/** Given the rows of one table, and which of its columns are money abroad, returns the role of each column. */
export function decideRoles(rows: readonly Row[], mark: DecimalMark, abroad: readonly number[] = []): RolesDecision {
  if (rows.length === 0) return { roles: [], rivals: [], sidesOpen: false, tried: 0, trail: [], attempts: [] };
  const { columns, kinds } = rows[0];
  // a heading of dates that has none below it leaves the dates to another column; what is no date to us may be one
  const isDated = (i: number) => rows.some((r) => (r.dates[i] ?? []).length > 0) || mostHaveFigures(rows, i);
  const roles = columns.map(({ role, weight, heading }, i): ColumnRole | null => {
    if (abroad.includes(i)) return 'original_amount';
    // a heading that hardly says so does not keep a text out of the descriptions
    if (role === 'type' && weight < SURE_TYPE) return null;
    if (role !== null && MONEY_ROLES.has(role) && kinds[i] !== 'money') return null;
    if (!isDateRole(role)) return role;
    if (!isDated(i) || (heading === '' && straysBelowDays(rows, i))) return 'other';
    return isDated(i + 1) ? role : (roleOfBoth(columns[i], columns[i + 1]) ?? role);
  });
  const trail = new RoleTrail(columns.length);
  trail.after('its heading, and what stands below', roles);
  nameDates(rows, roles);
  trail.after('the dates in the columns', roles);
  const weights = columns.map((c) => c.weight);
  // of two balances, booked and available, the chain tells which is which, or else the headings
  const balances = roles.flatMap((role, i) => (role === 'balance' ? [i] : [])).sort((a, b) => weights[b] - weights[a]);
  openTwins(rows, roles);
  for (const role of ['balance', 'debit', 'credit'] as const) onlyOne(roles, role, weights);
  trail.after('of several headings that say the same, the surest counts', roles);
  nameMarkers(rows, roles);
  trail.after('signs for money in and out stand in it', roles);
  // "Incoming | Outgoing | Amount": beside both sides, amounts that follow from them are balances
  const whole = roles.indexOf('amount');
  if (whole >= 0 && roles.includes('debit') && roles.includes('credit') && !roles.includes('balance')) {
    const balanced = roles.map((role, i) => (i === whole ? 'balance' : role));
    if (chainScore(rows, balanced, mark) >= FOLLOWING) roles[whole] = 'balance';
  }
  trail.after('beside money in and out it follows as a balance does', roles);
  // a heading that names one side less than surely, where none names the other, stands over all amounts
  const sides = roles.map((r, i) => (r === 'debit' || r === 'credit' ? i : -1)).filter((i) => i >= 0);
  const unsure = ([at]: readonly number[]) =>
    columns[at].weight < SURE || (roles[at] === 'credit' && isOfBothSides(rows, at));
  if (sides.length === 1 && unsure(sides) && !roles.includes('amount')) roles[sides[0]] = 'amount';
  // beside an amount on each row it names no side
  const single = roles.indexOf('amount');
  const sided = sides.length === 1 && single >= 0 ? rows.filter((r) => r.amounts[sides[0]] !== null) : [];
  const beside = sided.filter((r) => r.amounts[single] !== null);
  if (beside.length * 2 > rows.length) roles[sides[0]] = 'other';
  // what only stands beside amounts is charged with them, or is a part of them
  else if (beside.length * 2 > sided.length) roles[sides[0]] = roles[sides[0]] === 'debit' ? 'fee' : 'other';
  else if (sides.length === 1 && single >= 0 && isOtherSide(rows, single, sides[0]))
    roles[single] = roles[sides[0]] === 'credit' ? 'debit' : 'credit';
  trail.after(
    'the only heading of a side stands over all amounts, or beside them, or beside those of the other side',
    roles,
  );
  sideOfTitle(rows, roles);
  trail.after('a side over nothing is that of the only column of money, which has no heading', roles);
  // balances tell by themselves what moves them
  const total = roles.includes('balance') ? null : netAmounts(rows, roles, mark);
  if (total !== null) {
    roles[total.gross] = 'original_amount';
    roles[total.fee] = 'fee';
    roles[total.net] = 'amount';
  }
  trail.after('an amount, its fee and the total of both stand side by side: the total is booked', roles);
  const amounts = amountsOf(rows, roles);
  const open = columns
    .map((_, i) => i)
    .filter((i) => kinds[i] === 'money' && (roles[i] === null || roles[i] === 'other') && !balances.includes(i))
    .filter((i) => rows.some((r) => r.amounts[i] !== null));
  let tried = 0;
  const orNone = (list: readonly number[]) => (list.length > 0 ? list.slice(0, MOST_ALIKE) : [undefined]);
  const attemptAt = (
    pattern: readonly ColumnRole[],
    balance: number | undefined,
    amount: number | undefined,
  ): Ranked => {
    const attempt = roles.map((role, i) => {
      if (balances.includes(i)) return i === balance ? 'balance' : 'other';
      return role === 'amount' && i !== amount ? 'original_amount' : role;
    });
    open.forEach((column, k) => {
      attempt[column] = pattern[k];
    });
    const hasFee = attempt.includes('fee') && attempt.includes('balance');
    tried += hasFee ? 2 : open.length > 0 || balances.length > 1 || amounts.length > 1 ? 1 : 0;
    const plain = new Ranked(pattern, attempt, trail, rows, mark);
    if (!hasFee) return plain;
    // a fee beside the amount may be told, or taken from the balance besides; or it is all that stands on its rows
    const others = [attempt, ...feeAsSide(rows, attempt)].map(
      (one) => new Ranked(pattern, one.map(chargedRole), trail, rows, mark),
    );
    tried += others.length - 1;
    return others.reduce((best, one) => (one.score > best.score ? one : best), plain);
  };
  const bestOf = (list: readonly Ranked[]) => list.reduce((a, b) => (b.score > a.score ? b : a));
  const attemptsOf = (patterns: readonly (readonly ColumnRole[])[]) =>
    patterns.flatMap((pattern) =>
      orNone(balances).flatMap((balance) => orNone(amounts).map((amount) => attemptAt(pattern, balance, amount))),
    );
  let attempts = attemptsOf(open.length === 0 ? [[]] : candidatesFor(open.length, roles));
  let best = bestOf(attempts);
  if (open.length > 1 && open.length <= MOST_OPEN && best.score < FOLLOWING) {
    // some columns may be none of money that is booked: the balances tell, where they follow from the others
    const further = attemptsOf(placementsOf(open.length, roles));
    const other = bestOf(further);
    if (other.score >= FOLLOWING) {
      attempts = further;
      best = other;
    }
  }
  if (best.score < FOLLOWING) {
    const parted = partsOfSide(rows, roles).map((one) => new Ranked([], [...one], trail, rows, mark));
    tried += parted.length;
    const following = parted.filter(({ score }) => score >= FOLLOWING);
    if (following.length > 0) {
      attempts = following;
      best = bestOf(attempts);
    }
  }
  for (const attempt of attempts) {
    attempt.trail = trail.further(
      'of the ways to take columns of money, that in which most balances follow',
      attempt.roles,
    );
    if (!attempt.roles.includes('description')) nameDescription(rows, attempt.roles);
    attempt.trail.after('no heading names the description: the column with the most letters', attempt.roles);
    setAside(rows, attempt.roles);
    attempt.trail.after(
      'its texts are codes, kinds, currencies or all the same: they describe no booking',
      attempt.roles,
    );
  }
  // of two balances that follow about as well, headings tell the likelier, and what else the paper prints decides
  const top = best;
  const near = attempts.filter((a) => a === top || (a.pattern === top.pattern && a.score >= top.score - ABOUT));
  best = near[0];
  const rivals = attempts.filter((a) => a !== best && (a.score === best.score || near.includes(a)));
  const exchanged = exchangedSides(columns, best.roles);
  const others = rivals
    .map((rival) => rival.roles)
    .filter((one) => exchanged === null || one.join() !== exchanged.join());
  const sidesOpen = exchanged !== null;
  return {
    roles: best.roles,
    rivals: exchanged ? [exchanged, ...others] : others,
    sidesOpen,
    tried: tried + Number(sidesOpen),
    trail: best.trail.steps,
    attempts,
  };
}

const chargedRole = (role: ColumnRole | null): ColumnRole | null => (role === 'fee' ? 'charge' : role);

/** A way to take the columns, which arithmetic ranks where there are others. */
class Ranked implements Attempt {
  readonly pattern: readonly ColumnRole[];
  readonly roles: (ColumnRole | null)[];
  trail: RoleTrail;
  readonly #scored: () => number;
  #score: number | null = null;

  constructor(
    pattern: readonly ColumnRole[],
    roles: (ColumnRole | null)[],
    trail: RoleTrail,
    rows: readonly Row[],
    mark: DecimalMark,
  ) {
    this.pattern = pattern;
    this.roles = roles;
    this.trail = trail;
    const asScored = [...roles];
    this.#scored = () => chainScore(rows, asScored, mark);
  }

  get score(): number {
    this.#score ??= this.#scored();
    return this.#score;
  }
}

/** Of several columns of amounts one is booked: those on about as many rows as any of them, that with the surest heading first. */
function amountsOf(rows: readonly Row[], roles: Roles): number[] {
  const { columns, kinds } = rows[0];
  const found = roles.flatMap((role, i) => (role === 'amount' && kinds[i] === 'money' ? [i] : []));
  if (found.length < 2) return found;
  const filled = columns.map((_, i) => rows.filter((row) => row.amounts[i] !== null).length);
  const most = greatest(found.map((i) => filled[i]));
  return found.filter((i) => filled[i] >= most * AS_MANY).sort((a, b) => columns[b].weight - columns[a].weight);
}

/** True for a column in which most rows have a text with figures: what is no date to us may be one. */
function mostHaveFigures(rows: readonly Row[], column: number): boolean {
  return rows.filter((r) => /\d/.test(r.texts[column])).length * 2 > rows.length;
}

/** A share of the cells that are markers, and so many of them, make a column of markers whatever its heading says: "Type". */
const MARKER_SHARE = 0.8;
const LEAST_MARKERS = 2;
const MARKERS: ReadonlySet<ColumnRole | null> = new Set<ColumnRole | null>([
  null,
  'other',
  'type',
  'aside',
  'currency',
  'reference',
]);

/** Beside one column of amounts, a column of texts in which stand "Dr" and "Cr" says their side, also where one of them stands so near to its amounts that it belongs to them. */
function nameMarkers(rows: readonly Row[], roles: (ColumnRole | null)[]): void {
  if (roles.includes('marker') || roles.includes('debit') || roles.includes('credit')) return;
  roles.forEach((role, i) => {
    if (!MARKERS.has(role) || rows[0].kinds[i] !== 'text' || roles.includes('marker')) return;
    const texts = rows.filter((r) => !r.kindExact).map((r) => r.texts[i]);
    const signs = texts.filter((t) => t !== '').map((t) => markerSign(t));
    const known = signs.filter((sign) => sign !== null);
    if (known.length < LEAST_MARKERS || known.length < signs.length * MARKER_SHARE) return;
    const beside = rows.flatMap((r) => r.amounts.map((a) => markerSign(a?.token.marker ?? '')));
    const both = new Set([...known, ...beside.filter((sign) => sign !== null)]);
    if (both.size > 1) roles[i] = 'marker';
  });
}

/** A role that only one column may have stays with the one whose heading says it best. */
function onlyOne(roles: (ColumnRole | null)[], role: ColumnRole, weights: readonly number[]): void {
  const holders = roles.map((r, i) => (r === role ? i : -1)).filter((i) => i >= 0);
  if (holders.length < 2) return;
  const best = holders.reduce((a, b) => (weights[b] > weights[a] ? b : a));
  for (const i of holders) if (i !== best) roles[i] = weights[i] < weights[best] || role === 'balance' ? 'other' : role;
}

/** Without a column named description, the text column with the most letters is it, those of codes are none; or that of kinds, where no other tells what was booked. */
function nameDescription(rows: readonly Row[], roles: (ColumnRole | null)[]): void {
  const letters = rows[0].columns.map((_, i) =>
    rows[0].kinds[i] !== 'money' ? rows.reduce((n, r) => n + lettersOf(r.texts[i]), 0) : -1,
  );
  const open = letters.map((n, i) => (roles[i] === null || roles[i] === 'other' ? n : -1));
  const most = Math.max(greatest(open), 0);
  if (most > 0) roles[open.indexOf(most)] = 'description';
  else if (roles.includes('type')) roles[roles.indexOf('type')] = 'description';
}

/** Given a cell's text, returns how long its words are, codes left out. */
function lettersOf(text: string): number {
  return areCodes([text]) ? 0 : text.length;
}
