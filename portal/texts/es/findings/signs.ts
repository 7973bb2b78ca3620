/** Spanish: findings about the signs of a statement's amounts. */
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { quoted } from './words.ts';

const MARKS = {
  columns: 'columnas de entradas y salidas',
  marks: 'marcas de cargo y abono',
  sections: 'títulos de secciones',
};
const FIGURES = { totals: 'totales', counts: 'recuentos' };
const KINDS = { card: 'una tarjeta', loan: 'un préstamo' };

export const signs = {
  NOTHING_SIGNED: () => 'Ningún movimiento tiene signo.',
  SIDES_NOT_SAID: ({ amounts }) =>
    `El documento no dice de ${counted(amounts, { one: 'importe si es una entrada o una salida', other: 'importes si son entradas o salidas' })}.`,
  LEGEND_AGAINST: ({ text }) =>
    `El documento dice “${text}”: sus signos pueden significar lo contrario de lo que se leyó.`,
  SECTION_TURNED: ({ title }) => `“${title}” puede ser del lado contrario al que nombra.`,
  LEDGER_TITLE: ({ title }) =>
    `“${title}” es el título de un libro mayor: lo que llama cargo puede ser una entrada, desde el punto de vista de su empresa.`,
  SIGNS_BY_WORDS_ALONE: () =>
    'Solo las palabras de sus filas dicen si un signo más es una entrada o una salida: no nombra lados, ni un tipo de cuenta, ni nada que solo tenga una cuenta o solo una tarjeta.',
  SIGNS_BY_SIDES: ({ marks }) => `El signo de cada importe lo dan ${marks.map((mark) => MARKS[mark]).join(' y ')}.`,
  SIGNS_BY_FIGURES: ({ figures }) =>
    `Los ${FIGURES[figures]} impresos de entradas y salidas coinciden, y no lo harían si se invirtieran todos los signos.`,
  SIGNS_BY_SUM: ({ label }) => `“${label}” es lo que suman las filas de ese lado.`,
  SIGNS_BY_BALANCES: () => 'Marcas o palabras junto a los saldos dicen si son a favor o deuda.',
  SIGNS_BY_FEES: () => 'Las comisiones llevan signo menos en su columna y son salidas.',
  SIGNS_OF_ACCOUNT: ({ texts }) => `El documento es de una cuenta: ${quoted(texts)}.`,
  SIGNS_OF_DEBT: ({ kind, texts }) => `El documento es de ${KINDS[kind]}, y su saldo es deuda: ${quoted(texts)}.`,
  SIGNS_BY_NUMBER: ({ number }) =>
    `El documento tiene el número de una cuenta, “${number}”, saldos que cuadran de fila a fila y movimientos de cuenta en ambos lados.`,
} satisfies Partial<FindingWords>;
