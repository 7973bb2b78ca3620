/** Finds the name behind, beside or below a label for the holder. */
import type { LineAt } from '../../../labels/near-phrases.ts';
import { atFirstColon, cellBelow } from '../../../labels/values.ts';
import { accountNamed } from '../../../lexicon/facts/accounts.ts';
import { isOfSecondHolder, labelOf, labelsIn } from '../../../lexicon/facts/labels.ts';
import { firstFound, firstOf, itemAt } from '../../../model/lists.ts';
import { personOf } from './persons.ts';

/** A value is below its label within so many text sizes. */
const LINE_BELOW = 2.2;
const MOST_LABEL_WORDS = 5;
/** Letters before a colon, at the most: more are a sentence. */
const LONGEST_LABEL = 60;
/** Single words that are labels, and begin much else. */
const MANIFOLD =
  /^(?:client|customer|kunde|name|nom|nombre|nome|naam|navn|member|account|sr|don|señor|[^\s\u2e80-\uffff]{1,4})$/iu;

/** Given lines and who issued the paper, returns the first other name with a label for the holder; or null. */
export function labelledName(lines: LineAt['lines'], institution: string | null): string | null {
  return firstFound(lines.keys(), (at) =>
    firstFound(itemAt(lines, at).line.phrases.keys(), (i) => {
      const name = nameOfLabel({ lines, at }, i);
      return name === institution || name === null || accountNamed(name) !== null ? null : name;
    }),
  );
}

function nameOfLabel(line: LineAt, i: number): string | null {
  const { phrases } = itemAt(line.lines, line.at).line;
  const { text, x0, x1 } = itemAt(phrases, i);
  const behind = behindLabel(text) ?? behindInnerLabel(text);
  if (behind === null || isOfSecondHolder(text)) return null;
  const isLast = i >= phrases.length - (behind === '' ? 2 : 1);
  const beside = beforeNextLabel(behind === '' ? (phrases[i + 1]?.text ?? '') : behind, isLast);
  const name = personOf(beside);
  if (name !== null || (behind !== '' && labelOf(behind) === null)) return name;
  return personOf(cellBelow({ x0, x1, next: phrases[i + 1]?.x0 }, line, LINE_BELOW)?.text ?? '');
}

/** What follows a label for the holder that begins a phrase; null for another phrase. */
function behindLabel(text: string): string | null {
  const parted = atFirstColon(text);
  if (parted !== null && parted.label.length > 1 && parted.label.length <= LONGEST_LABEL)
    return labelOf(parted.label) === 'holder' ? parted.value.replace(/^[\s-]+/, '') : null;
  const words = text.split(' ');
  for (let to = Math.min(words.length, MOST_LABEL_WORDS); to > 0; to--) {
    if (labelOf(words.slice(0, to).join(' ')) !== 'holder') continue;
    // "Client" of "Client Services" is no label
    const isLabel = to === words.length || to > 1 || !MANIFOLD.test(firstOf(words));
    return isLabel ? words.slice(to).join(' ') : null;
  }
  return null;
}

/** What follows such a label with a colon amid a phrase: "Cuenta ES96 … Titular: Luis Ejemplo Divisa EUR". */
function behindInnerLabel(text: string): string | null {
  const words = text.split(' ');
  const labels = labelsIn(words);
  const at = labels.findIndex(
    ({ label, from, to }) => label === 'holder' && from > 0 && endsInColon(itemAt(words, to - 1)),
  );
  return at < 0 ? null : words.slice(labels[at]?.to, labels[at + 1]?.from).join(' ');
}

/** The value beside a label, up to the next label with a value: "Mai Tran Account no: 0118". */
function beforeNextLabel(text: string, isLast: boolean): string {
  const words = text.split(' ');
  const next = labelsIn(words).find(({ from, to }) => {
    const hasValue = to < words.length ? /\d/.test(itemAt(words, to)) : !isLast;
    return from > 0 && (hasValue || endsInColon(itemAt(words, to - 1)));
  });
  return words.slice(0, next?.from).join(' ');
}

const endsInColon = (word: string): boolean => /[:：]$/u.test(word);
