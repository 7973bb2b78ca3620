/** Decides by its surroundings whether a period is that of the statement. */
import type { WordSpan } from '../../geometry/spans.ts';
import type { LineAt } from '../../labels/near-phrases.ts';
import { placeOf } from '../../labels/values.ts';
import { labelsIn } from '../../lexicon/facts/labels.ts';
import { namesThisPaper } from '../../lexicon/facts/paper-names.ts';
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
  if (place === null || (context !== 'labelled' && context !== 'in_text')) return context;
  const label = labelWords(line, place);
  const part = label.slice(label.findLastIndex((word) => PARTS.test(word)) + 1);
  const words = part.filter((word) => LETTER.test(word));
  const [first = ''] = words;
  if (words.length === 0 || (words.length === 1 && (PREPOSITION.test(first) || currencyCode(first) !== null)))
    return 'bare';
  return namesThisPaper(words.join(' ')) || endsInOwn(words) ? 'named' : context;
}

/** True for words that end in labels of a period: "по Dala Gold за период с", "za razdoblje od". */
function endsInOwn(words: readonly string[]): boolean {
  const labels = labelsIn(words);
  let from = words.length;
  while (labels.at(-1)?.label === 'period' && labels.at(-1)?.to === from) from = labels.pop()?.from ?? from;
  return words.length - from > 1;
}
