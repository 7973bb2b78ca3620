/** The rules about where one row ends and the next begins, among the lines between their amounts. */
import type { Finding, Level, Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import type { MarkedLine } from '../marked-line.ts';
import { CLEAR_GAP, type Spacing } from '../pitch.ts';

/** How many of the lines belong to the row above; `open` where nothing plain tells. */
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

/** The widest gap between two lines, how many of the lines between the amounts stand above it, and the next one. */
interface WidestGap {
  readonly at: number;
  readonly width: number;
  readonly next: number;
}

/** A rule, and the reason that it gives. */
interface BorderRule extends Rule<BorderSubject, BorderAnswer> {
  find(subject: BorderSubject): Finding<BorderAnswer> | null;
  readonly reason: string;
}

/** Points by which drawn distances of one kind differ at the most. */
export const SAME_GAP = 0.2;

type At = (subject: BorderSubject) => number;

/** A rule that finds a border behind so many lines; -1 where it finds none. */
function border(id: string, [level, strength]: readonly [Level, number], reason: string, at: At): BorderRule {
  const find = (subject: BorderSubject): Finding<BorderAnswer> | null => {
    const found = at(subject);
    return found < 0 ? null : { answer: `${found}`, strength };
  };
  return { id, level, reason, find };
}

/** All rules about borders. */
export const BORDER_RULES: readonly BorderRule[] = [
  border('ruled', ['states', STRENGTH.certain], 'a ruling line', ({ between, below }) => {
    const ruled = between.findIndex((l) => l.ruledAbove);
    return ruled < 0 && below.ruledAbove ? between.length : ruled;
  }),
  border('clear_gap', ['suggests', STRENGTH.strong], 'a clear gap', ({ gap }) =>
    gap.width > CLEAR_GAP * gap.next ? gap.at : -1,
  ),
  border('day', ['suggests', STRENGTH.fair], 'a day, with which the next row begins', (s) => {
    const { above, below, between, daysBegin } = s;
    if (below.dates.length > 0 || below.kindExact || (above.dates.length === 0 && !daysBegin)) return -1;
    return between.findIndex((l) => l.dates.length > 0 && l.text !== '');
  }),
  // rows a little further apart than their lines, all of them alike
  border('step', ['suggests', STRENGTH.faint], 'a gap as wide as the step between rows', (s) => {
    const { pitch, step } = s.spacing;
    const isAlike = step - pitch > SAME_GAP && s.gap.next < pitch + SAME_GAP;
    return isAlike && s.gap.width > step - SAME_GAP ? s.gap.at : -1;
  }),
  {
    id: 'open',
    level: 'defaults',
    reason: 'where lines of rows usually stand',
    find: () => ({ answer: 'open', strength: STRENGTH.faint }),
  },
];
