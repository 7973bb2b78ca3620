/** Portuguese: findings about the amounts of a statement and their currency. */
import { count } from '../../../formats/numbers.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages, rows } from './words.ts';

export const amounts = {
  AMOUNTS_WITHOUT_DECIMALS: () =>
    'Os valores não têm casas decimais, e outros do documento têm: podem não ser dinheiro.',
  AMOUNTS_SCALED: ({ text }) => `O documento diz “${text}”: os valores podem ser de outra grandeza que a impressa.`,
  AMOUNTS_NO_MONEY: ({ text }) => `O documento diz “${text}”: os valores podem não ser dinheiro.`,
  COLUMN_NO_MONEY: ({ heading }) =>
    `Uma coluna de valores tem o título “${heading}”: podem não ser dinheiro, ou ser de outra grandeza que a impressa.`,
  AMOUNTS_CUT: ({ rows: number, pages }) =>
    `Há algarismos logo antes do valor de ${rows(number)}, ${onPages(pages)}: podem fazer parte dele.`,
  COLUMNS_SAID: () => 'Alguém indicou o que as colunas de valores contêm. O documento em si não o diz.',
  AMOUNTS_BEFORE_FEES: () =>
    'Outra coluna contém a soma dos valores com as suas tarifas: qualquer um dos dois pode ser o que foi pago.',
  AMOUNTS_ARE_MONEY: () => 'Os valores são dinheiro, e estão onde o documento imprime o que foi pago.',
  NO_CURRENCY_NAMED: () => 'O documento não informa nenhuma moeda, e nenhuma linha está em moeda diferente das outras.',
  ONE_CURRENCY: ({ currency }) => `Todos os valores foram lidos em ${currency}, e nenhuma linha informa outra moeda.`,
  ROWS_OF_SEVERAL_CURRENCIES: ({ currencies }) => `As linhas estão em várias moedas: ${currencies.join(', ')}.`,
  ROWS_PRINT_OTHER_CURRENCY: ({ currency, other }) => `As linhas imprimem ${other}, e o documento informa ${currency}.`,
  HEADINGS_AND_LABELS_DIFFER: ({ currencies }) =>
    `O documento informa várias moedas para os valores: ${currencies.join(', ')}.`,
  LABELS_DIFFER: ({ currencies }) => `O documento informa duas moedas para os valores: ${currencies.join(', ')}.`,
  SYMBOL_BESIDE_SOME: ({ symbol }) => `Alguns valores estão ao lado de ${symbol}, e outros não têm esse símbolo.`,
  CURRENCY_BESIDE_FEW: ({ rows: number, of }) =>
    number === 1
      ? `Só ${rows(number)} de ${count(of)} informa uma moeda: as outras podem estar em outra.`
      : `Só ${rows(number)} de ${count(of)} informam uma moeda: as outras podem estar em outra.`,
  SENTENCE_NAMES_OTHER_CURRENCY: ({ currency, other }) =>
    `O documento diz que todos os valores estão em ${other}, e informa ${currency} em outro lugar.`,
  CURRENCY_OF_PAYMENTS: ({ currency }) =>
    `Só meios de pagamento citados nas transações dizem que os valores estão em ${currency}.`,
  CURRENCY_NAMED_ASIDE: ({ currency }) =>
    `Só algumas palavras, que podem se referir a outra coisa, informam ${currency}.`,
  SUM_IN_OTHER_CURRENCY: ({ currency, other }) =>
    `O documento imprime ${other}, e nenhum código para os valores; eles foram lidos em ${currency}.`,
  SYMBOL_OF_OTHER_CURRENCY: ({ symbol, currency }) =>
    `Há valores ao lado de ${symbol}, que não é um símbolo de ${currency}.`,
  TITLE_NAMES_OTHER_CURRENCY: ({ text, currency }) =>
    `O documento diz “${text}”, e os valores foram lidos em ${currency}.`,
  TOTAL_IN_OTHER_CURRENCY: ({ currency, other }) =>
    `Um total está em ${other}, e os valores foram lidos em ${currency}.`,
  OTHER_CURRENCY_AMID_ROWS: ({ currency, other }) =>
    `${other} aparece sozinho entre as linhas, que foram lidas em ${currency}.`,
  SYMBOL_SHARED: ({ symbol, currency, other }) =>
    `“${symbol}” pode significar ${other} neste documento, e foi lido como ${currency}.`,
} satisfies Partial<FindingWords>;
