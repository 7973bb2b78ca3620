/** Decides if a text is the name of a person or a company. */
import { accountNamed } from '../../../lexicon/facts/accounts.ts';
import { labelOf } from '../../../lexicon/facts/labels.ts';
import { isAlsoCalled, namesThisPaper } from '../../../lexicon/facts/paper-names.ts';
import {
  hasAddressWord,
  hasPostcode,
  titleWords,
  withoutHonorific,
  withoutTitle,
} from '../../../lexicon/facts/person-words.ts';
import { sectionSign } from '../../../lexicon/lines/sections.ts';
import { firstOf } from '../../../model/lists.ts';
import { currencyCode, currencyOfName } from '../../../money/currencies.ts';
import { isBic } from '../../../money/iban.ts';
import { isKnownText } from '../known-texts.ts';

const MOST_WORDS = 8;
const MOST_LABEL_WORDS = 5;

/** Words of names in small letters. */
const PARTICLES = new Set('van von der den del della dos das und and the bin binti ibn les'.split(' '));

/** True for a text that means something else than a name. */
export const isOther = (text: string): boolean => (isKnownText(text) && !isAlsoCalled(text)) || /\d/.test(text);

/** Given a text, returns it as the name of a person or a company, without its title; null if it is not one. */
export function personOf(text: string): string | null {
  const bare = text.replace(/^[\s:：-]+|[\s,;]+$/gu, '').replace(/^For (?=\p{Lu})/u, '');
  const plain = withoutHonorific(bare) ?? bare;
  const words = plain.split(' ');
  const title = titleWords(words);
  const rest = words.slice(title);
  // of two titles the second stays: "Mr J and Mrs A Smith"
  const isPair = rest.some((_, i) => i > 0 && titleWords(rest.slice(i)) > 0);
  const name = isPair ? plain : withoutTitle(words);
  return isName(name) ? name : null;
}

/** At most one of so many words of a name begins with a small letter. */
const WORDS_TO_SMALL = 3;
/** Letters of a short word. */
const LONGEST_SHORT = 3;

function isName(name: string): boolean {
  const words = name.split(' ');
  if (words.length > MOST_WORDS || !/\p{L}{2}/u.test(name) || /[:：*•@=<>|]/u.test(name)) return false;
  if (/\d{3}|^\d/.test(name) || hasPostcode(name)) return false;
  if (!/^[\p{Lu}\p{Lo}]/u.test(name) || /[.!?]\s+\p{Lu}\p{Ll}+\s+\p{Ll}{2,}\s/u.test(name)) return false;
  const small = words.filter((word) => /^\p{Ll}{3,}/u.test(word) && !PARTICLES.has(word));
  if (small.length > words.length / WORDS_TO_SMALL) return false;
  if (isBic(name) || currencyCode(name) !== null) return false;
  if (isTellingLine(name) || currencyOfName(name.replace(/\s*\(.*\)$/, '')) !== null || sectionSign(name) !== null)
    return false;
  return !isOther(name) && !accountNamed(name)?.sure;
}

/** True for a line that is no part of an address: a label with its value, a title, a date. */
export function isTellingLine(text: string): boolean {
  if (/[:：]/u.test(text) || (namesThisPaper(text) && !isAlsoCalled(text))) return true;
  const words = text.split(' ');
  for (let to = Math.min(words.length, MOST_LABEL_WORDS); to > 0; to--) {
    // "al. Lipowa 8": a short word is more than a label
    const isShort = to === 1 && words.length > 1 && firstOf(words).length <= LONGEST_SHORT;
    if (!isShort && labelOf(words.slice(0, to).join(' ')) !== null && !hasAddressWord(text)) return true;
  }
  return false;
}
