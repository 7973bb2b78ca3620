/** What the signs in a part's single columns of amounts look like, and what words and fees beside them say. */
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { saysCard } from '../account-kind/weighs.ts';
import { cardWordsOf } from '../account-kind/word-rules.ts';
import { directionOfRow, FEW_AGAINST, LEAST_WORDS, markedSign, printedSign } from '../amount-signs/marks.ts';
import { amountIn } from '../roles.ts';
import type { SignedPart } from './subject.ts';

/** So large a share is most: a card prints purchases without a sign, an account prints money out with one. */
export const MOST = 0.6;
/** So many fees show whose signs a paper prints. */
const LEAST_FEES = 2;
/** So many amounts with a minus, if most have one, are purchases. */
const LEAST_OUT = 6;
/** So many amounts that all carry a minus are purchases. */
const LEAST_MINUS = 3;

/** What the printed signs of amounts look like. */
export interface PrintedSigns {
  /** some amounts carry a plus or minus */
  readonly signed: boolean;
  /** all carry one, some a plus and some a minus */
  readonly explicit: boolean;
  /** the same, and most a minus */
  readonly mostlyOut: boolean;
  /** all of several carry a minus: on a card's paper these are rather purchases than a list of payments alone */
  readonly allMinus: boolean;
  /** the kind of paper that they look like; null for neither */
  readonly looks: 'card' | 'account' | null;
  /** what the words of bookings say of the printed signs: 1 if they agree; null if they say too little */
  readonly flip: 1 | -1 | null;
  /** more words go against the printed signs than with them */
  readonly against: boolean;
  /** all those words say money in, or all money out */
  readonly oneSided: boolean;
  /** the fees beside the amounts, several, all carry a minus */
  readonly feesMinus: boolean;
  /** only money in carries a mark ("CR"): amounts and balances without one are money out */
  readonly creditsMarked: boolean;
}

/** Given a part, returns what the printed signs of its single amount columns look like. */
export function printOf({ part, facts, rolesOf }: SignedPart): PrintedSigns {
  const onCard = saysCard({ card: cardWordsOf(facts.cardWords) });
  const amounts = part.rows.flatMap((row) => printedAmount(row, rolesOf.get(row.table) ?? [], onCard) ?? []);
  const fees = part.rows.flatMap((row) => feeOf(row) ?? []);
  return { ...printBy(amounts), feesMinus: fees.length >= LEAST_FEES && fees.every(({ token }) => token.sign === '-') };
}

/** An amount of a single column: the side of its letters, or else its printed sign, and what the row's words say. */
interface PrintedAmount {
  readonly mark: 1 | -1 | null;
  readonly sign: 1 | -1 | null;
  /** on a row with a day: figures of a summary below the rows have no sign either */
  readonly dated: boolean;
  readonly says: 1 | -1 | null;
}

function printedAmount(row: Row, roles: Roles, onCard: boolean): PrintedAmount | null {
  const amount = row.kindExact || row.section?.sign === 0 ? null : amountIn(row, roles, 'amount');
  if (!amount) return null;
  const mark = markedSign(row, roles, amount);
  const says = mark === null ? directionOfRow(row, onCard) : null;
  return { mark, sign: printedSign(amount), dated: row.days.length > 0, says };
}

function printBy(amounts: readonly PrintedAmount[]): Omit<PrintedSigns, 'feesMinus'> {
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
  const worded = decided ? byWords : null;
  return {
    creditsMarked: marks.length > 0 && !marks.includes(-1) && bare > marks.length,
    signed: minus + plus > 0,
    explicit: minus > 0 && plus > 0 && bare === 0,
    mostlyOut: plus > 0 && bare === 0 && minus >= Math.max(LEAST_OUT, all * MOST),
    allMinus: minus >= LEAST_MINUS && minus === all,
    looks: looksOf(minus, bare, all),
    against: against > agree,
    oneSided: new Set(words.map(({ says }) => says)).size < 2,
    flip: plainPlus ? 1 : worded,
  };
}

/** The kind of paper that amounts look like, by how many carry a minus, how many no sign, and how many there are. */
function looksOf(minus: number, bare: number, all: number): PrintedSigns['looks'] {
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
