/** The rules about lines that may be bookings and are not read as such. */
import { areOfPeriods } from '../../dates/period.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { Segment, TokenLine } from '../../model/table.ts';
import type { DoubtRule as DoubtCode } from '../../wording/lines.ts';
import type { MarkedLine } from '../marked-line.ts';
import { rowsWithoutAmount } from './alike-rows.ts';
import { isBlotted } from './blotted.ts';
import { ruledFromDay, unreadDays, unreadHeadings } from './days-above.ts';
import { daysWithoutAmount, hasUnreadMoney } from './days-without-amount.ts';
import { beginsLikeDay, continuesOverleaf } from './outside-tables.ts';
import type { TableSubject } from './table-subject.ts';
import { unreadRows } from './unread-rows.ts';

const { certain, strong, fair, weak, faint } = STRENGTH;

/** A rule about lines, named by its reason. The strongest rule gives the reason; of equal ones the first by id. */
interface DoubtRule<Find> {
  readonly id: DoubtCode;
  readonly strength: number;
  readonly find: Find;
}

const doubt = <Find>(id: DoubtCode, strength: number, find: Find): DoubtRule<Find> => ({ id, strength, find });

/** What makes lines of a table look like bookings. */
export const TABLE_DOUBTS: readonly DoubtRule<(table: TableSubject) => readonly MarkedLine[]>[] = [
  doubt('day_without_amount', certain, daysWithoutAmount),
  doubt('unread_figures', certain, (table) => table.dated.filter((l) => hasUnreadMoney(l, table.kinds))),
  doubt('unread_row', strong, ({ lines, kinds }) => unreadRows(lines, kinds)),
  doubt('unread_month', strong, ({ lines }) => unreadDays(lines)),
  doubt('unread_heading', fair, ({ lines }) => unreadHeadings(lines)),
  doubt('row_without_amount', weak, ({ lines }) => rowsWithoutAmount(lines)),
  doubt('blotted', faint, ({ lines }) => lines.filter((l) => !l.anchor && isBlotted(l.row.source))),
  doubt('ruled_from_day', faint, ({ lines }) => ruledFromDay(lines)),
];

/** What makes lines outside of the tables that end with an amount look like bookings. */
export const OUTSIDE_DOUBTS: readonly DoubtRule<(line: TokenLine, segments: readonly Segment[]) => boolean>[] = [
  // the days of a period begin a figure: "12/01/24 to 12/31/24 Credits (+) 8,683.06"
  doubt('day_outside', strong, ({ texts, dates }) => dates[0]?.from === 0 && !areOfPeriods(texts, dates)),
  doubt('likely_day_outside', fair, beginsLikeDay),
  doubt('overleaf', weak, continuesOverleaf),
];

/** Given rules, returns them with the strongest first. */
export const byStrength = <Find>(rules: readonly DoubtRule<Find>[]): readonly DoubtRule<Find>[] =>
  rules.toSorted((a, b) => b.strength - a.strength || Number(a.id > b.id) - Number(a.id < b.id));
