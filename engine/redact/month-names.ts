/** Replaces names of months by others of the same language, form and length. */
import { MONTHS } from '../dates/calendar.ts';
import { monthOfName } from '../lexicon/calendar/months.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import { itemAt } from '../model/lists.ts';

/** Given a text that may name a month, returns it naming another; null if no name of the other fits its place. */
export function withMonthNamed(text: string, from: number, to: number): string | null {
  if (from === to) return text;
  let fits = true;
  const renamed = text.replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => {
    if (monthOfName(fold(word)) !== from) return word;
    const name = nameLike(word, from, to);
    if (name === null) fits = false;
    return name ?? word;
  });
  return fits ? renamed : null;
}

/** The name of another month in the same capitals: in English if the first is, else in most of its languages. */
function nameLike(word: string, from: number, to: number): string | null {
  const folded = fold(word);
  const having = monthNames().filter(({ names }) => fold(itemAt(names, from - 1)) === folded);
  const english = having.filter(({ language }) => language === 'en');
  const votes = new Map<string, number>();
  for (const { names } of english.length > 0 ? english : having) {
    const made = inCapitalsOf(word, itemAt(names, to - 1));
    const fits = made.length === word.length && monthOfName(fold(made)) === to;
    if (fits) votes.set(made, (votes.get(made) ?? 0) + 1);
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? null;
}

function inCapitalsOf(word: string, name: string): string {
  if (word === word.toUpperCase() && word !== word.toLowerCase()) return name.toUpperCase();
  const isSmall = word.startsWith(word.charAt(0).toLowerCase());
  return isSmall ? name.toLowerCase() : name.charAt(0).toUpperCase() + name.slice(1);
}

const LANGUAGES =
  'en de fr es it nl pt da sv nb fi pl cs sk hu ro bg hr sr sl el tr ru uk et lv lt ' +
  'id ms vi th he ar ca eu gl ga is mt sq mk bs af sw az kk ka hy';

interface MonthNames {
  readonly names: readonly string[];
  readonly language: string;
}

let known: readonly MonthNames[] | undefined;

/** The twelve names of months, by language and form. */
function monthNames(): readonly MonthNames[] {
  known ??= LANGUAGES.split(' ').flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const inText = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' });
      const alone = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return [inText, alone].map((format) => ({ language, names: Array.from({ length: MONTHS }, namedBy(format)) }));
    }),
  );
  return known;
}

const ANY_YEAR = 2001;

const namedBy = (format: Intl.DateTimeFormat) => (_: unknown, index: number) => {
  const part = format.formatToParts(Date.UTC(ANY_YEAR, index, 1)).find(({ type }) => type === 'month');
  return (part?.value ?? '').replace(/\.$/, '');
};
