/** French: findings about the amounts of a statement and their currency. */
import { count } from '../../../formats/numbers.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages, rows } from './words.ts';

export const amounts = {
  AMOUNTS_WITHOUT_DECIMALS: () =>
    'Ses montants n’ont pas de décimales, alors que d’autres du relevé en ont : ce n’est peut-être pas de l’argent.',
  AMOUNTS_SCALED: ({ text }) =>
    `Le relevé indique « ${text} » : ses montants sont peut-être d’un autre ordre de grandeur qu’imprimé.`,
  AMOUNTS_NO_MONEY: ({ text }) => `Le relevé indique « ${text} » : ses montants ne sont peut-être pas de l’argent.`,
  COLUMN_NO_MONEY: ({ heading }) =>
    `Une colonne de montants a pour titre « ${heading} » : ce n’est peut-être pas de l’argent, ou l’ordre de grandeur n’est pas celui imprimé.`,
  AMOUNTS_CUT: ({ rows: number, pages }) =>
    `Des chiffres se trouvent juste avant le montant de ${rows(number)}, ${onPages(pages)} : ils en font peut-être partie.`,
  COLUMNS_SAID: () =>
    'Quelqu’un a indiqué ce que contiennent les colonnes de montants. Le relevé ne le dit pas lui-même.',
  AMOUNTS_BEFORE_FEES: () =>
    'Une autre colonne contient la somme des montants et de leurs frais : l’une ou l’autre peut être ce qui a été payé.',
  AMOUNTS_ARE_MONEY: () => 'Les montants sont de l’argent, et se trouvent là où le relevé imprime ce qui a été payé.',
  NO_CURRENCY_NAMED: () =>
    'Le relevé n’indique aucune devise, et aucune ligne n’est dans une autre devise que le reste.',
  ONE_CURRENCY: ({ currency }) =>
    `Tous les montants sont lus en ${currency}, et aucune ligne n’indique une autre devise.`,
  ROWS_OF_SEVERAL_CURRENCIES: ({ currencies }) => `Les lignes sont en plusieurs devises : ${currencies.join(', ')}.`,
  ROWS_PRINT_OTHER_CURRENCY: ({ currency, other }) =>
    `Les lignes impriment ${other}, et le relevé indique ${currency}.`,
  HEADINGS_AND_LABELS_DIFFER: ({ currencies }) =>
    `Le relevé indique plusieurs devises pour ses montants : ${currencies.join(', ')}.`,
  LABELS_DIFFER: ({ currencies }) => `Le relevé indique deux devises pour ses montants : ${currencies.join(', ')}.`,
  SYMBOL_BESIDE_SOME: ({ symbol }) =>
    `Certains montants sont accompagnés de ${symbol}, et d’autres d’aucun symbole de ce genre.`,
  CURRENCY_BESIDE_FEW: ({ rows: number, of }) =>
    `Seulement ${rows(number)} sur ${count(of)} ${number < 2 ? 'indique' : 'indiquent'} une devise : les autres sont peut-être dans une autre.`,
  SENTENCE_NAMES_OTHER_CURRENCY: ({ currency, other }) =>
    `Le relevé dit que tous les montants sont en ${other}, et indique ${currency} ailleurs.`,
  CURRENCY_OF_PAYMENTS: ({ currency }) =>
    `Seuls des moyens de paiement cités par des opérations disent que les montants sont en ${currency}.`,
  CURRENCY_NAMED_ASIDE: ({ currency }) =>
    `Seuls quelques mots, qui parlent peut-être d’autre chose, indiquent ${currency}.`,
  SUM_IN_OTHER_CURRENCY: ({ currency, other }) =>
    `Le relevé imprime ${other}, et aucun code pour ses montants ; ils ont été lus en ${currency}.`,
  SYMBOL_OF_OTHER_CURRENCY: ({ symbol, currency }) =>
    `Des montants sont accompagnés de ${symbol}, qui n’est pas un symbole de ${currency}.`,
  TITLE_NAMES_OTHER_CURRENCY: ({ text, currency }) =>
    `Le relevé indique « ${text} », et ses montants ont été lus en ${currency}.`,
  TOTAL_IN_OTHER_CURRENCY: ({ currency, other }) =>
    `Un total est en ${other}, et les montants ont été lus en ${currency}.`,
  OTHER_CURRENCY_AMID_ROWS: ({ currency, other }) =>
    `${other} figure seul entre les lignes, qui ont été lues en ${currency}.`,
  SYMBOL_SHARED: ({ symbol, currency, other }) =>
    `« ${symbol} » peut désigner ${other} sur ce relevé, et a été lu comme ${currency}.`,
} satisfies Partial<FindingWords>;
