/** French: findings about the signs of a statement's amounts. */
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { quoted } from './words.ts';

const MARKS = {
  columns: 'des colonnes pour les entrées et les sorties',
  marks: 'des signes de débit et de crédit',
  sections: 'des titres de rubriques',
};
const FIGURES = { totals: 'totaux', counts: 'nombres' };
const KINDS = { card: 'd’une carte', loan: 'd’un prêt' };

export const signs = {
  NOTHING_SIGNED: () => 'Aucune opération n’a de signe.',
  SIDES_NOT_SAID: ({ amounts }) =>
    `Pour ${counted(amounts, { one: 'montant', other: 'montants' })}, le relevé ne dit pas si c’est une entrée ou une sortie.`,
  LEGEND_AGAINST: ({ text }) =>
    `Le relevé indique « ${text} » : ses signes veulent peut-être dire le contraire de ce qui a été lu.`,
  SECTION_TURNED: ({ title }) => `« ${title} » est peut-être de l’autre sens que celui qu’il désigne.`,
  LEDGER_TITLE: ({ title }) =>
    `« ${title} » est le titre d’un grand livre : ce qu’il nomme débit est peut-être une entrée, du point de vue de l’entreprise.`,
  SIGNS_BY_WORDS_ALONE: () =>
    'Seuls les mots de ses lignes disent si un plus est une entrée ou une sortie : le relevé ne nomme ni sens, ni type de compte, ni rien que seul un compte ou seule une carte possède.',
  SIGNS_BY_SIDES: ({ marks }) =>
    `Le signe de chaque montant est donné par ${marks.map((mark) => MARKS[mark]).join(' et ')}.`,
  SIGNS_BY_FIGURES: ({ figures }) =>
    `Les ${FIGURES[figures]} imprimés des entrées et des sorties concordent, et ne le feraient pas si chaque signe était inversé.`,
  SIGNS_BY_SUM: ({ label }) => `« ${label} » est la somme des lignes de ce sens.`,
  SIGNS_BY_BALANCES: () => 'Des signes ou des mots à côté des soldes disent si c’est un avoir ou une dette.',
  SIGNS_BY_FEES: () => 'Les frais, dans leur colonne, portent un moins, et sont des sorties.',
  SIGNS_OF_ACCOUNT: ({ texts }) => `Le relevé est celui d’un compte : ${quoted(texts)}.`,
  SIGNS_OF_DEBT: ({ kind, texts }) =>
    `Le relevé est celui ${KINDS[kind]}, et son solde est une dette : ${quoted(texts)}.`,
  SIGNS_BY_NUMBER: ({ number }) =>
    `Le relevé a un numéro de compte, « ${number} », des soldes qui découlent de ligne en ligne, et des opérations de compte dans les deux sens.`,
} satisfies Partial<FindingWords>;
