/** Finds which section a title opens: one of a table's body, or one above its header. */
import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import type { LineKind } from '../lexicon/lines/line-kind.ts';
import { isSentence, sectionTitle } from '../lexicon/lines/section-titles.ts';
import { namesBookings, namesPending } from '../lexicon/lines/sections.ts';
import type { Line } from '../model/line.ts';
import type { Section } from '../model/row.ts';
import type { TokenLine } from '../model/table.ts';
import type { AmountToken } from '../money/amount.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import { kindBeforeAmount } from './labelled-amounts.ts';

/** Returns the section that a line titles, or null. `inBody`: of a table's body. `apart`: clear of rows' texts. */
export function sectionOf({ text, phrases }: Line, inBody = false, apart = false): Section | null {
  const found = sectionTitle(text, phrases[0]?.text ?? '', inBody, apart);
  return found && { title: text, ...found };
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
    if (section && !(figured && (i > 0 || isFigure(tl)))) return section;
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

function isFigure({ line }: TokenLine): boolean {
  const found = lineKind(line.text);
  return found !== null && FIGURES.has(found.kind);
}
