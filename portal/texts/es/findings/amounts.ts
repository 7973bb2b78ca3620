/** Spanish: findings about the amounts of a statement and their currency. */
import { count } from '../../../formats/numbers.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages, rows } from './words.ts';

export const amounts = {
  AMOUNTS_WITHOUT_DECIMALS: () =>
    'Sus importes no tienen decimales, y otros del documento sí: puede que no sean dinero.',
  AMOUNTS_SCALED: ({ text }) => `El documento dice “${text}”: sus importes pueden ser de otra magnitud que la impresa.`,
  AMOUNTS_NO_MONEY: ({ text }) => `El documento dice “${text}”: puede que sus importes no sean dinero.`,
  COLUMN_NO_MONEY: ({ heading }) =>
    `Una columna de importes lleva el título “${heading}”: puede que no sean dinero, o que sean de otra magnitud que la impresa.`,
  AMOUNTS_CUT: ({ rows: number, pages }) =>
    `Hay cifras justo delante del importe de ${rows(number)}, en ${onPages(pages)}: puede que formen parte de él.`,
  COLUMNS_SAID: () => 'Alguien indicó qué contienen las columnas de importes. El documento mismo no lo dice.',
  AMOUNTS_BEFORE_FEES: () =>
    'Otra columna contiene la suma de los importes y sus comisiones: lo pagado puede ser lo uno o lo otro.',
  AMOUNTS_ARE_MONEY: () => 'Los importes son dinero y están donde el documento imprime lo pagado.',
  NO_CURRENCY_NAMED: () => 'El documento no indica moneda, y ninguna fila es de otra que las demás.',
  ONE_CURRENCY: ({ currency }) => `Todos los importes se leyeron como ${currency}, y ninguna fila indica otra moneda.`,
  ROWS_OF_SEVERAL_CURRENCIES: ({ currencies }) => `Las filas son de varias monedas: ${currencies.join(', ')}.`,
  ROWS_PRINT_OTHER_CURRENCY: ({ currency, other }) => `Las filas imprimen ${other}, y el documento indica ${currency}.`,
  HEADINGS_AND_LABELS_DIFFER: ({ currencies }) =>
    `El documento indica varias monedas para sus importes: ${currencies.join(', ')}.`,
  LABELS_DIFFER: ({ currencies }) => `El documento indica dos monedas para sus importes: ${currencies.join(', ')}.`,
  SYMBOL_BESIDE_SOME: ({ symbol }) => `Algunos importes llevan al lado ${symbol}, y otros no.`,
  CURRENCY_BESIDE_FEW: ({ rows: number, of }) =>
    `Solo ${rows(number)} de ${count(of)} ${number === 1 ? 'indica' : 'indican'} una moneda: las demás pueden ser de otra.`,
  SENTENCE_NAMES_OTHER_CURRENCY: ({ currency, other }) =>
    `El documento dice que todos los importes están en ${other}, y en otro lugar indica ${currency}.`,
  CURRENCY_OF_PAYMENTS: ({ currency }) =>
    `Que los importes son ${currency} solo lo dicen formas de pago que nombran los movimientos.`,
  CURRENCY_NAMED_ASIDE: ({ currency }) =>
    `Solo unas pocas palabras, que pueden referirse a otra cosa, indican ${currency}.`,
  SUM_IN_OTHER_CURRENCY: ({ currency, other }) =>
    `El documento imprime ${other} y ningún código para sus importes; se leyeron como ${currency}.`,
  SYMBOL_OF_OTHER_CURRENCY: ({ symbol, currency }) =>
    `Los importes llevan al lado ${symbol}, que no es un símbolo de ${currency}.`,
  TITLE_NAMES_OTHER_CURRENCY: ({ text, currency }) =>
    `El documento dice “${text}”, y sus importes se leyeron como ${currency}.`,
  TOTAL_IN_OTHER_CURRENCY: ({ currency, other }) =>
    `Un total está en ${other}, y los importes se leyeron como ${currency}.`,
  OTHER_CURRENCY_AMID_ROWS: ({ currency, other }) =>
    `${other} aparece solo entre las filas, que se leyeron como ${currency}.`,
  SYMBOL_SHARED: ({ symbol, currency, other }) =>
    `“${symbol}” puede ser ${other} en este documento, y se leyó como ${currency}.`,
} satisfies Partial<FindingWords>;
