/** What the signs in a part's single columns of amounts look like, and what words and fees beside them say. */
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Kind } from '../../model/sign-convention.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { saysCard } from '../account-kind/weighs.ts';
import { cardWordsOf } from '../account-kind/word-rules.ts';
import { directionOfRow, FEW_AGAINST, LEAST_WORDS, signsOfAmount } from '../amount-signs/marks.ts';
import type { SignedPart } from './signed-part.ts';

/** So large a share is most: a card prints purchases without a sign, an account prints money out with one. */
export const MOST = 0.6;
/** So many fees show whose signs a paper prints. */
const LEAST_FEES = 2;
/** So many amounts with a minus, if most have one, are purchases. */
const LEAST_OUT = 6;
/** So many amounts that all carry a minus are purchases. */
const LEAST_MINUS = 3;

/** Given a part, returns what the printed signs of its single amount columns look like. */
export function printOf({ part, facts, rolesOf }: SignedPart) {
  const onCard = saysCard({ card: cardWordsOf(facts.cardWords) });
  const amounts = part.rows.flatMap((row) => printedAmount(row, rolesOf.get(row.table) ?? [], onCard) ?? []);
  const fees = part.rows.flatMap((row) => feeOf(row) ?? []);
  /** the fees beside the amounts, several, all carry a minus */
  const feesMinus = fees.length >= LEAST_FEES && fees.every(({ token }) => token.sign === '-');
  return { ...printBy(amounts), feesMinus };
}

type PrintedAmount = NonNullable<ReturnType<typeof printedAmount>>;

/** The amount of a single column, and what the row's words say if it has no letters. */
function printedAmount(row: Row, roles: Roles, onCard: boolean) {
  const signs = row.section?.sign === 0 ? null : signsOfAmount(row, roles);
  // figures of a summary below the rows, which have no day, have no sign either
  const dated = row.days.length > 0;
  return signs && { ...signs, dated, says: signs.mark === null ? directionOfRow(row, onCard) : null };
}

function printBy(amounts: readonly PrintedAmount[]) {
  const unmarked = amounts.filter(({ mark }) => mark === null);
  const signs = unmarked.map(({ sign }) => sign);
  const counted = (side: number) => signs.filter((sign) => sign === side).length;
  const [minus, plus] = [counted(-1), counted(1)];
  const bare = unmarked.filter(({ sign, dated }) => sign === null && dated).length;
  const words = unmarked.filter(({ says }) => says !== null);
  const agree = words.filter(({ sign, says }) => (sign ?? (minus > 0 ? 1 : -1)) === says).length;
  const against = words.length - agree;
  const decided = Math.max(agree, against) >= LEAST_WORDS && Math.min(agree, against) <= FEW_AGAINST * words.length;
  const all = minus + plus + bare;
  const marks = amounts.flatMap(({ mark }) => mark ?? []);
  // a plus beside amounts without a sign is money in, whoever prints it
  const plainPlus = plus > 0 && minus === 0 && bare > 0;
  const byWords = against < agree ? 1 : -1;
  /** what the words of bookings say of the printed signs: 1 if they agree; null if they say too little */
  let flip: 1 | -1 | null = decided ? byWords : null;
  if (plainPlus) flip = 1;
  return {
    flip,
    /** only money in carries a mark ("CR"): amounts and balances without one are money out */
    creditsMarked: marks.length > 0 && !marks.includes(-1) && bare > marks.length,
    /** some amounts carry a plus or minus */
    signed: minus + plus > 0,
    /** all carry one, some a plus and some a minus */
    explicit: minus > 0 && plus > 0 && bare === 0,
    /** the same, and most a minus */
    mostlyOut: plus > 0 && bare === 0 && minus >= Math.max(LEAST_OUT, all * MOST),
    /** all of several carry a minus: on a card's paper these are rather purchases than a list of payments alone */
    allMinus: minus >= LEAST_MINUS && minus === all,
    /** the kind of paper that they look like; null for neither */
    looks: looksOf(minus, bare, all),
    /** more words go against the printed signs than with them */
    against: against > agree,
    /** all those words say money in, or all money out */
    oneSided: new Set(words.map(({ says }) => says)).size < 2,
  };
}

/** The kind of paper that amounts look like, by how many carry a minus, how many no sign, and how many there are. */
function looksOf(minus: number, bare: number, all: number): Kind | null {
  if (minus === 0 || minus === all) return null;
  if (minus >= all * MOST) return 'account';
  return bare >= all * MOST ? 'card' : null;
}

/** The fee that a booking states in a column of fees, other than zero; or null. */
function feeOf({ columns, amounts, kindExact, days }: Row): PlacedAmount | null {
  if (kindExact || days.length === 0) return null;
  const fee = amounts[columns.findIndex(({ role }) => role === 'fee')];
  return fee && /[1-9]/.test(fee.token.digits) ? fee : null;
}
