/** The rules about whether a line without an amount is a title above rows. */
import type { Rule } from '../../evidence/question.ts';
import { ruleIf } from '../../evidence/rules.ts';
import { STRENGTH } from '../../evidence/strength.ts';
import { type LineKind, TOTAL_KINDS } from '../../lexicon/lines/line-kind.ts';
import { namesOnly } from '../../model/row.ts';
import type { JoinRule } from '../../wording/lines.ts';
import type { MarkedLine } from '../marked-line.ts';

const { certain, strong, fair, weak } = STRENGTH;

type TitleAnswer = 'title' | 'part';

/** A line without an amount that may be a title. */
export interface TitleSubject {
  readonly line: MarkedLine;
  readonly above: MarkedLine | undefined;
  /** it is the heading of a day's rows */
  readonly headsDay: boolean;
  /** it is the headings of a list without bookings, over the amounts below */
  readonly headsList: boolean;
  /** it names a section or a card, and is clear of the lines above and below */
  readonly standsClear: boolean;
  /** its face is that of no row */
  readonly hasOtherFace: boolean;
  /** no texts of rows begin where it does */
  readonly beginsElsewhere: boolean;
}

/** A rule, named by the reason that it gives. */
type TitleRule = Rule<TitleSubject, TitleAnswer, JoinRule | 'text'>;

const TITLE_WORDS = 8;

/** A rule that takes a line for a title. Its strength says which reason of several is given. */
const title = (id: JoinRule, strength: number, holds: (subject: TitleSubject) => boolean): TitleRule =>
  ruleIf(id, 'states', { answer: 'title', strength }, holds);

export const TITLE_RULES: readonly TitleRule[] = [
  title('day_heading', certain, ({ headsDay }) => headsDay),
  title('section_title_alone', strong, (s) => s.standsClear),
  title('section_title', strong, ({ headsList }) => headsList),
  title('section_title', fair, (s) => s.line.section !== null && (isBelowSum(s) || looksOther(s))),
  title('title_like', weak, (s) => isPhrase(s) && looksOther(s)),
  title('title_like', weak, isHeadBelowSum),
  title('title_face', weak, ({ hasOtherFace }) => hasOtherFace),
  // "18 Aug Interest rate changed to 5.64% p.a." is no text of the row above
  title('title_like', weak, ({ line: { dates, kind, text } }) => {
    return dates.length > 0 && kind === 'interest_rate' && isRate(text, kind);
  }),
  title('title_like', weak, ({ line, beginsElsewhere }) => {
    const isShort = line.row.source.line.words.length <= TITLE_WORDS;
    return line.bold && line.dates.length === 0 && beginsElsewhere && isShort;
  }),
  ruleIf('text', 'defaults', { answer: 'part', strength: fair }, () => true),
];

/** True for a line right below the sum of a section, with which that ends. */
const isBelowSum = ({ above }: TitleSubject): boolean => above?.anchor === true && namesOnly(above, TOTAL_KINDS);

/** True for a bold line below a bold sum, which may say more: "Total for A. Kaya 753.24" ends the rows of a card. */
function isHeadBelowSum({ line, above }: TitleSubject): boolean {
  if (!line.bold || line.dates.length > 0 || !above?.anchor || !above.bold || above.dates.length > 0) return false;
  return above.kind !== null && TOTAL_KINDS.has(above.kind);
}

/** True for a line that is a known phrase and nothing else; a date alone is not one. */
const isPhrase = ({ line: { kind, kindExact, dates, text } }: TitleSubject): boolean =>
  kindExact && kind !== null && (dates.length === 0 || text !== '');

/** True for a line that looks other than the texts of rows do. */
const looksOther = ({ line, beginsElsewhere }: TitleSubject): boolean =>
  line.bold || line.row.crossing || beginsElsewhere;

/** A percentage, perhaps in words that name a rate, and no other figures: a rate and the day from which it holds. */
export const isRate = (text: string, kind: LineKind | null = null): boolean =>
  /^[\d.,\s]+%$/.test(text) || (kind === 'interest_rate' && /%/.test(text) && !/\d/.test(text.replace(PERCENTAGE, '')));

const PERCENTAGE = /[\d.,]+\s?%/g;
