/** Reads the rows of one statement: each gets its dates, amounts, balance and role under what was decided. */
import type { ColumnRole } from '../lexicon/columnrole.ts';
import type { Row } from '../rows/types.ts';
import type { IsoDate } from '../statements/types.ts';
import type { Context } from './context.ts';
import type { Part } from './parts.ts';
import { datesOf } from './row-dates.ts';
import { moneyOf } from './row-money.ts';
import { roleOf } from './row-role.ts';
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
    const credits = part.rows.flatMap((r) => (r.table === table && !r.kindExact ? (r.amounts[column] ?? []) : []));
    const printed = credits.filter(({ token }) => !token.nil);
    if (printed.length > (card ? 0 : 1) && printed.every(({ token }) => token.sign === '-')) found.add(table);
  }
  return found;
}

/** Given a part and what was decided, returns its rows, read, and whether nothing gives their dates a year. */
export function readPart(part: Part, context: Context): { rows: ReadRow[]; yearAssumed: boolean } {
  let carried: IsoDate | null = null;
  let yearAssumed = false;
  let closed = false;
  let turned = false;
  let ended = false;
  let table = -1;
  let segment = -1;
  const rows = part.rows.map((row): ReadRow => {
    if (row.table !== table) {
      table = row.table;
      carried = null;
      ended = false;
    }
    const roles = context.rolesOf.get(row.table) as Roles;
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
      description: descriptionOf(row, roles),
      reference: textOf(row, roles, 'reference') || null,
      type: textOf(row, roles, 'type') || null,
    };
  });
  return { rows: settleSums(rows), yearAssumed };
}

/** True where something stands in the column of booking dates that is no day: it must not be taken from the row above. */
function hasDateText(row: Row, roles: Roles): boolean {
  const at = roles.indexOf('date');
  return at >= 0 && (row.dates[at].length > 0 || /\d/.test(row.texts[at] ?? ''));
}

/** Given a row, returns the text of the columns with a role; below a heading of dates may stand words alone: "TRAN". */
function textOf({ texts, kinds }: Row, roles: Roles, role: ColumnRole): string {
  return texts.filter((text, i) => text !== '' && kinds[i] !== 'money' && roles[i] === role).join(' ');
}

/** Given a row, returns its description: the text of the columns that describe, and of those without a role. */
function descriptionOf(row: Row, roles: Roles): string {
  const describes = (i: number) =>
    roles[i] === 'description' ? row.kinds[i] !== 'money' : roles[i] === null && row.kinds[i] === 'text';
  const at = row.texts.flatMap((text, i) => (text !== '' && describes(i) ? [i] : []));
  const isOne = at.length > 1 && row.headingDate === null && at.some((i, k) => k > 0 && runsOn(row, at[k - 1], i));
  if (!isOne) return at.map((i) => row.texts[i]).join(' ');
  return row.lines.flatMap(({ cells }) => at.flatMap((i) => cells[i]?.text ?? [])).join(' ');
}

/** True where a text runs from one column into the next: words of one heading were taken for two. */
function runsOn({ lines }: Row, left: number, right: number): boolean {
  return lines.some(({ cells, source }) => {
    const [last, first] = [cells[left]?.words.at(-1), cells[right]?.words[0]];
    return last && first && source.line.phrases.some(({ words }) => words.includes(last) && words.includes(first));
  });
}
