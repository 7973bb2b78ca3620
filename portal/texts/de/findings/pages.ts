/** German: findings about the pages of a statement. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages } from './words.ts';

const UNREAD = {
  picture: 'ein Bild',
  outlines: 'gezeichnete Buchstaben',
  annotation: 'eine Notiz',
  field: 'ein Formularfeld',
  cover: 'ein dunkler Kasten',
};

const figures = (number: number) => counted(number, { one: 'Zahl', other: 'Zahlen' });
const numbered = (number: number, of: number | null) =>
  of === null ? count(number) : `${count(number)} von ${count(of)}`;
const says = ({ page, text }: { page: number; text: string }) => `Auf Seite ${count(page)} steht „${text}“`;
const atOnePlace = ({ pages, texts }: { pages: [number, number]; texts: [string, string] }) =>
  `An derselben Stelle steht auf Seite ${count(pages[0])} „${texts[0]}“ und auf Seite ${count(pages[1])} „${texts[1]}“`;

export const pages = {
  PAGES_WITHOUT_TEXT: ({ pages }) => `Es gibt keinen lesbaren Text ${onPages(pages)}.`,
  READ_IN_TWO_WAYS: ({ text, page }) =>
    `Beim Bild von Seite ${count(page)} sind sich die Texterkennungen über „${text}“ nicht einig, und keine Rechenprobe entscheidet es.`,
  DAY_UNUSED: ({ text, page }) =>
    `Auf Seite ${count(page)} steht „${text}“ zwischen den Buchungen, und es ist nicht klar, wozu der Tag gehört.`,
  READ_BY_OTHERS: ({ page }) =>
    `Der Text von Seite ${count(page)} stammt aus einer fremden Texterkennung, und das Bild wurde nicht noch einmal gelesen.`,
  READ_ALIKE: ({ figures: number, pages, settled, corrected }) => {
    const differing = settled === 1 ? 'in der' : 'in denen';
    const bySums =
      settled === 0
        ? ''
        : ` Die Rechenproben entscheiden über ${figures(settled)}, ${differing} sie sich unterscheiden.`;
    const better = corrected === 0 ? '' : ` Die Rechenproben berichtigen ${figures(corrected)}.`;
    const where = pages.length === 0 ? 'der Bilder' : `der Bilder ${onPages(pages)}`;
    return `Zwei Texterkennungen haben die ${figures(number)} ${where} gleich gelesen.${bySums}${better}`;
  },
  PAGES_UNNUMBERED: () => 'Die Seiten haben keine Nummern.',
  PAGES_NUMBERED: ({ count: number, first, firstOf, last, lastOf }) => {
    if (number === 1)
      return `Auf der Seite steht ${numbered(first, firstOf)}${lastOf === null ? '' : ': Es fehlt keine'}.`;
    const none = lastOf === null ? 'Dazwischen fehlt keine' : 'Es fehlt keine';
    return `Auf den Seiten steht ${numbered(first, firstOf)} ${number === 2 ? 'und' : 'bis'} ${numbered(last, lastOf)}: ${none}.`;
  },
  PAGES_MISSING: ({ from, to, of }) =>
    from === to ? `Seite ${numbered(from, of)} fehlt.` : `Die Seiten ${count(from)} bis ${numbered(to, of)} fehlen.`,
  PAGE_TWICE: ({ page }) => `Seite ${count(page)} ist doppelt da.`,
  PAGES_DISORDERED: ({ page, behind }) =>
    `Die Seiten sind nicht in ihrer Reihenfolge: Seite ${count(page)} steht hinter Seite ${count(behind)}.`,
  PAGE_COUNTS_DIFFER: ({ counts }) =>
    `Die Seiten sind sich nicht einig, wie viele es sind: ${counts.map(count).join(' und ')}.`,
  PAGES_SKIPPED: (place) => `${atOnePlace(place)}: Nach dieser Zählung fehlt eine Seite.`,
  PAGES_OF_TWO_STATEMENTS: (place) => `${atOnePlace(place)}: Vielleicht gehören sie zu zwei Auszügen.`,
  STATEMENT_GOES_ON: ({ page }) => `Laut Seite ${count(page)} geht der Auszug weiter, aber es folgt keine Seite.`,
  ROWS_LEFT_OUT: (said) => `${says(said)}: Vielleicht sind Zeilen weggelassen.`,
  NO_PAGE_FOLLOWS: (said) => `${says(said)}, aber es folgt keine Seite.`,
  PAGE_BEFORE_MISSING: (said) => `${says(said)}, aber diese Seite ist nicht da.`,
  FEWER_PAGES: (said) => `${says(said)}, aber die Datei hat weniger.`,
  PART_OF_BOOKINGS: (said) => `${says(said)}: Vielleicht ist nur ein Teil der Buchungen gezeigt.`,
  PAGES_EXCLUDED: ({ pages }) =>
    `Laut Angabe ${pages.length === 1 ? 'gehört Seite' : 'gehören die Seiten'} ${pages.map(count).join(', ')} zu keinem Auszug: Dort wurde nichts gelesen.`,
  STATEMENT_BEGUN: ({ page }) =>
    `Laut Angabe beginnt auf Seite ${count(page)} ein Auszug. Das Dokument selbst sagt es nicht.`,
  STATEMENT_JOINED: ({ page }) =>
    `Laut Angabe setzt Seite ${count(page)} den Auszug davor fort. Im Dokument beginnt dort ein anderer.`,
  STATEMENT_CUT: ({ page }) =>
    `Ein Saldo wird auf Seite ${count(page)} übertragen, wo ein anderer Auszug zu beginnen scheint, und die Seiten sind als die eines einzigen gezählt.`,
  BEGINS_CARRIED: () =>
    'Der Auszug beginnt mit einem Übertrag, und weder eine Seitenzahl noch ein Zeitraum sagt, dass nichts davor steht.',
  NOTHING_UNREAD: () => 'Wo Buchungen stehen, ist nichts als Text zu sehen.',
  AREAS_UNREAD: ({ kinds, pages }) =>
    `Wo Buchungen stehen, ließ sich nicht als Text lesen: ${kinds.map((kind) => UNREAD[kind]).join(' und ')}, ${onPages(pages)}.`,
} satisfies Partial<FindingWords>;
