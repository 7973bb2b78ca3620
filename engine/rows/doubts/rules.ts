/** The rules about lines that may be bookings and are read as none. */
import { STRENGTH } from '../../evidence/strength.ts';
import type { ColumnKind } from '../../model/row.ts';
import type { TokenLine } from '../../model/table.ts';
import type { MarkedLine } from '../marked-line.ts';
import { rowsWithoutAmount } from './alike-rows.ts';
import { isBlotted } from './blotted.ts';
import { daysWithoutAmount, hasUnreadMoney } from './days-without-amount.ts';
import { beginsLikeDay, continuesOverleaf, type TablesOfPages } from './outside-tables.ts';
import { ruledFromDay } from './ruled-from-day.ts';
import { unreadDays, unreadHeadings } from './unread-headings.ts';

const { certain, strong, fair, weak, faint } = STRENGTH;

/** The lines of a table. */
export interface TableSubject {
  readonly lines: readonly MarkedLine[];
  readonly kinds: readonly ColumnKind[];
  /** those that no row has */
  readonly loose: ReadonlySet<MarkedLine>;
  /** those below a title of what is no booking */
  readonly listed: ReadonlySet<MarkedLine>;
  /** those with a day and without an amount, sentences left out */
  readonly dated: readonly MarkedLine[];
  /** indices of the segments that have a header */
  readonly headed: ReadonlySet<number>;
}

/** A line outside of the tables that ends with an amount. */
interface OutsideSubject {
  readonly line: TokenLine;
  readonly tables: TablesOfPages;
}

/**
 * A rule about lines, and the reason that it gives. Of several the strongest gives it; of equal ones the first by its
 * id.
 */
interface DoubtRule<Find> {
  readonly id: string;
  readonly level: 'suggests';
  readonly strength: number;
  readonly reason: string;
  readonly find: Find;
}

function doubt<Find>(id: string, strength: number, reason: string, find: Find): DoubtRule<Find> {
  return { id, level: 'suggests', strength, reason, find };
}

/** What makes lines of a table look like bookings. */
export const TABLE_DOUBTS: readonly DoubtRule<(table: TableSubject) => readonly MarkedLine[]>[] = [
  doubt('dated', certain, 'it has a day and words, and no amount', daysWithoutAmount),
  doubt('figures', certain, 'beside a day, figures stand where amounts do that cannot be read as one', (table) =>
    table.dated.filter((l) => hasUnreadMoney(l, table.kinds)),
  ),
  doubt('month', strong, 'it stands as the headings of days do, with a month that cannot be read', ({ lines }) =>
    unreadDays(lines),
  ),
  doubt('heading', fair, 'it stands as the headings of days do, right above a row, and names none', ({ lines }) =>
    unreadHeadings(lines),
  ),
  doubt('alike', weak, 'it looks like a row, and has no amount', ({ lines }) => rowsWithoutAmount(lines)),
  doubt('blotted', weak, 'signs stand in the place of its text', ({ lines }) =>
    lines.filter((l) => !l.anchor && isBlotted(l.row.source)),
  ),
  doubt('ruled', faint, 'a rule parts it from the day above, as it does not part other rows of one day', ({ lines }) =>
    ruledFromDay(lines),
  ),
];

/** What makes lines outside of the tables that end with an amount look like bookings. */
export const OUTSIDE_DOUBTS: readonly DoubtRule<(subject: OutsideSubject) => boolean>[] = [
  doubt('day', strong, 'outside of the tables, it begins with a day and ends with an amount', ({ line }) => {
    return line.dates[0]?.from === 0;
  }),
  doubt('day_like', fair, 'outside of the tables, it begins with what may be a day and ends with an amount', (s) =>
    beginsLikeDay(s.line),
  ),
  doubt('overleaf', weak, 'it stands overleaf as the rows of the page before do', (s) =>
    continuesOverleaf(s.line, s.tables),
  ),
];

/** What makes a line doubtful whose day may be of another month. */
export const UNCLEAR_MONTH =
  'the name of its month is that of another month in another language, and the paper speaks neither';

/** Given rules, returns them with the strongest first. */
export const byStrength = <Find>(rules: readonly DoubtRule<Find>[]): readonly DoubtRule<Find>[] =>
  rules.toSorted((a, b) => b.strength - a.strength || Number(a.id > b.id) - Number(a.id < b.id));
