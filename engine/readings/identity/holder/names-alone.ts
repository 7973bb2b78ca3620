/** Finds names with neither label nor address: behind a title, in a greeting, or alone in the head. */
import { monthOfName } from '../../../lexicon/calendar/months.ts';
import { accountNamed } from '../../../lexicon/facts/accounts.ts';
import { isTradeWord } from '../../../lexicon/facts/institutions.ts';
import { greeted, hasAddressWord, titleWords, withoutHonorific } from '../../../lexicon/facts/person-words.ts';
import { fold } from '../../../lexicon/phrases/fold.ts';
import type { Line } from '../../../model/line.ts';
import { firstFound, itemAt } from '../../../model/lists.ts';
import type { TokenLine } from '../../../model/table.ts';
import { currencyCode } from '../../../money/currencies.ts';
import { isIssuers, isKnownText } from '../known-texts.ts';
import { sizeOf } from '../letterhead.ts';
import { isOther, personOf } from './persons.ts';

/** A name alone is on the first lines, not in large letters. */
const BARE_LINES = 14;
const BARE_SIZE = 1.25;
const MOST_WORDS = 4;
/** Any reader: "お客様", "会員の皆様". */
const ANYBODY = /^(?:お|ご|各|貴|会員|皆)|[、。]|皆様$/u;

/** Given a head, returns the name behind the first title or before the first honorific, or null: "山田 花子 様". */
export function titledName(lines: readonly TokenLine[], institution: string | null): string | null {
  const text = firstFound(lines, ({ line }) =>
    firstFound(line.phrases.keys(), (i) => titledText(line, i, institution)),
  );
  return text === null ? null : personOf(text);
}

/** The text of the i-th phrase, if a title or an honorific makes a name of it; else null. */
function titledText({ phrases }: Line, i: number, institution: string | null): string | null {
  const { text } = itemAt(phrases, i);
  const honoured = ANYBODY.test(text) ? null : withoutHonorific(text);
  if (honoured !== null) return honoured;
  const words = text.split(' ');
  const title = titleWords(words);
  if (title === 0 || title === words.length || words.length - title > MOST_WORDS) return null;
  const isValue = i > 0 && !isOther(itemAt(phrases, i - 1).text);
  return isValue || isIssuers(text, institution) ? null : text;
}

/** Given a head, returns the full name in a greeting: "Dear Lena Okafor,"; or null. */
export function greetedName(lines: readonly TokenLine[]): string | null {
  return firstFound(
    lines.flatMap(({ line }) => line.phrases),
    ({ text }) => {
      const name = personOf(greeted(text) ?? '');
      const words = name?.split(' ') ?? [];
      return words.length >= 2 && words.every((word) => !isKnown(word) && /^[\p{Lu}\p{Lo}]/u.test(word)) ? name : null;
    },
  );
}

/** Given a head, returns the only two to four words that begin a line and mean nothing else: "INES TANAKA"; or null. */
export function bareName(lines: readonly TokenLine[], size: number, institution: string | null): string | null {
  const names = lines.slice(0, BARE_LINES).flatMap(
    ({
      line: {
        phrases: [phrase],
      },
    }) => {
      const { text } = phrase;
      const words = text.split(' ');
      if (words.length < 2 || words.length > MOST_WORDS || sizeOf(phrase) > BARE_SIZE * size) return [];
      if (!words.every((word) => /^\p{Lu}[\p{L}'’-]*\.?$/u.test(word)) || !/\p{L}{3}/u.test(text)) return [];
      return words.some(isKnown) || hasAddressWord(text) || isIssuers(text, institution) ? [] : (personOf(text) ?? []);
    },
  );
  const [only, ...others] = new Set(names);
  return others.length === 0 ? (only ?? null) : null;
}

/** True for a label, a heading, a kind of account or a month: nobody is called so. */
const isKnown = (word: string): boolean =>
  isKnownText(word) ||
  accountNamed(word) !== null ||
  isTradeWord(fold(word)) ||
  monthOfName(fold(word)) !== null ||
  currencyCode(word) !== null;
