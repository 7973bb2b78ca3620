/** Reads the rows of one statement: each gets its dates, amounts, balance and role under what was decided. */
import type { Row } from '../rows/types.ts';
import type { IsoDate } from '../statements/types.ts';
import type { Context } from './context.ts';
import type { Part } from './parts.ts';
import { datesOf } from './row-dates.ts';
import { moneyOf } from './row-money.ts';
import { roleOf } from './row-role.ts';
import { descriptionOf, type TextColumns, textColumnsOf, textIn } from './row-texts.ts';
import { sectionSigns } from './section-signs.ts';
import { decideSigns, type SignReading } from './signs.ts';
import { settleSums } from './sums.ts';
import type { ReadRow, Roles, View } from './types.ts';

/** Given a part, the roles of columns and the view that it takes, returns how the signs of its tables read. */
export function signsByTable(part: Part, rolesOf: ReadonlyMap<number, Roles>, view: View): Map<number, SignReading> {
  const signs = new Map<number, SignReading>();
  const columnOf = (table: number) => (rolesOf.get(table) as Roles).indexOf('amount');
  const single = part.tables.filter((table) => columnOf(table) >= 0);
  // debits and credits have their signs from their columns
  if (single.length === 0) return signs;
  const sections = sectionSigns(part.rows, view.card);
  for (const table of single) {
    const rows = part.rows.filter((r) => r.table === table);
    signs.set(table, decideSigns(rows, rolesOf.get(table) as Roles, columnOf(table), view, sections));
  }
  return signs;
}

/**
 * Given a part and the roles of columns, returns the tables whose column of credits notes all of them with a minus: what
 * lowers the debt of a card. Among other credits a minus takes one back, and so does a single one on an account.
 */
export function minusCredits(part: Part, rolesOf: ReadonlyMap<number, Roles>, { card }: View): Set<number> {
  const found = new Set<number>();
  for (const table of part.tables) {
    const column = (rolesOf.get(table) as Roles).indexOf('credit');
    if (column < 0) continue;
    const isOther = (row: Row) => row.table !== table || row.kindExact;
    let credits = 0;
    const plain = part.rows.some((row) => {
      const token = isOther(row) ? undefined : row.amounts[column]?.token;
      if (!token || token.nil) return false;
      credits++;
      return token.sign !== '-';
    });
    if (!plain && credits > (card ? 0 : 1)) found.add(table);
  }
  return found;
}

const NO_TEXTS: TextColumns = { description: [], reference: [], type: [] };

/** Given a part and what was decided, returns its rows, read, and whether nothing gives their dates a year. */
export function readPart(part: Part, context: Context): { rows: readonly ReadRow[]; yearAssumed: boolean } {
  let carried: IsoDate | null = null;
  let yearAssumed = false;
  let closed = false;
  let turned = false;
  let ended = false;
  let table = -1;
  let segment = -1;
  let roles: Roles = [];
  let columns = NO_TEXTS;
  const rows = part.rows.map((row): ReadRow => {
    if (row.table !== table) {
      table = row.table;
      carried = null;
      ended = false;
      roles = context.rolesOf.get(table) as Roles;
      columns = textColumnsOf(row.kinds, roles);
    }
    const dates = datesOf(row, roles, context);
    if (dates.assumed) yearAssumed = true;
    const money = moneyOf(row, roles, context);
    const unread = dates.date === null && hasDateText(row, roles);
    let { role, reason } = roleOf(row, roles, money, unread ? null : (dates.date ?? carried), dates.own);
    // a balance that is carried over ends a page, and not what stands overleaf
    if (row.segment !== segment && turned) closed = false;
    if (!dates.own && !row.kindExact && row.section?.sign !== 0) {
      ended ||= row.apart || closed;
      if (ended || row.sentence) {
        role = 'ignored';
        reason = row.sentence ? 'a sentence' : 'below the table';
      }
    }
    if (row.segment !== segment) {
      segment = row.segment;
      closed = false;
    }
    if (row.kindExact && (row.kind === 'closing' || row.kind === 'carried_forward')) closed = true;
    turned = closed && row.kind === 'carried_forward';
    if (dates.own && role === 'transaction') {
      closed = false;
      ended = false;
    }
    const date = dates.date ?? carried;
    if (role === 'transaction' && date) carried = date;
    return {
      row,
      role,
      reason,
      date,
      ownDate: dates.own,
      valueDate: dates.value,
      transactionDate: dates.transaction,
      amount: money.amount,
      sign: money.sign,
      balance: money.balance,
      balanceBy: money.balanceBy,
      totals: money.totals,
      description: descriptionOf(row, columns.description),
      reference: textIn(row, columns.reference),
      type: textIn(row, columns.type),
    };
  });
  return { rows: settleSums(rows), yearAssumed };
}

/** True where something stands in the column of booking dates that is no day: it must not be taken from the row above. */
function hasDateText(row: Row, roles: Roles): boolean {
  const at = roles.indexOf('date');
  return at >= 0 && (row.dates[at].length > 0 || /\d/.test(row.texts[at] ?? ''));
}
