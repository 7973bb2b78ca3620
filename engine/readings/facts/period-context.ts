/** Decides by its surroundings whether a period is that of the statement. */
import type { WordSpan } from '../../geometry/spans.ts';
import type { LineAt } from '../../labels/near-phrases.ts';
import { phraseLeft, placeOf } from '../../labels/values.ts';
import { labelsIn } from '../../lexicon/facts/labels.ts';
import { namesOtherPaper, namesThisPaper } from '../../lexicon/facts/paper-names.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { itemAt } from '../../model/lists.ts';
import { currencyCode } from '../../money/currencies.ts';
import { type DateContext, dateContextOf, labelWords, PARTS } from './date-context.ts';

/** A preposition or a currency is no label: "for July 18, 2024 to August 17, 2024". */
const PREPOSITION = /^\p{Ll}{1,5}$/u;
const LETTER = /\p{L}/u;

/** Given a line and the words of a period on it, returns the period's context. */
export function periodContextOf(at: LineAt, span: WordSpan): DateContext {
  const context = dateContextOf(at, span);
  const { line } = itemAt(at.lines, at.at);
  const place = placeOf(line, span.from);
  if (place === null) return context;
  if (context === 'bare') return namesOtherPaper(phraseLeft(line, place.at)?.text ?? '') ? 'other' : context;
  if (context !== 'labelled' && context !== 'in_text') return context;
  return byLabel(labelWords(line, place), context);
}

/** The context of a period behind words that are no known label as a whole. */
function byLabel(label: readonly string[], context: DateContext): DateContext {
  const part = label.slice(label.findLastIndex((word) => PARTS.test(word)) + 1);
  const words = part.filter((word) => LETTER.test(word));
  const [first = ''] = words;
  if (words.length === 0 || (words.length === 1 && (PREPOSITION.test(first) || currencyCode(first) !== null)))
    return 'bare';
  const before = withoutOwn(words);
  const subject = before.join(' ');
  // "Previous statement period", "Average balance for the period"
  const isOwn = before.length < words.length - 1;
  if (namesOtherPaper(subject) || (isOwn && lineKind(subject) !== null)) return 'other';
  return isOwn || namesThisPaper(words.join(' ')) ? 'named' : context;
}

/** Words without the labels of a period in which they end: "по Dala Gold за период с", "za razdoblje od". */
function withoutOwn(words: readonly string[]): readonly string[] {
  const labels = labelsIn(words);
  let from = words.length;
  while (labels.at(-1)?.label === 'period' && labels.at(-1)?.to === from) from = labels.pop()?.from ?? from;
  return words.slice(0, from);
}
