/** French: findings about the rows of a statement, and about other readings of them. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { wordsIn } from '../../found.ts';
import { differences } from './differences.ts';
import { onPages, quoted } from './words.ts';

type Found = Parameters<FindingWords['AMBIGUOUS']>[0]['differences'];

/** What two readings differ in; a later version may have codes without a text here. */
function which(found: Found): string {
  const parts = found.flatMap(({ code, params }) => wordsIn(differences, code, params) ?? []);
  return parts.length === 0 ? '.' : ` : ${parts.join(' ; ')}.`;
}

const readingsTried = (number: number) =>
  counted(number, { one: 'interprétation a été essayée', other: 'interprétations ont été essayées' });

export const rows = {
  LINES_EXPLAINED: () => 'Chaque ligne avec un jour et un montant est une opération, ou désignée comme autre chose.',
  LINES_UNEXPLAINED: ({ lines, pages }) =>
    `${counted(lines, { one: 'ligne qui est peut-être une opération n’a pas pu être expliquée', other: 'lignes qui sont peut-être des opérations n’ont pas pu être expliquées' })}, ${onPages(pages)}.`,
  TOTALS_WITHOUT_ROWS: () => 'Le relevé imprime un total d’entrées ou de sorties, et aucune opération n’a été trouvée.',
  ROW_NUMBERS_MISSING: ({ from, to }) =>
    `Les lignes sont numérotées, et ${from === to ? `le numéro ${count(from)} manque` : `les numéros ${count(from)} à ${count(to)} manquent`}.`,
  ROWS_ALL_BOOKED: () => 'Aucune ligne distinguée des autres n’en annule une autre.',
  DENIED_ACROSS_PAGE: ({ text }) =>
    `La page porte « ${text} » en travers de son texte : ses lignes n’ont peut-être pas été comptabilisées.`,
  DENIED_ABOVE_ROWS: ({ text }) =>
    `Au-dessus des lignes figure « ${text} » : elles n’ont peut-être pas été comptabilisées.`,
  AMBIGUOUS: ({ differences }) =>
    `Le relevé a deux interprétations possibles, et tout concorde avec l’une comme avec l’autre${which(differences)}`,
  READING_AS_CLOSE: ({ differences }) =>
    `Le relevé a deux interprétations possibles, et aucune ne concorde mieux que l’autre${which(differences)}`,
  AMBIGUOUS_AMOUNTS: ({ rows, pages, amounts }) =>
    `${counted(rows, { one: 'ligne imprime', other: 'lignes impriment' })}, ${onPages(pages)}, un autre montant en plus du ${rows < 2 ? 'sien' : 'leur'} (${quoted(amounts)}), et les sommes sont les mêmes avec l’un ou l’autre.`,
  SEARCH_ENDED: () => 'Le relevé a plus d’interprétations possibles que celles qui ont été essayées.',
  ONE_READING_FITS: ({ readings }) => `${readingsTried(readings)}, et aucune autre ne convient.`,
  NO_READING_AS_CLOSE: ({ readings }) =>
    `${readingsTried(readings)}, et aucune autre n’est aussi proche des sommes du relevé.`,
  ONE_READING_OPEN: () => 'Ce que le relevé imprime ne laisse pas d’autre interprétation possible.',
  CURRENCY_UNKNOWN: () => 'Le relevé n’indique pas sa devise.',
  PAGE_UNREADABLE: () => 'Cette page n’a pas de texte lisible : c’est une image.',
} satisfies Partial<FindingWords>;
