/** How a part prints its balances: in a column of their own, with a minus, with words that say that they are owed. */
import type { ColumnRole } from '../../lexicon/headings/column-role.ts';
import { balanceSign, movesBalance } from '../../lexicon/lines/balance-signs.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { Column } from '../../model/table.ts';
import type { AmountToken } from '../../money/amount.ts';
import { isPartOfPayment } from '../column-roles/sides.ts';
import type { Facts } from '../facts/facts.ts';
import { type Part, standsOn } from '../parts/parts.ts';
import { MOST } from './print.ts';
import type { SignedPart } from './subject.ts';

export interface PrintedBalances {
  /** balances stand in a column of their own */
  readonly running: boolean;
  readonly mostlyMinus: boolean;
  /** the words beside an opening or closing balance without a sign say that it is owed */
  readonly owes: boolean;
  /** the balances follow from a part of each payment: the rest is interest on what is owed */
  readonly repays: boolean;
  /** a heading that is known stands over a column of one side */
  readonly sidesHeaded: boolean;
}

/** Given a part, returns how it prints its balances. */
export function balancesOf({ part, facts, rolesOf }: SignedPart): PrintedBalances {
  const ends = endsOf(part, facts);
  const tokens = ends.map(({ amount }) => amount.token);
  const found = { running: false, repays: false, sidesHeaded: false };
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
  const owes = ends.some(({ amount, label }) => amount.token.sign === null && balanceSign(label) === -1);
  return { ...found, owes, mostlyMinus: minus > tokens.length * MOST };
}

/** The opening and closing balances beside which no letters say whether they are held or owed. */
const endsOf = (part: Part, { figures }: Facts): Facts['figures'] =>
  figures.filter(
    ({ kind, amount, line }) =>
      (kind === 'opening' || kind === 'closing') && amount.token.marker === null && standsOn(part, line.line.index),
  );

/**
 * Given a row, returns its balance without letters beside it: in a column of balances, or among the amounts where the
 * row names it.
 */
function balanceIn({ amounts, kind, kindExact }: Row, roles: Roles | undefined): AmountToken | null {
  if (roles === undefined) return null;
  const isEnd = kindExact && (kind === 'opening' || kind === 'closing');
  const own = roles.indexOf('balance');
  const at = own < 0 && isEnd ? roles.indexOf('amount') : own;
  const token = at < 0 ? undefined : amounts[at]?.token;
  // a dash in a column of balances stands for none
  return token === undefined || token.marker !== null || (token.nil && at === own) ? null : token;
}

const isSide = (role: ColumnRole | null): boolean => role === 'debit' || role === 'credit';

/** True for a column with a heading that is known to name one side, whichever that is. */
const namesSide = ({ role, heading }: Column): boolean => isSide(role) || movesBalance(heading);
