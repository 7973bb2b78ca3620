/** Prints the names of months that CLDR knows, to put first in `months.ts`: `npx tsx engine/lexicon/generate.ts`. */
import { fold } from './phrases/fold.ts';

/** The most widespread first: if two languages give one name to two months, the earlier one keeps it. */
const LANGUAGES =
  `en de fr es pt it nl pl cs sk hu ro bg el sv nb da fi et lv lt tr ru uk hr sr sr-Latn sl id ms th ar he
  ca af sw fil mk is gl sq be ka hy az kk`.split(/\s+/);
/** Names that are everyday words or units beside a number: reading them as months does more harm than good. */
const LEFT_OUT = new Set(['sen', 'pri', 'tet', 'de', 'd']);

const ANY_YEAR = 2024;
const ANY_DAY = 5;

function namesOf(language: string, month: number): string[] {
  const day = new Date(Date.UTC(ANY_YEAR, month, ANY_DAY));
  const formats: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'short' },
    { month: 'long', day: 'numeric' },
    { month: 'short', day: 'numeric' },
  ];
  return formats.flatMap((format) =>
    new Intl.DateTimeFormat(language, { ...format, timeZone: 'UTC' })
      .formatToParts(day)
      .filter((part) => part.type === 'month')
      .map((part) => fold(part.value).replace(/^d(?:e)? /, '')),
  );
}

const taken = new Set<string>();
const months: string[][] = Array.from({ length: 12 }, () => []);
for (const language of LANGUAGES) {
  for (const [month, names] of months.entries()) {
    for (const name of namesOf(language, month)) {
      if (taken.has(name) || LEFT_OUT.has(name) || /[\d ]/.test(name)) continue;
      taken.add(name);
      names.push(name);
    }
  }
}
for (const names of months) console.log(`  '${names.join('|')}',`);
