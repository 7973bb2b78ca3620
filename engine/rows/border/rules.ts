/** The rules about where one row ends and the next begins, among the lines between their amounts. */
import type { Level, Rule } from '../../evidence/question.ts';
import { ruleNaming } from '../../evidence/rules.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { JoinRule } from '../../wording/lines.ts';
import { CLEAR_GAP, type Spacing } from '../layout.ts';
import type { MarkedLine } from '../marked-line.ts';

/** How many of the lines belong to the row above; `open` if nothing plain decides. */
type BorderAnswer = `${number}` | 'open';

/** Two neighbouring rows of a page, and the lines between their amounts. */
export interface BorderSubject {
  readonly above: MarkedLine;
  readonly below: MarkedLine;
  /** one line at least */
  readonly between: readonly MarkedLine[];
  readonly spacing: Spacing;
  /** a day on a line above its amount begins a row, also below a row without a day of its own */
  readonly daysBegin: boolean;
  readonly gap: WidestGap;
}

/** The widest gap between two lines, how many of the lines between the amounts are above it, and the next one. */
interface WidestGap {
  readonly at: number;
  readonly width: number;
  readonly next: number;
}

/** A rule, named by the reason that it gives. */
type BorderRule = Rule<BorderSubject, BorderAnswer, JoinRule | 'open'>;

/** Points by which drawn distances of one kind differ at the most. */
export const SAME_GAP = 0.2;

/** A rule that finds a border behind so many lines, or -1 if it finds none. */
const border = (id: JoinRule, level: Level, strength: number, at: (subject: BorderSubject) => number): BorderRule =>
  ruleNaming<BorderSubject, BorderAnswer, JoinRule>(id, level, strength, (subject) => {
    const found = at(subject);
    return found < 0 ? null : `${found}`;
  });

export const BORDER_RULES: readonly BorderRule[] = [
  border('ruling_line', 'states', STRENGTH.certain, ({ between, below }) => {
    const ruled = between.findIndex((l) => l.ruledAbove);
    return ruled < 0 && below.ruledAbove ? between.length : ruled;
  }),
  border('clear_gap', 'suggests', STRENGTH.strong, ({ gap }) => (gap.width > CLEAR_GAP * gap.next ? gap.at : -1)),
  border('next_day', 'suggests', STRENGTH.fair, (s) => {
    const { above, below, between, daysBegin } = s;
    if (below.dates.length > 0 || below.kindExact || (above.dates.length === 0 && !daysBegin)) return -1;
    return between.findIndex((l) => l.dates.length > 0 && l.text !== '');
  }),
  // rows a little further apart than their lines, all of them alike
  border('row_step', 'suggests', STRENGTH.faint, (s) => {
    const { pitch, step, jitter } = s.spacing;
    const isAlike = step - pitch > SAME_GAP + jitter && s.gap.next < pitch + SAME_GAP;
    return isAlike && s.gap.width > step - SAME_GAP ? s.gap.at : -1;
  }),
  ruleNaming('open', 'defaults', STRENGTH.faint, () => 'open'),
];
