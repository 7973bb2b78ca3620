/** The rules about whether a line without an amount is part of the row beside it. */
import type { Rule } from '../../evidence/question.ts';
import { ruleIf } from '../../evidence/rules.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import { firstOf } from '../../model/lists.ts';
import type { JoinRule } from '../../wording/lines.ts';
import { beginsElsewhere, OUTDENT, startOf } from '../layout.ts';
import type { MarkedLine } from '../marked-line.ts';
import type { Group } from './group.ts';

type MembershipAnswer = 'row' | 'none';

/** A line without an amount, and the row above or below it that may hold it. */
export interface MembershipSubject {
  readonly line: MarkedLine;
  readonly row: Group;
  /** the row's line next to it; null if the row has ended before */
  readonly next: MarkedLine | null;
  /** the row is above the line, not below */
  readonly isAbove: boolean;
  /** a row is above and one below, both on the line's page */
  readonly isInside: boolean;
  /** it is at the foot of the page before the row's */
  readonly atFoot: boolean;
  /** it is on top of the page behind the row's */
  readonly onTop: boolean;
  readonly below: MarkedLine | null;
  readonly table: TableOfRows;
}

/** What is usual in the table of a row. */
export interface TableOfRows {
  /** points that lines of a row are apart at the most, if the table shows it */
  readonly mostApart: number;
  /** where texts of rows begin, in points from the usual start */
  readonly starts: readonly number[];
}

/** A rule, named by the reason that it gives. */
type MembershipRule = Rule<MembershipSubject, MembershipAnswer, JoinRule | 'beside' | 'apart'>;

/** A row's next line is no further down than this, in text sizes, if the table shows no pitch of its own. */
const MAX_PITCH = 2.4;
/** Lines of a row are indented by so many text sizes at the most. */
const FAR_RIGHT = 6;
/** Type of another row or of none differs by at least this share. */
const TITLE_SIZE = 1.12;

const { certain, strong, fair, weak, faint, trace } = STRENGTH;

/** A rule that keeps a line out of a row. The strongest gives the reason; of equal ones the first by its id. */
const against = (id: JoinRule, strength: number, holds: (subject: MembershipSubject) => boolean): MembershipRule =>
  ruleIf(id, 'excludes', { answer: 'row', strength }, holds);

/** All rules about the lines of rows. */
export const MEMBERSHIP_RULES: readonly MembershipRule[] = [
  against('row_below_ended', certain, ({ next }) => next === null),
  against('page_foot', strong, ({ atFoot }) => atFoot),
  // around the rows it is a sentence, among them a long text
  against('across_columns', fair, ({ line, isInside }) => line.row.crossing && !isInside),
  against('rule_between', fair, (s) => {
    return s.next?.segment === s.line.segment && (s.isAbove ? s.line : s.next).ruledAbove;
  }),
  against('further_off', weak, ({ line, next, isAbove, table }) => {
    // over a page's end the distance says nothing
    if (next?.segment !== line.segment) return false;
    const apart = isAbove ? line.baseline - next.baseline : next.baseline - line.baseline;
    return apart > mostApart(Math.min(line.size, next.size), table);
  }),
  against('further_left', faint, ({ line, row, table: { starts } }) => {
    const isLeft = line.indent < startOf(row.anchor) - OUTDENT;
    return isLeft && line.dates.length === 0 && beginsElsewhere(line, starts);
  }),
  against('larger_type', faint, ({ line, row, isAbove }) => {
    return isAbove && row.anchor.row.source.line.words.every((w) => line.size > w.style.size * TITLE_SIZE);
  }),
  against('further_right', trace, (s) => s.isAbove && !s.isInside && beginsFarRight(s)),
  against('page_head', trace, (s) => s.onTop && isHead(s)),
  ruleIf('beside', 'defaults', { answer: 'row', strength: fair }, () => true),
  ruleIf('apart', 'defaults', { answer: 'none', strength: weak }, () => true),
];

/** Points that two lines of one row are apart at the most, given the size of their type. */
export const mostApart = (size: number, table: TableOfRows): number => Math.max(MAX_PITCH * size, table.mostApart);

/** True for a line that begins further right than all texts of its row, and than most of other rows: a note below. */
function beginsFarRight({ line, row, table }: MembershipSubject): boolean {
  const x = line.row.source.line.box[0];
  const far = FAR_RIGHT * line.size;
  if (row.lines.some((l) => l.row.cells.some((cell) => cell && x - firstOf(cell.words).x0 <= far))) return false;
  return table.starts.every((start) => x - (x - line.indent + start) > far);
}

/** True for a line on top of a page that is bold as no row is, or clear of the line below. */
function isHead({ line, row, below, table }: MembershipSubject): boolean {
  if (line.bold && !row.anchor.bold) return true;
  return below?.segment === line.segment && below.baseline - line.baseline > mostApart(line.size, table);
}
