/** The rules about whether a line without an amount is part of the row beside it. */
import type { Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { JoinRule } from '../../wording/lines.ts';
import type { Group } from '../group.ts';
import type { MarkedLine } from '../marked-line.ts';
import { OUTDENT, startOf } from '../text-starts.ts';

type MembershipAnswer = 'row' | 'none';

/** A line without an amount, and the row above or below it that may hold it. */
export interface MembershipSubject {
  readonly line: MarkedLine;
  readonly row: Group;
  /** the row's line next to it; null where the row has ended before */
  readonly next: MarkedLine | null;
  /** the row stands above the line, not below */
  readonly isAbove: boolean;
  /** a row stands above and one below, both on the line's page */
  readonly isInside: boolean;
  /** it stands at the foot of the page before the row's */
  readonly atFoot: boolean;
  /** it stands on top of the page behind the row's */
  readonly onTop: boolean;
  readonly below: MarkedLine | null;
  readonly table: TableOfRows;
}

/** What is usual in the table of a row. */
export interface TableOfRows {
  /** points that lines of a row stand apart at the most, where the table shows it */
  readonly mostApart: number;
  /** where texts of rows begin, in points from the usual start */
  readonly starts: readonly number[];
}

/** A rule, and the reason that it gives. */
interface MembershipRule extends Rule<MembershipSubject, MembershipAnswer> {
  /** null where none is given */
  readonly reason: JoinRule | null;
}

/** A row's next line stands no further down than this, in text sizes, where the table shows no pitch of its own. */
const MAX_PITCH = 2.4;
/** Lines of a row are indented by so many text sizes at the most. */
const FAR_RIGHT = 6;
/** Type of another row or of none differs by at least this share. */
const TITLE_SIZE = 1.12;

const { certain, strong, fair, weak, faint } = STRENGTH;

/** A rule that keeps a line out of a row. The strongest gives the reason; of equal ones the first by its id. */
function against(id: string, strength: number, reason: JoinRule, holds: MembershipHolds): MembershipRule {
  const finding = { answer: 'row', strength } as const;
  return { id, level: 'excludes', reason, find: (subject) => (holds(subject) ? finding : null) };
}
type MembershipHolds = (subject: MembershipSubject) => boolean;

const otherwise = (id: string, answer: MembershipAnswer, strength: number): MembershipRule => ({
  id,
  level: 'defaults',
  reason: null,
  find: () => ({ answer, strength }),
});

/** All rules about the lines of rows. */
export const MEMBERSHIP_RULES: readonly MembershipRule[] = [
  against('ended', certain, 'row_below_ended', ({ next }) => next === null),
  against('foot', certain, 'page_foot', ({ atFoot }) => atFoot),
  // around the rows it is a sentence, among them a long text
  against('crossing', strong, 'across_columns', ({ line, isInside }) => line.row.crossing && !isInside),
  against('ruled', strong, 'rule_between', (s) => {
    return s.next?.segment === s.line.segment && (s.isAbove ? s.line : s.next).ruledAbove;
  }),
  against('far', fair, 'further_off', ({ line, next, isAbove, table }) => {
    // over a page's end the distance tells nothing
    if (next?.segment !== line.segment) return false;
    const apart = isAbove ? line.baseline - next.baseline : next.baseline - line.baseline;
    return apart > mostApart(Math.min(line.size, next.size), table);
  }),
  against('left', fair, 'further_left', ({ line, row }) => {
    return line.dates.length === 0 && line.indent < startOf(row.anchor) - OUTDENT;
  }),
  against('larger', weak, 'larger_type', ({ line, row, isAbove }) => {
    return isAbove && row.anchor.row.source.line.words.every((w) => line.size > w.style.size * TITLE_SIZE);
  }),
  against('right', weak, 'further_right', (s) => {
    return s.isAbove && !s.isInside && beginsFarRight(s);
  }),
  against('head', faint, 'page_head', (s) => s.onTop && isHead(s)),
  otherwise('beside', 'row', fair),
  otherwise('apart', 'none', weak),
];

/** Points that two lines of one row stand apart at the most, given the size of their type. */
export const mostApart = (size: number, table: TableOfRows): number => Math.max(MAX_PITCH * size, table.mostApart);

/** True for a line that begins further right than all texts of its row, and than most of other rows: a note below. */
function beginsFarRight({ line, row, table }: MembershipSubject): boolean {
  const x = line.row.source.line.box[0];
  const far = FAR_RIGHT * line.size;
  for (const { row: own } of row.lines)
    for (const cell of own.cells) if (cell && x - cell.words[0].x0 <= far) return false;
  return table.starts.every((start) => x - (x - line.indent + start) > far);
}

/** True for a line on top of a page that is bold as no row is, or clear of the line below. */
function isHead({ line, row, below, table }: MembershipSubject): boolean {
  if (line.bold && !row.anchor.bold) return true;
  return below?.segment === line.segment && below.baseline - line.baseline > mostApart(line.size, table);
}
