/** German: findings about the rows of a statement, and about other readings of them. */
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

const tried = (number: number) => counted(number, { one: 'Lesart wurde', other: 'Lesarten wurden' });

export const rows = {
  LINES_EXPLAINED: () => 'Jede Textzeile mit Tag und Betrag ist eine Buchung oder als etwas anderes benannt.',
  LINES_UNEXPLAINED: ({ lines, pages }) =>
    `Nicht erklärt, aber vielleicht ${lines === 1 ? 'eine Buchung' : 'Buchungen'}: ${counted(lines, { one: 'Textzeile', other: 'Textzeilen' })} ${onPages(pages)}.`,
  TOTALS_WITHOUT_ROWS: () =>
    'Im Auszug steht eine Summe der Eingänge oder Ausgänge, und es wurden keine Buchungen gefunden.',
  ROW_NUMBERS_MISSING: ({ from, to }) =>
    `Die Zeilen sind nummeriert, und ${from === to ? `Nummer ${count(from)} fehlt` : `die Nummern ${count(from)} bis ${count(to)} fehlen`}.`,
  ROWS_ALL_BOOKED: () => 'Keine Zeilen, die von den anderen abgesetzt sind, heben einander auf.',
  DENIED_ACROSS_PAGE: ({ text }) => `Quer über der Seite steht „${text}“: Ihre Zeilen wurden vielleicht nicht gebucht.`,
  DENIED_ABOVE_ROWS: ({ text }) => `Über den Zeilen steht „${text}“: Sie wurden vielleicht nicht gebucht.`,
  AMBIGUOUS: ({ differences }) =>
    `Der Auszug lässt sich auf zwei Arten lesen, und bei beiden passt alles${which(differences)}`,
  READING_AS_CLOSE: ({ differences }) =>
    `Der Auszug lässt sich auf zwei Arten lesen, und keine geht besser auf${which(differences)}`,
  AMBIGUOUS_AMOUNTS: ({ rows, pages, amounts }) =>
    `In ${rowsOf(rows)} ${onPages(pages)} steht neben dem eigenen ein weiterer Betrag (${quoted(amounts)}), und die Rechenproben sind mit beiden gleich.`,
  SEARCH_ENDED: () => 'Der Auszug lässt sich auf mehr Arten lesen, als probiert wurden.',
  ONE_READING_FITS: ({ readings }) => `${tried(readings)} probiert, und keine andere passt.`,
  NO_READING_AS_CLOSE: ({ readings }) =>
    `${tried(readings)} probiert, und keine andere kommt den Rechenproben des Auszugs so nahe.`,
  ONE_READING_OPEN: () => 'Was im Auszug steht, lässt keine andere Lesart offen.',
  CURRENCY_UNKNOWN: () => 'Der Auszug nennt seine Währung nicht.',
  PAGE_UNREADABLE: () => 'Diese Seite hat keinen lesbaren Text: Sie ist ein Bild.',
} satisfies Partial<FindingWords>;
