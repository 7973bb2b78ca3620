/** Dates of digits and marks: "05/01/2024", "5.1.", "2024-01-05", "20240105", and split over tokens: "5. 1. 2024". */
import { pattern } from '../lexicon/phrases/pattern.ts';
import { remembered } from '../lexicon/phrases/remembered.ts';
import { HYPHEN, STROKE } from '../model/characters.ts';
import { itemAt } from '../model/lists.ts';
import { YEAR_DIGITS } from './calendar.ts';
import { type DateForm, formInYear, fullYear, openForm, yearOfEra } from './date.ts';
import { jalaliForm } from './jalali.ts';
import type { DateLine, Match } from './line.ts';

const AROUND = /^[([]+|[)\]*,;:]+$/g;
/** A date's digits and marks with a bracket, a comma or a star around; an era's letter before. */
const DIGITS_AND_MARKS = /^[([]*[A-Za-z]?[\d./-]+[)\]*,;:]*$/;
const LONGEST_DATE = 14;
/** "1/2" */
const SHORTEST = 3;
const THREE = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})\.?$/;
const TWO = /^(\d{1,2})([./-])(\d{1,2})(\.?)$/;
const YEAR_FIRST = /^(\d{4})(\d\d)(\d\d)$/;
const YEAR_LAST = /^(\d\d)(\d\d)((?:19|20)\d\d)$/;
const SIX = /^(\d\d)(\d\d)(\d\d)$/;
const ERA = /^([RHSTMrhs])(\d{1,2})([./-])(\d{1,2})\3(\d{1,2})$/;
const TWO_DIGITS = /^\d{2}$/;
const FOUR_DIGITS = /^\d{4}$/;
const PIECE = /^[\d./-]{1,10}$/;
/** Most tokens that one split date may have: "05 / 01 / 2024". */
const MOST_PIECES = 5;

/** Given a line and a place, returns the date of digits that begins there, or null. */
export function numericAt(line: DateLine, i: number): Match | null {
  const token = itemAt(line.tokens, i);
  if (token.length > LONGEST_DATE || !DIGITS_AND_MARKS.test(token)) return null;
  const split = splitAt(line, i) ?? spacedAt(line, i);
  if (split) return split;
  const form = wholeForm(token);
  return form ? { to: i + 1, form } : null;
}

/** Given a token, returns its form if it is a whole date except for what is around it, or null. */
const wholeForm = remembered((token) => numericForm(token.replace(AROUND, '')));

/** Given a token without brackets around it, returns its form if it is a whole date, or null. */
export function numericForm(text: string): DateForm | null {
  if (text.length < SHORTEST) return null;
  const three = THREE.exec(text);
  if (three) return threeParts(three);
  const two = TWO.exec(text);
  if (two) return twoParts(two);
  const era = ERA.exec(text);
  if (era) {
    const [, letter = '', count, mark, month, day] = era;
    const year = yearOfEra(letter.toUpperCase(), Number(count));
    return formInYear(year, Number(month), Number(day), `edd${mark}dd${mark}dd`);
  }
  return eightDigits(text) ?? looseForm(SIX.exec(text), 'dddddd');
}

function threeParts([, first = '', mark = '', second = '', third = '']: readonly string[]): DateForm | null {
  const style = [first, second, third].map((part) => (part.length > 2 ? 'd'.repeat(part.length) : 'dd')).join(mark);
  const jalali = jalaliForm(first, second, third, style);
  if (jalali) return jalali;
  if (first.length > 2) {
    if (third.length > 2) return null;
    return formInYear(fullYear(Number(first), first.length), Number(second), Number(third), style);
  }
  return third.length === 2 || third.length === YEAR_DIGITS ? openForm([first, second, third], style) : null;
}

/** Without a year; "5.50" and "1-2" are no dates: two digits each are asked for, or a full stop behind them. */
function twoParts([, first = '', mark = '', second = '', dot = '']: readonly string[]): DateForm | null {
  const areTwoDigits = first.length === 2 && second.length === 2;
  const isLoose = mark === '-' || (mark === '.' && dot === '');
  if (isLoose && !areTwoDigits) return null;
  return openForm([first, second], `dd${mark}dd${dot}`, isLoose);
}

function eightDigits(text: string): DateForm | null {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  const known = formInYear(fullYear(Number(year), YEAR_DIGITS), Number(month), Number(day), 'dddddddd');
  return known ?? looseForm(YEAR_LAST.exec(text), 'dddddddd');
}

/** The form of three numbers without a mark between them, which may be anything. */
function looseForm(found: RegExpExecArray | null, style: string): DateForm | null {
  const [, first = '', second = '', third = ''] = found ?? [];
  return found && openForm([first, second, third], style, true);
}

/** "05 01 2024": a day, a month and a year in full, with spaces for marks. */
function spacedAt(line: DateLine, i: number): Match | null {
  if (!line.isNear(i + 1) || !line.isNear(i + 2)) return null;
  const first = itemAt(line.tokens, i).replace(AROUND, '');
  if (!TWO_DIGITS.test(first)) return null;
  const second = itemAt(line.tokens, i + 1).replace(AROUND, '');
  const last = i + 2;
  const third = itemAt(line.tokens, last).replace(AROUND, '');
  if (!TWO_DIGITS.test(second) || !FOUR_DIGITS.test(third)) return null;
  const form = openForm([first, second, third], 'dd dd dddd');
  return form ? { to: last + 1, form } : null;
}

/** A full stop, a stroke or a hyphen. */
const isMark = (code: number) => code >= HYPHEN && code <= STROKE;

/** A first piece of a date, and what the pieces of one make together. */
const FIRST_PIECE = /^(?:\d{1,4}[./-]?|\d{1,2}\.\d{1,2}\.|[RHSTMrhs]\d{1,2}[./-]?)$/;
const WHOLE = pattern('')`^(?:\d{1,2}[./-]){2}(?:\d{2}|\d{4})\.?$|^\d{4}(?:[./-]\d{1,2}){2}\.?$|^\d{1,2}\.\d{1,2}\.$
  |^[A-Za-z]\d{1,2}(?:[./-]\d{1,2}){2}$`;

/** "5. 1. 2024", "05 / 01 / 2024", "5. 1.", "R5 .12.15": the pieces read as one. */
function splitAt(line: DateLine, i: number): Match | null {
  const first = itemAt(line.tokens, i).replace(/^[([]+/, '');
  if (!FIRST_PIECE.test(first)) return null;
  let text = first;
  let found: Match | null = null;
  for (let k = i + 1; k < i + MOST_PIECES && line.isNear(k); k++) {
    const next = itemAt(line.tokens, k);
    // there is one mark between two pieces
    if (isMark(text.charCodeAt(text.length - 1)) === isMark(next.charCodeAt(0))) break;
    const piece = next.replace(/[)\],;:*]+$/, '');
    if (!PIECE.test(piece)) break;
    text += piece;
    const form = WHOLE.test(text) ? numericForm(text) : null;
    if (form) found = { to: k + 1, form };
  }
  return found;
}
