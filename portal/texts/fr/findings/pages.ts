/** French: findings about the pages of a statement. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages } from './words.ts';

const UNREAD = {
  picture: 'une image',
  outlines: 'des lettres dessinées',
  annotation: 'une note',
  field: 'un champ de formulaire',
  cover: 'un cadre sombre',
};

const figuresOf = (number: number) => counted(number, { one: 'chiffre', other: 'chiffres' });
const numbered = (number: number, of: number | null) =>
  of === null ? count(number) : `${count(number)} sur ${count(of)}`;
const says = ({ page, text }: { page: number; text: string }) => `La page ${count(page)} indique « ${text} »`;
const atOnePlace = ({ pages, texts }: { pages: [number, number]; texts: [string, string] }) =>
  `Au même endroit, la page ${count(pages[0])} indique « ${texts[0]} » et la page ${count(pages[1])} « ${texts[1]} »`;

export const pages = {
  PAGES_WITHOUT_TEXT: ({ pages }) => `Il n’y a aucun texte lisible ${onPages(pages)}.`,
  READ_IN_TWO_WAYS: ({ text, page }) =>
    `Les lectures de l’image de la page ${count(page)} diffèrent sur « ${text} », et aucune somme du relevé ne tranche.`,
  DAY_UNUSED: ({ text, page }) =>
    `À la page ${count(page)}, « ${text} » figure parmi les opérations, et il n’est pas clair de laquelle c’est le jour.`,
  READ_BY_OTHERS: ({ page }) =>
    `Le texte de la page ${count(page)} est une lecture de son image faite par d’autres, et l’image n’a pas été relue.`,
  READ_ALIKE: ({ figures, pages, settled, corrected }) => {
    const bySums =
      settled === 0 ? '' : ` Les sommes du relevé tranchent pour ${figuresOf(settled)} où elles diffèrent.`;
    const better = corrected === 0 ? '' : ` Les sommes du relevé corrigent ${figuresOf(corrected)}.`;
    const where = pages.length === 0 ? '' : ` ${onPages(pages)}`;
    return `Deux lectures des images${where} donnent le même résultat pour ${figuresOf(figures)}.${bySums}${better}`;
  },
  PAGES_UNNUMBERED: () => 'Les pages n’ont pas de numéro.',
  PAGES_NUMBERED: ({ count: number, first, firstOf, last, lastOf }) => {
    if (number === 1) {
      return `La page indique ${numbered(first, firstOf)}${lastOf === null ? '' : ' : aucune ne manque'}.`;
    }
    const none = lastOf === null ? 'aucune ne manque entre elles' : 'aucune ne manque';
    return `Les pages indiquent ${numbered(first, firstOf)} ${number === 2 ? 'et' : 'à'} ${numbered(last, lastOf)} : ${none}.`;
  },
  PAGES_MISSING: ({ from, to, of }) =>
    from === to ? `La page ${numbered(from, of)} manque.` : `Les pages ${count(from)} à ${numbered(to, of)} manquent.`,
  PAGE_TWICE: ({ page }) => `La page ${count(page)} est là deux fois.`,
  PAGES_DISORDERED: ({ page, behind }) =>
    `Les pages ne sont pas dans l’ordre : la page ${count(page)} se trouve après la page ${count(behind)}.`,
  PAGE_COUNTS_DIFFER: ({ counts }) =>
    `Les pages ne s’accordent pas sur leur nombre : ${counts.map(count).join(' et ')}.`,
  PAGES_SKIPPED: (place) => `${atOnePlace(place)} : ce compte saute une page.`,
  PAGES_OF_TWO_STATEMENTS: (place) => `${atOnePlace(place)} : elles sont peut-être de deux relevés.`,
  STATEMENT_GOES_ON: ({ page }) => `La page ${count(page)} indique que le relevé continue, et aucune page ne suit.`,
  ROWS_LEFT_OUT: (said) => `${says(said)} : des lignes sont peut-être omises.`,
  NO_PAGE_FOLLOWS: (said) => `${says(said)}, et aucune page ne suit.`,
  PAGE_BEFORE_MISSING: (said) => `${says(said)}, et cette page n’est pas là.`,
  FEWER_PAGES: (said) => `${says(said)}, et le fichier en a moins.`,
  PART_OF_BOOKINGS: (said) => `${says(said)} : elle ne montre peut-être qu’une partie des opérations.`,
  PAGES_EXCLUDED: ({ pages }) =>
    `Selon une indication, ${pages.length === 1 ? 'la page' : 'les pages'} ${pages.map(count).join(', ')} ne ${pages.length === 1 ? 'fait' : 'font'} pas partie d’un relevé : rien n’y a été lu.`,
  STATEMENT_BEGUN: ({ page }) =>
    `Selon une indication, un relevé commence à la page ${count(page)}. Le document ne le dit pas lui-même.`,
  STATEMENT_JOINED: ({ page }) =>
    `Selon une indication, la page ${count(page)} continue le relevé précédent. Dans le document, un autre y commence.`,
  STATEMENT_CUT: ({ page }) =>
    `Un solde est reporté à la page ${count(page)}, où commence ce qui a été lu comme un autre relevé, et les pages sont comptées comme celles d’un seul.`,
  BEGINS_CARRIED: () =>
    'Il commence par un solde reporté, et ni un numéro de page ni une période ne dit que rien ne précède.',
  NOTHING_UNREAD: () => 'Là où figurent des opérations, on ne voit que du texte.',
  AREAS_UNREAD: ({ kinds, pages }) =>
    `Là où figurent des opérations, ${onPages(pages)}, ceci n’a pas pu être lu comme du texte : ${kinds.map((kind) => UNREAD[kind]).join(' et ')}.`,
} satisfies Partial<FindingWords>;
