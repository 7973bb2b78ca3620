/** What a column is for, by what is printed above it. */
import { firstOf } from '../../model/lists.ts';
import { isOfMoneyAlone } from '../../money/heading-currency.ts';
import { fold, partScripts, wordSet } from '../phrases/fold.ts';
import type { Known } from '../phrases/phrases.ts';
import { remembered } from '../phrases/remembered.ts';
import { AS_PRINTED, HEADINGS } from './column-headings.ts';
import { BOOKED_ROLES, type ColumnRole, MONEY_ROLES, RANKED_ROLES, type RoleOfHeading } from './column-role.ts';
import { symbolsAsCodes, tiesMoney, withoutMoney } from './heading-money.ts';
import { segment } from './heading-spans.ts';
import { markerSign } from './markers.ts';

export { BOOKED_ROLES, DATE_ROLES, MONEY_ROLES } from './column-role.ts';

const roleOf = (folded: string): ColumnRole | null => HEADINGS.get(folded)?.value ?? null;

/** A heading with less weight may mean something else. */
export const SURE_HEADING = 0.5;
/** "Af / Bij" is one column, "Af Bij" more likely two. */
const EITHER = /[/|-]|\s(?:or|of|oder|ou|o|eller|indicator|flag|sign|kennzeichen)\b/i;
const LEAST_COVERED = 0.5;
const TWO_COLUMNS = 0.3;

/** A heading in two languages, or two names for one column: "Paid in or withdrawn". */
const PARTING = /[/|()[\]{}•·\n*&+‐–—]+|,\s|\s-\s|\s(?:or|oder|ou|of|eller|lub|veya)\s/i;
const ABBREVIATION = /^[\p{L}]{1,3}\.?$/u;
/** What is known from only a part of a heading is known less surely. */
export const FROM_PARTS = 0.9;
const FROM_SOME_PARTS = 0.6;
/** A heading without a mark between its two halves may be two columns read as one. */
const FROM_UNMARKED_PARTS = 0.5;
const SYMBOL_ALONE = 0.5;
/** Text with digits, of several lines' length, is a row's or a sentence's. */
const NOT_IN_HEADINGS = /\d/;
/** Headings are short; a sentence that begins with "Date" is not one. */
const MOST_WORDS = 10;

/** Returns what the column of a whole heading (lines joined by spaces) is for; null if no word of it is known. */
export const columnRole = (heading: string): RoleOfHeading | null => columnRoles(heading)[0] ?? null;

/** Returns all that a whole heading may mean, the likeliest first: "Valor" is a date in Spain, an amount in Brazil. */
export const columnRoles = remembered(readRoles);

function readRoles(heading: string): readonly RoleOfHeading[] {
  const whole = wholeHeading(heading);
  if (whole.length > 0 || NOT_IN_HEADINGS.test(heading) || tiesMoney(foldHeading(heading))) return whole;
  const fromParts = besideMarkers(heading) ?? saidTwice(heading) ?? partsOfHeading(heading) ?? wordsOfHeading(heading);
  return fromParts ? [fromParts] : [];
}

export function wholeHeading(heading: string): RoleOfHeading[] {
  const text = heading.trim();
  const printed = AS_PRINTED.get(text.toLowerCase());
  // "S/", "US$", "CHF" and "SOLES (S/)" above amounts name no more than their currency
  if (!printed && isOfMoneyAlone(text)) return [{ role: 'amount', weight: SYMBOL_ALONE }];
  return printed ? [{ role: printed, weight: 1 }] : rolesOfFolded(foldHeading(heading), EITHER.test(heading));
}

/** Given a heading, returns it folded; symbols, with their letters and marks, name the currency as its code does. */
export function foldHeading(text: string): string {
  const folded = fold(text.replace(/\p{Sc}|\beuro['’]s\b/giu, ' eur '));
  // "R. br." numbers rows, though "br." is a symbol
  return roleOf(folded) === null ? fold(symbolsAsCodes(text)) : folded;
}

/** The roles of a folded heading; a pair of markers is surely one column only if the print says so. */
export function rolesOfFolded(folded: string, isOneColumn: boolean): RoleOfHeading[] {
  const whole = HEADINGS.all(folded);
  const known = whole.length > 0 ? whole : sidesOfAmount(folded);
  // a currency is in headings for money: "EUR Af/Bij" are two
  const found =
    known.length > 0 || tiesMoney(folded)
      ? known
      : HEADINGS.all(withoutMoney(folded, roleOf)).filter((r) => MONEY_ROLES.has(r.value));
  const doubt = folded.includes(' ') && !isOneColumn ? TWO_COLUMNS : 1;
  // what names a currency is a heading for money if it may be one: "Umsatz EUR"
  const money = found === known ? [] : found.filter((role) => BOOKED_ROLES.has(role.value));
  return [...money, ...found.filter((role) => !money.includes(role))].map((role) => ({
    role: role.value,
    weight: role.value === 'marker' ? role.weight * doubt : role.weight,
  }));
}

/** What ties a side to the amount before it. */
const TIES = wordSet('of the de del des du d la las los el le les do da dos das di dei della delle der van');

/** "Monto del retiro", "Montant du débit": the sides that a folded heading of an amount names. */
function sidesOfAmount(folded: string): readonly Known<ColumnRole>[] {
  const [first = '', ...rest] = folded.split(' ');
  const side = rest.findIndex((word) => !TIES.has(word));
  if (side < 1 || !HEADINGS.all(first).some(({ value }) => value === 'amount')) return [];
  return HEADINGS.all(rest.slice(side).join(' ')).filter(({ value }) => value === 'debit' || value === 'credit');
}

/** "Amount D/C", "S/H Dr/Cr": what is beside pairs of markers, or the column of these alone. */
function besideMarkers(heading: string): RoleOfHeading | null {
  const words = heading.split(' ').filter(Boolean);
  const rest = words.filter((word) => wholeHeading(word)[0]?.role !== 'marker' || !EITHER.test(word));
  if (words.length < 2 || rest.length === words.length) return null;
  if (rest.length === 0) return { role: 'marker', weight: FROM_PARTS };
  const found = columnRole(rest.join(' '));
  // another name of the same: "Segno Dr/Cr", "Type D/C"
  if (found?.role === 'marker' || found?.role === 'type') return { role: 'marker', weight: found.weight * FROM_PARTS };
  return found && BOOKED_ROLES.has(found.role) ? { role: found.role, weight: found.weight * FROM_PARTS } : null;
}

/** "Monto Amount in COP", "Comisión Fee in COP": two whole headings that mean the same. */
function saidTwice(heading: string): RoleOfHeading | null {
  const words = heading.split(' ').filter(Boolean);
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  for (let at = 1; at < words.length; at++) {
    const [left] = wholeHeading(words.slice(0, at).join(' '));
    const [right] = left === undefined ? [] : wholeHeading(words.slice(at).join(' '));
    if (left && left.role === right?.role)
      return { role: left.role, weight: Math.min(left.weight, right.weight) * FROM_PARTS };
  }
  return null;
}

/** "Date / 日期", "Withdrawal (Dr)/ Deposit (Cr)", "Debit/Credit". */
export function partsOfHeading(heading: string): RoleOfHeading | null {
  const parts = heading.split(PARTING).filter((part) => fold(part) !== '' && withoutMoney(fold(part), roleOf) !== '');
  if (parts.length < 2) return null;
  const roles = parts.map((part) => wholeHeading(part)[0] ?? null);
  const known = roles.filter((role) => role !== null);
  if (known.length === 0) return null;
  const sides = new Set(known.map((role) => role.role));
  if (parts.every((part) => ABBREVIATION.test(part.trim()))) {
    const signs = parts.map((part) => markerSign(part.trim()));
    const both = (sides.has('debit') && sides.has('credit')) || (signs.includes(1) && signs.includes(-1));
    if (both) return { role: 'marker', weight: FROM_PARTS };
  }
  const weight = known.length === roles.length ? FROM_PARTS : FROM_SOME_PARTS;
  const joined = joinRoles(known);
  return { role: joined.role, weight: joined.weight * weight };
}

/** "Datum Date", "Saldo Balance 餘額": known phrases side by side. */
function wordsOfHeading(heading: string): RoleOfHeading | null {
  const words = fold(partScripts(heading)).split(' ').filter(Boolean);
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  const segments = segment(words, (from, to) => best(HEADINGS.all(words.slice(from, to).join(' '))));
  if (segments.length === 0) return null;
  const covered = segments.reduce((sum, part) => sum + part.to - part.from, 0) / words.length;
  if (covered < LEAST_COVERED) return null;
  const joined = joinRoles(segments);
  const isSaidTwice = covered === 1 && segments.every((part) => part.role === joined.role);
  return { role: joined.role, weight: joined.weight * (isSaidTwice ? FROM_PARTS : FROM_UNMARKED_PARTS * covered) };
}

/** What a column is for whose heading says several things. */
function joinRoles(roles: readonly RoleOfHeading[]): RoleOfHeading {
  const [debit, credit] = [ofRole('debit', roles), ofRole('credit', roles)];
  if (debit && credit) {
    const sided: RoleOfHeading = { role: 'amount', weight: Math.min(debit.weight, credit.weight) };
    return ofRole('balance', roles) ?? ofRole('amount', roles) ?? sided;
  }
  const main = RANKED_ROLES.find((role) => ofRole(role, roles));
  return (main && ofRole(main, roles)) ?? firstOf(roles);
}

const ofRole = (role: ColumnRole, roles: readonly RoleOfHeading[]): RoleOfHeading | undefined =>
  roles.find((known) => known.role === role);

const best = ([known]: readonly Known<ColumnRole>[]): RoleOfHeading | null =>
  known ? { role: known.value, weight: known.weight } : null;
