/** Dutch: findings about the pages of a statement. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages } from './words.ts';

const UNREAD = {
  picture: 'een afbeelding',
  outlines: 'getekende letters',
  annotation: 'een notitie',
  field: 'een formulierveld',
  cover: 'een donker vlak',
};

const numbered = (number: number, of: number | null) =>
  of === null ? count(number) : `${count(number)} van ${count(of)}`;
const says = ({ page, text }: { page: number; text: string }) => `Op pagina ${count(page)} staat “${text}”`;
const atOnePlace = ({ pages, texts }: { pages: [number, number]; texts: [string, string] }) =>
  `Op dezelfde plek staat op pagina ${count(pages[0])} “${texts[0]}” en op pagina ${count(pages[1])} “${texts[1]}”`;

export const pages = {
  PAGES_WITHOUT_TEXT: ({ pages }) => `Op ${onPages(pages)} staat geen tekst die kan worden gelezen.`,
  READ_IN_TWO_WAYS: ({ text, page }) =>
    `De lezers van de afbeelding van pagina ${count(page)} zijn het niet eens over “${text}”, en geen som van het document beslist het.`,
  DAY_UNUSED: ({ text, page }) =>
    `Op pagina ${count(page)} staat “${text}” tussen de transacties, en het is niet duidelijk van welke het de dag is.`,
  READ_BY_OTHERS: ({ page }) =>
    `De tekst van pagina ${count(page)} is door iemand anders uit de afbeelding gelezen, en niemand heeft de afbeelding opnieuw gelezen.`,
  READ_ALIKE: ({ figures, pages, settled, corrected }) => {
    const named = (n: number) => counted(n, { one: 'getal', other: 'getallen' });
    const bySums =
      settled === 0 ? '' : ` De sommen van het document beslissen ${named(settled)} waarover ze verschillen.`;
    const better = corrected === 0 ? '' : ` De sommen van het document corrigeren ${named(corrected)}.`;
    const where = pages.length === 0 ? 'de afbeeldingen' : `de afbeeldingen op ${onPages(pages)}`;
    return `Twee lezers lezen ${named(figures)} van ${where} hetzelfde.${bySums}${better}`;
  },
  PAGES_UNNUMBERED: () => 'De pagina’s hebben geen nummers.',
  PAGES_NUMBERED: ({ count: number, first, firstOf, last, lastOf }) => {
    if (number === 1)
      return `Op de pagina staat ${numbered(first, firstOf)}${lastOf === null ? '' : ': er ontbreekt er geen'}.`;
    const none = lastOf === null ? 'ertussen ontbreekt er geen' : 'er ontbreekt er geen';
    return `Op de pagina’s staat ${numbered(first, firstOf)} ${number === 2 ? 'en' : 'tot en met'} ${numbered(last, lastOf)}: ${none}.`;
  },
  PAGES_MISSING: ({ from, to, of }) =>
    from === to
      ? `Pagina ${numbered(from, of)} ontbreekt.`
      : `Pagina’s ${count(from)} tot en met ${numbered(to, of)} ontbreken.`,
  PAGE_TWICE: ({ page }) => `Pagina ${count(page)} is er twee keer.`,
  PAGES_DISORDERED: ({ page, behind }) =>
    `De pagina’s staan niet op volgorde: pagina ${count(page)} staat achter pagina ${count(behind)}.`,
  PAGE_COUNTS_DIFFER: ({ counts }) =>
    `De pagina’s zijn het niet eens over hun aantal: ${counts.map(count).join(' en ')}.`,
  PAGES_SKIPPED: (place) => `${atOnePlace(place)}: in deze telling ontbreekt een pagina.`,
  PAGES_OF_TWO_STATEMENTS: (place) => `${atOnePlace(place)}: ze kunnen van twee afschriften zijn.`,
  STATEMENT_GOES_ON: ({ page }) =>
    `Volgens pagina ${count(page)} loopt het afschrift door, en er volgt geen pagina meer.`,
  ROWS_LEFT_OUT: (said) => `${says(said)}: er kunnen regels zijn weggelaten.`,
  NO_PAGE_FOLLOWS: (said) => `${says(said)}, en er volgt geen pagina meer.`,
  PAGE_BEFORE_MISSING: (said) => `${says(said)}, en die pagina is er niet.`,
  FEWER_PAGES: (said) => `${says(said)}, en het bestand heeft er minder.`,
  PART_OF_BOOKINGS: (said) => `${says(said)}: misschien toont het document maar een deel van de transacties.`,
  PAGES_EXCLUDED: ({ pages }) =>
    `Volgens opgave ${pages.length === 1 ? 'hoort pagina' : 'horen de pagina’s'} ${pages.map(count).join(', ')} bij geen afschrift: daar is niets gelezen.`,
  STATEMENT_BEGUN: ({ page }) =>
    `Volgens opgave begint op pagina ${count(page)} een afschrift. Het document zelf zegt het niet.`,
  STATEMENT_JOINED: ({ page }) =>
    `Volgens opgave gaat op pagina ${count(page)} het vorige afschrift verder. In het document begint daar een ander.`,
  STATEMENT_CUT: ({ page }) =>
    `Een saldo wordt overgebracht naar pagina ${count(page)}, waar begint wat als een ander afschrift is gelezen, en de pagina’s zijn doorgenummerd als die van één afschrift.`,
  BEGINS_CARRIED: () =>
    'Het begint met een overgebracht saldo, en geen paginanummer en geen periode zegt dat er niets aan voorafgaat.',
  NOTHING_UNREAD: () => 'Waar transacties staan, is niets anders dan tekst te zien.',
  AREAS_UNREAD: ({ kinds, pages }) =>
    `Waar transacties staan, kon iets niet als tekst worden gelezen, op ${onPages(pages)}: ${kinds.map((kind) => UNREAD[kind]).join(' en ')}.`,
} satisfies Partial<FindingWords>;
