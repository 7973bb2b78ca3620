/** Dutch: findings about the rows of a statement, and about other readings of them. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { wordsIn } from '../../found.ts';
import { differences } from './differences.ts';
import { onPages, quoted, rows as rowsOf } from './words.ts';

type Found = Parameters<FindingWords['AMBIGUOUS']>[0]['differences'];

/** What two readings differ in; a later version may have codes without a text here. */
function which(found: Found): string {
  const parts = found.flatMap(({ code, params }) => wordsIn(differences, code, params) ?? []);
  return parts.length === 0 ? '.' : `: ${parts.join('; ')}.`;
}

const readingsTried = (number: number) =>
  counted(number, { one: 'lezing is geprobeerd', other: 'lezingen zijn geprobeerd' });

export const rows = {
  LINES_EXPLAINED: () => 'Elke tekstregel met een dag en een bedrag is een transactie, of is als iets anders benoemd.',
  LINES_UNEXPLAINED: ({ lines, pages }) => {
    const found = counted(lines, {
      one: 'tekstregel die een transactie kan zijn, kon niet worden verklaard',
      other: 'tekstregels die transacties kunnen zijn, konden niet worden verklaard',
    });
    return `${found}, op ${onPages(pages)}.`;
  },
  TOTALS_WITHOUT_ROWS: () => 'Het document drukt een totaal bij of af, en er zijn geen transacties gevonden.',
  ROW_NUMBERS_MISSING: ({ from, to }) =>
    `De regels zijn genummerd, en ${from === to ? `nummer ${count(from)} ontbreekt` : `nummers ${count(from)} tot en met ${count(to)} ontbreken`}.`,
  ROWS_ALL_BOOKED: () => 'Er zijn geen regels die van de andere zijn afgezonderd en tegen elkaar wegvallen.',
  DENIED_ACROSS_PAGE: ({ text }) =>
    `Dwars over de tekst van de pagina staat “${text}”: de regels zijn misschien niet geboekt.`,
  DENIED_ABOVE_ROWS: ({ text }) => `Boven de regels staat “${text}”: ze zijn misschien niet geboekt.`,
  AMBIGUOUS: ({ differences }) =>
    `Het document kan op twee manieren worden gelezen, en beide keren klopt alles${which(differences)}`,
  READING_AS_CLOSE: ({ differences }) =>
    `Het document kan op twee manieren worden gelezen, en geen van beide klopt beter${which(differences)}`,
  AMBIGUOUS_AMOUNTS: ({ rows, pages, amounts }) =>
    `Op ${onPages(pages)} ${rows === 1 ? 'drukt' : 'drukken'} ${rowsOf(rows)} naast het eigen bedrag nog een ander (${quoted(amounts)}), en met beide zijn de sommen gelijk.`,
  SEARCH_ENDED: () => 'Het document kan op meer manieren worden gelezen dan er zijn geprobeerd.',
  ONE_READING_FITS: ({ readings }) => `${readingsTried(readings)}, en geen andere past.`,
  NO_READING_AS_CLOSE: ({ readings }) =>
    `${readingsTried(readings)}, en geen andere komt zo dicht bij de sommen van het document.`,
  ONE_READING_OPEN: () => 'Wat het document drukt, laat geen andere lezing open.',
  CURRENCY_UNKNOWN: () => 'Het document noemt zijn valuta niet.',
  PAGE_UNREADABLE: () => 'Deze pagina heeft geen tekst die kan worden gelezen: het is een afbeelding.',
} satisfies Partial<FindingWords>;
