/** The rules about whether a line without an amount is a title above rows. */
import type { Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import { TOTAL_KINDS } from '../../lexicon/lines/line-kind.ts';
import type { JoinRule } from '../../wording/lines.ts';
import type { MarkedLine } from '../marked-line.ts';
import { isRate } from '../rates.ts';

const { certain, strong, fair, weak } = STRENGTH;

type TitleAnswer = 'title' | 'part';

/** A line without an amount that may be a title. */
export interface TitleSubject {
  readonly line: MarkedLine;
  readonly above: MarkedLine | undefined;
  /** it is the heading of a day's rows */
  readonly headsDay: boolean;
  /** it names a section, and stands clear of the lines above and below */
  readonly standsClear: boolean;
  /** it begins where no texts of rows do */
  readonly beginsElsewhere: boolean;
}

/** A rule, and the reason that it gives. */
interface TitleRule extends Rule<TitleSubject, TitleAnswer> {
  /** null where none is given */
  readonly reason: JoinRule | null;
}

const BOLD_OR_ELSEWHERE: JoinRule = 'title_like';
const TITLE_WORDS = 8;

/** A rule that takes a line for a title. Its strength says which reason of several is given. */
function title(id: string, strength: number, reason: JoinRule, holds: (subject: TitleSubject) => boolean): TitleRule {
  const finding = { answer: 'title', strength } as const;
  return { id, level: 'states', reason, find: (subject) => (holds(subject) ? finding : null) };
}

export const TITLE_RULES: readonly TitleRule[] = [
  title('day', certain, 'day_heading', ({ headsDay }) => headsDay),
  title('clear_section', strong, 'section_title_alone', (s) => s.standsClear),
  title('section', fair, 'section_title', (s) => s.line.section !== null && (isBelowSum(s) || looksOther(s))),
  title('phrase', weak, BOLD_OR_ELSEWHERE, (s) => isPhrase(s) && looksOther(s)),
  // "18 Aug Interest rate changed to 5.64% p.a." is no text of the row above
  title('rate', weak, BOLD_OR_ELSEWHERE, ({ line: { dates, kind, text } }) => {
    return dates.length > 0 && kind === 'interest_rate' && isRate(text, kind);
  }),
  title('bold', weak, BOLD_OR_ELSEWHERE, ({ line, beginsElsewhere }) => {
    const isShort = line.row.source.line.words.length <= TITLE_WORDS;
    return line.bold && line.dates.length === 0 && beginsElsewhere && isShort;
  }),
  {
    id: 'text',
    level: 'defaults',
    reason: null,
    find: () => ({ answer: 'part', strength: fair }),
  },
];

/** True for a line right below the sum of a section, with which that ends. */
const isBelowSum = ({ above }: TitleSubject): boolean =>
  above?.anchor === true && above.kindExact && above.kind !== null && TOTAL_KINDS.has(above.kind);

/** True for a line that is a known phrase and nothing else; a date alone is none. */
const isPhrase = ({ line: { kind, kindExact, dates, text } }: TitleSubject): boolean =>
  kindExact && kind !== null && (dates.length === 0 || text !== '');

/** True for a line that looks other than the texts of rows do. */
const looksOther = ({ line, beginsElsewhere }: TitleSubject): boolean =>
  line.bold || line.row.crossing || beginsElsewhere;
