/** How a part prints its balances: in a column of their own, with a minus, beside words for a debt. */
import { balanceSign, movesBalance } from '../../lexicon/lines/balance-signs.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Column } from '../../model/table.ts';
import type { AmountToken } from '../../money/amount.ts';
import { isPartOfPayment } from '../column-roles/sides.ts';
import type { Figure } from '../facts/figures.ts';
import { factsOn } from '../parts/below-rows.ts';
import { isSide } from '../roles.ts';
import { MOST } from './print.ts';
import type { SignedPart } from './signed-part.ts';

/** Given a part, returns how it prints its balances. */
export function balancesOf({ part, facts, rolesOf }: SignedPart) {
  const figures = factsOn(facts.figures, part.fromLine, part.toLine);
  const ends = figures.filter(isEnd);
  const tokens = ends.map(({ amount }) => amount.token);
  const found = {
    running: false,
    /** balances follow from only a part of each payment: the rest is interest on a debt */
    repays: false,
    /** a known heading is over a column of one side */
    sidesHeaded: false,
  };
  for (const row of part.rows) {
    const roles = rolesOf.get(row.table);
    const token = balanceIn(row, roles);
    if (token !== null) tokens.push(token);
    if (roles === undefined) continue;
    found.running ||= roles.includes('balance');
    found.repays ||= isPartOfPayment(row, roles);
    found.sidesHeaded ||= row.columns.some((column, i) => isSide(roles[i]) && namesSide(column));
  }
  const minus = tokens.filter(({ sign }) => sign === '-').length;
  /** words beside an opening or closing balance without a sign say that it is owed */
  const owes = ends.some(({ amount, label }) => amount.token.sign === null && balanceSign(label) === -1);
  const asked = [
    ...figures.filter(({ label }) => lineKind(label)?.kind === 'minimum_payment').map(({ amount }) => amount),
    ...part.rows.flatMap(({ kind, amounts }) =>
      kind === 'minimum_payment' ? amounts.filter((one) => one !== null) : [],
    ),
  ];
  /** the paper asks for a payment, and no balance has a minus: what it prints is owed */
  const asks = tokens.length > 0 && minus === 0 && asked.some(({ token }) => /[1-9]/.test(token.digits));
  return { ...found, owes, asks, mostlyMinus: minus > tokens.length * MOST };
}

/** True for an opening or closing balance without letters beside it. */
const isEnd = ({ kind, amount }: Figure): boolean =>
  (kind === 'opening' || kind === 'closing') && amount.token.marker === null;

/** The balance of a row without letters: in a column of balances, or among the amounts if the row names it. */
function balanceIn({ amounts, kind, kindExact }: Row, roles: Roles | undefined): AmountToken | null {
  if (roles === undefined) return null;
  const isEnd = kindExact && (kind === 'opening' || kind === 'closing');
  const own = roles.indexOf('balance');
  const at = own < 0 && isEnd ? roles.indexOf('amount') : own;
  const token = at < 0 ? undefined : amounts[at]?.token;
  // a dash in a column of balances is none
  return token === undefined || token.marker !== null || (token.nil && at === own) ? null : token;
}

/** True if a heading is known to name one side, whichever that is. */
const namesSide = ({ role, heading }: Column): boolean => isSide(role) || movesBalance(heading);
