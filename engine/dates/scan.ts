/** Finds dates among the words of a line. */
import { itemAt } from '../model/lists.ts';
import type { DateToken } from './date.ts';
import { ideographicAt } from './ideographic.ts';
import { DateLine, type Match } from './line.ts';
import { namedAt } from './named.ts';
import { numericAt, numericForm } from './numeric.ts';

const TIME =
  /^[(]?(?:T)?((?:[01]?\d|2[0-4])[:h][0-5]\d(?::[0-5]\d)?)(?:[.,]\d+)?(?:([AP]M)|h|Z|[+-]\d\d:?\d\d)?[).,]?$/i;
const TIME_GLUED =
  /^(.{6,12}?)(?:T|[-,_ ])((?:[01]\d|2[0-4]):?[0-5]\d(?::?[0-5]\d)?)(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?$/;
/** "5.1.24T12:33" */
const SHORTEST_WITH_TIME = 12;
const BEFORE_TIME = /^(?:at|um|kl\.?|à|a|las|om|o|godz\.?|ore|às|ve|saat|в)$/i;
const AFTER_TIME = /^(?:Uhr|[AP]\.?M\.?|hrs\.?|h|UTC|GMT|CET|CEST|IST|BST)[).,]?$/i;

/** Returns the dates in a line's tokens, left to right, the longest at each place. `gaps`: before each, in ems. */
export function datesIn(tokens: readonly string[], gaps?: readonly number[]): DateToken[] {
  const line = new DateLine(tokens, gaps);
  const found: DateToken[] = [];
  for (let i = 0; i < tokens.length; ) {
    const date = line.mayBegin(i) ? dateAt(line, i) : null;
    if (date) found.push(date);
    i = date?.to ?? i + 1;
  }
  return found;
}

function dateAt(line: DateLine, i: number): DateToken | null {
  const token = itemAt(line.tokens, i);
  const glued = token.length >= SHORTEST_WITH_TIME ? TIME_GLUED.exec(token) : null;
  const withTime = glued ? numericForm(itemAt(glued, 1)) : null;
  if (glued && withTime) return placed(line, i, { to: i + 1, form: withTime }, { time: itemAt(glued, 2) });
  const match = longest(
    numericAt(line, i),
    line.hasMonth ? namedAt(line, i) : null,
    line.hasMonthSign ? ideographicAt(line, i) : null,
  );
  if (!match) return null;
  const time = match.form.loose ? null : timeAt(line, match.to);
  const shorter = match.shorter && !time ? placed(line, i, match.shorter) : null;
  return placed(line, i, { to: time?.to ?? match.to, form: match.form }, { time: time?.text ?? null, shorter });
}

function longest(...matches: (Match | null)[]): Match | null {
  let best: Match | null = null;
  for (const match of matches) if (match && (best === null || match.to > best.to)) best = match;
  return best;
}

function placed(
  line: DateLine,
  from: number,
  { to, form }: Match,
  { time = null, shorter = null }: Partial<Pick<DateToken, 'time' | 'shorter'>> = {},
): DateToken {
  const { year, month, day, parts, orders, style, loose } = form;
  let text = itemAt(line.printed, from);
  for (let i = from + 1; i < to; i++) text += ` ${line.printed[i]}`;
  // named one by one: spreading an object is many times slower
  return { year, month, day, parts, orders, style, loose, from, to, text, time, shorter };
}

/** The time that begins at `i` ("12:33", "at 22:08 Uhr"), or null. */
function timeAt(line: DateLine, i: number): { to: number; text: string } | null {
  if (!line.isNear(i)) return null;
  const at = BEFORE_TIME.test(itemAt(line.tokens, i)) ? i + 1 : i;
  const match = line.isNear(at) ? TIME.exec(itemAt(line.tokens, at)) : null;
  if (!match) return null;
  const hasUnit = line.isNear(at + 1) && AFTER_TIME.test(itemAt(line.tokens, at + 1));
  return { to: hasUnit ? at + 2 : at + 1, text: itemAt(match, 1) };
}
