/** Tells the days of something else from those of the paper: of a rate, an offer, a tax year. */
import { overlaps } from '../../geometry/intervals.ts';
import { LABEL_ABOVE, type LineAt, phraseAbove } from '../../labels/near-phrases.ts';
import { bareLabel, phraseLeft, type ValuePlace } from '../../labels/values.ts';
import { labelOf } from '../../lexicon/facts/labels.ts';
import { namesOtherSpan } from '../../lexicon/facts/other-spans.ts';
import { namesThisPaper } from '../../lexicon/facts/paper-names.ts';
import { periodEnd } from '../../lexicon/facts/period-ends.ts';
import type { Line } from '../../model/line.ts';
import { itemAt } from '../../model/lists.ts';

/** "2.50 %" without words before it: a rate beside its days. */
const BARE_RATE = /^[^\p{L}%]*\d\s?(?:%|p\.? ?a)/u;
const DIGIT = /\d/;

/** Given the place of a date, a month or a period, and its label, returns whether it is that of something else. */
export function isOfOther(place: ValuePlace, label: readonly string[], at: LineAt): boolean {
  const { line } = itemAt(at.lines, at.at);
  const own = label.join(' ');
  // a label of several words is that of its value, whatever is around both
  if (place.word > 0 && label.length > 1) return isOtherBeside([own], [line], place);
  return isOtherBeside([own, phraseLeft(line, place.at)?.text ?? '', headingOf(place, at)], [line], place);
}

/** The text right above a value, or ''; a label with its own value beside it heads nothing: "Offer:   Gold". */
function headingOf({ phrase }: ValuePlace, at: LineAt): string {
  const above = phraseAbove(phrase, at, { aligned: overlaps, sizes: LABEL_ABOVE, lines: 1 });
  if (above === null) return '';
  const { phrases } = itemAt(at.lines, above.at).line;
  const hasValue = above.phrase.text.endsWith(':') && phrases.indexOf(above.phrase) < phrases.length - 1;
  return hasValue ? '' : above.phrase.text;
}

/** Given texts around days, their lines and the place of one, returns whether they are those of something else. */
export function isOtherBeside(texts: readonly string[], lines: readonly Line[], { phrase }: ValuePlace): boolean {
  if (texts.some(isOfStatement)) return false;
  // a text with figures is a value itself
  if (texts.some((text) => !DIGIT.test(text) && namesOtherSpan(text))) return true;
  return lines.some((line) => line.phrases.some((one) => one !== phrase && BARE_RATE.test(one.text)));
}

/** True for a label that says whose days these are: "Statement period", but not "From" or "Start date". */
function isOfStatement(text: string): boolean {
  const label = bareLabel(text);
  return namesThisPaper(label) || (label.includes(' ') && labelOf(label) === 'period' && periodEnd(label) === null);
}
