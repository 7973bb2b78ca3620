/** What the printed signs of a part's single amount columns look like, and what the words and fees beside them say of these signs. */
import { directionOf } from '../../lexicon/directions.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Facts } from '../facts/facts.ts';
import type { Part } from '../parts/parts.ts';
import { markedSign } from './signs.ts';

/** Words from here on say card, where nothing says account. */
export const CARD = 2;
/** What a feature weighs that hardly any paper of the other kind has. */
export const FEATURE = 1;
/** On a card most amounts are purchases, printed without a sign; on an account most carry the sign. */
export const MOST = 0.6;
/** Bookings whose words say which way money went decide from so many on, with so few against. */
export const LEAST_WORDS = 3;
export const FEW_AGAINST = 0.25;
/** So many fees tell whose signs a paper prints. */
const LEAST_FEES = 2;
/** So many amounts with a minus, and more than of any other kind, are purchases. */
const LEAST_OUT = 6;

export interface Print {
  /** some amounts of a single column carry a plus or minus */
  readonly signed: boolean;
  /** all of them carry one, some the one and some the other */
  readonly explicit: boolean;
  /** the same, and many more of them a minus than a plus */
  readonly mostlyOut: boolean;
  /** all of several carry a minus: a card's paper that lists payments alone is rarer than one that lists purchases so */
  readonly allMinus: boolean;
  /** what they look like: +1 a card's, -1 an account's, 0 neither */
  readonly looks: number;
  /** what the words of the bookings say of the printed signs; null where they say too little */
  readonly flip: 1 | -1 | null;
  /** more of them go against the printed signs than with them */
  readonly against: boolean;
  /** those words all say money in, or all money out */
  readonly oneSided: boolean;
  /** the fees beside the amounts, several, all carry a minus: fees are money out */
  readonly feesMinus: boolean;
  /** only money in carries a mark ("CR"): what stands without one is money out, and may be so in balances */
  readonly creditsMarked: boolean;
}

/** Given a part, returns what the printed signs of its single amount columns say. */
export function printOf(part: Part, facts: Facts, rolesOf: ReadonlyMap<number, Roles>): Print {
  const onCard = facts.cardWords.reduce((sum, { weight }) => sum + weight, 0) >= CARD;
  let minus = 0;
  let plus = 0;
  let bare = 0;
  const marks = { in: 0, out: 0 };
  const words: { printed: 1 | -1 | 0; says: 1 | -1 }[] = [];
  const fees = { minus: 0, other: 0 };
  for (const row of part.rows) {
    const fee = feeOf(row);
    if (fee) fees[fee.token.sign === '-' ? 'minus' : 'other']++;
    const roles = rolesOf.get(row.table);
    const at = roles?.indexOf('amount') ?? -1;
    const amount = at >= 0 && !row.kindExact && row.section?.sign !== 0 ? row.amounts[at] : null;
    if (!amount || !roles) continue;
    const mark = markedSign(row, roles, amount);
    if (mark !== null) marks[mark === 1 ? 'in' : 'out']++;
    if (mark !== null) continue;
    if (amount.token.sign === '-') minus++;
    else if (amount.token.sign === '+') plus++;
    // figures of a summary below the rows carry no sign either
    else if (row.days.length > 0) bare++;
    const says = directionOf(textOf(row), onCard);
    if (says) words.push({ printed: amount.token.sign === '-' ? -1 : amount.token.sign === '+' ? 1 : 0, says });
  }
  const unmarked = minus > 0 ? 1 : -1;
  const agree = words.filter(({ printed, says }) => (printed || unmarked) === says).length;
  const against = words.length - agree;
  const decided = Math.max(agree, against) >= LEAST_WORDS && Math.min(agree, against) <= FEW_AGAINST * words.length;
  const all = minus + plus + bare;
  let looks = 0;
  if (minus > 0 && minus >= all * MOST) looks = minus < all ? -FEATURE : 0;
  else if (minus > 0 && bare >= all * MOST) looks = FEATURE;
  // a plus beside amounts without a sign is money in, whoever prints it
  const plainPlus = plus > 0 && minus === 0 && bare > 0;
  const creditsMarked = marks.in > 0 && marks.out === 0 && bare > marks.in;
  return {
    creditsMarked,
    feesMinus: fees.minus >= LEAST_FEES && fees.other === 0,
    signed: minus + plus > 0,
    explicit: minus > 0 && plus > 0 && bare === 0,
    mostlyOut: plus > 0 && bare === 0 && minus >= Math.max(LEAST_OUT, all * MOST),
    allMinus: minus >= LEAST_WORDS && minus === all,
    looks,
    against: against > agree,
    oneSided: new Set(words.map(({ says }) => says)).size < 2,
    flip: plainPlus ? 1 : decided ? (agree > against ? 1 : -1) : null,
  };
}

/** Given a row, returns the fee that a booking states in a column for it, other than nothing; or null. */
function feeOf({ columns, amounts, kindExact, days }: Row): Row['amounts'][number] {
  if (kindExact || days.length === 0) return null;
  const fee = amounts[columns.findIndex(({ role }) => role === 'fee')];
  return fee && /[1-9]/.test(fee.token.digits) ? fee : null;
}

/** Given a row, returns the words of its text columns. */
export function textOf(row: Row): string {
  return row.texts.filter((_, i) => row.kinds[i] === 'text').join(' ');
}
