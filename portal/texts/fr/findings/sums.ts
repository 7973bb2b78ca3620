/** French: findings about a statement's sums, and evidence against it. */
import type { Finding } from '../../../api/types.ts';
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { wordsIn } from '../../found.ts';
import { dates } from './dates.ts';
import { quoted, rows as rowsOf } from './words.ts';

const balances = (number: number) => counted(number, { one: 'solde imprimé', other: 'soldes imprimés' });
const follow = (number: number) => (number < 2 ? 'découle' : 'découlent');
const doNotFollow = (number: number) => (number < 2 ? 'ne découle pas' : 'ne découlent pas');
const sumsHold = (number: number) =>
  counted(number, { one: 'somme indépendante tombe juste', other: 'sommes indépendantes tombent juste' });
const amountsCorrected = (number: number) => counted(number, { one: 'montant corrigé', other: 'montants corrigés' });

const FIGURES = {
  closing: 'solde initial et tous les montants',
  totalIn: 'total des entrées',
  totalOut: 'total des sorties',
  countIn: 'nombre d’entrées',
  countOut: 'nombre de sorties',
  count: 'nombre d’opérations',
};
const ENDS = { opening: 'initial', closing: 'final' };

const against = {
  BALANCES_FOLLOW: ({ balances: number }) => `${balances(number)} ${follow(number)} des lignes précédentes`,
  BALANCES_DO_NOT_FOLLOW: ({ wrong, balances: number }) =>
    `sur ${balances(number)}, ${count(wrong)} ${doNotFollow(wrong)} des lignes précédentes`,
  STATED_BALANCES_FOLLOW: ({ balances: number }) =>
    `${balances(number)} entre les lignes ${number < 2 ? 'en découle' : 'en découlent'}`,
  STATED_BALANCES_DO_NOT_FOLLOW: ({ wrong, balances: number }) =>
    `sur ${balances(number)} entre les lignes, ${count(wrong)} ${wrong < 2 ? 'n’en découle pas' : 'n’en découlent pas'}`,
  FIGURE_AS_PRINTED: ({ figure }) => `${FIGURES[figure]} : comme imprimé`,
  FIGURE_PRINTED_OTHERWISE: ({ figure }) => `${FIGURES[figure]} : le relevé imprime autre chose`,
  BALANCE_PRINTED_TWICE: ({ balance }) =>
    `le solde ${ENDS[balance]} est imprimé deux fois, avec des valeurs différentes`,
  CARRIED_BALANCE_NOT_CLOSING: () => 'le solde reporté sous les lignes n’est pas le solde final',
} satisfies Partial<FindingWords>;

type Unused = Extract<Finding, { code: 'FIGURES_DISAGREE' }>['params']['unused'];

const named = (unused: Unused) =>
  unused.length === 0
    ? ''
    : ` Montants du relevé qu’aucune ligne n’utilise : ${unused.map(({ text, page }) => `${text} (page ${count(page)})`).join(', ')}.`;

export const sums = {
  ...against,
  BALANCES_CLOSE: ({ sums }) => `Les soldes imprimés découlent de ligne en ligne, et ${sumsHold(sums)}.`,
  AMOUNTS_CLOSE: ({ sums }) => `Le solde initial et tous les montants donnent le solde final ; ${sumsHold(sums)}.`,
  NO_OPENING_BALANCE: () => 'Aucun solde initial n’est imprimé à part des lignes.',
  NO_END_PRINTED: () => 'Aucun solde final, total ou nombre n’est imprimé qui montrerait qu’aucune ligne ne manque.',
  FIGURES_AGREE: ({ figures }) =>
    figures === 1
      ? 'Le seul total ou nombre imprimé concorde avec les lignes.'
      : `Les ${count(figures)} totaux et nombres imprimés concordent avec les lignes.`,
  NO_FIGURES_AGAINST: () => 'Aucun total ni nombre imprimé ne contredit les lignes.',
  FIGURES_NOT_REACHED: ({ texts }) =>
    `Le relevé imprime ce que la somme de ses lignes ne donne pas : ${quoted(texts)}.`,
  JOINED_WHOLE_OPEN: ({ unverified, breaks, rows, uncovered }) => {
    const parts = [
      unverified > 0 && counted(unverified, { one: 'relevé non vérifié', other: 'relevés non vérifiés' }),
      breaks > 0 &&
        counted(breaks, {
          one: 'endroit où un relevé ne suit pas le précédent',
          other: 'endroits où un relevé ne suit pas le précédent',
        }),
      rows > 0 &&
        counted(rows, {
          one: 'ligne qui figure peut-être deux fois',
          other: 'lignes qui figurent peut-être deux fois',
        }),
      uncovered > 0 && 'des jours qu’aucun relevé ne couvre',
    ].filter((part) => part !== false);
    const open = parts.length === 0 ? 'des soldes que personne ne peut comparer' : parts.join(', ');
    return `Ce relevé est vérifié, mais ce qui est réuni ici ne l’est pas dans son ensemble : il y a ${open}.`;
  },
  CORRECTIONS_PROVED: ({ amounts, sums }) =>
    `${counted(sums, { one: 'somme du relevé tombe juste', other: 'sommes du relevé tombent juste' })}. Les soldes et les totaux imprimés prouvent ${amountsCorrected(amounts)}.`,
  CORRECTIONS_UNPROVED: ({ amounts }) =>
    `Les sommes tombent juste avec ${amountsCorrected(amounts)}, et aucune deuxième somme ne le prouve : un chiffre saisi pour qu’une somme tombe juste ne se prouve pas lui-même.`,
  CORRECTED_FIGURES_UNPROVED: () =>
    'Un solde a été saisi ou supprimé à la main : les sommes dont il fait partie ne prouvent rien.',
  CORRECTION_NOT_EXAMINED: () =>
    'Le relevé ne concordait pas quand il a été lu : ses autres interprétations n’ont donc pas été comparées.',
  CORRECTED_DATES_UNPROVED: ({ rows }) =>
    `La date de ${rowsOf(rows)} a été saisie à la main, et aucune somme ne prouve une date.`,
  FIGURES_DISAGREE: ({ findings, unused }) => {
    // a later version may have codes without a text here
    const parts = findings.flatMap(({ code, params }) => wordsIn({ ...against, ...dates }, code, params) ?? []);
    const which = parts.length === 0 ? '.' : ` : ${parts.join(' ; ')}.`;
    return `Une ligne manque ou a été mal lue, ou le relevé ne concorde pas${which}${named(unused)}`;
  },
} satisfies Partial<FindingWords>;
