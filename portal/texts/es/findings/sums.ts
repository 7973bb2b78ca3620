/** Spanish: findings about a statement's sums, and evidence against it. */
import type { Finding } from '../../../api/types.ts';
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { wordsIn } from '../../found.ts';
import { dates } from './dates.ts';
import { quoted } from './words.ts';

const balances = (number: number) => counted(number, { one: 'saldo impreso', other: 'saldos impresos' });
const follow = (number: number) => (number === 1 ? 'cuadra' : 'cuadran');
const sumsHold = (number: number) =>
  counted(number, { one: 'suma independiente cuadra', other: 'sumas independientes cuadran' });

const amountsCorrected = (number: number) =>
  counted(number, { one: 'importe corregido', other: 'importes corregidos' });

const FIGURES = {
  closing: 'saldo inicial y todos los importes',
  totalIn: 'total de entradas',
  totalOut: 'total de salidas',
  countIn: 'número de abonos',
  countOut: 'número de cargos',
  count: 'número de movimientos',
};
const BALANCES = { opening: 'inicial', closing: 'final' };

const against = {
  BALANCES_FOLLOW: ({ balances: number }) => `${balances(number)} ${follow(number)} con las filas anteriores`,
  BALANCES_DO_NOT_FOLLOW: ({ wrong, balances: number }) =>
    `${count(wrong)} de ${balances(number)} no ${follow(wrong)} con las filas anteriores`,
  STATED_BALANCES_FOLLOW: ({ balances: number }) => `${balances(number)} entre filas ${follow(number)} con ellas`,
  STATED_BALANCES_DO_NOT_FOLLOW: ({ wrong, balances: number }) =>
    `${count(wrong)} de ${balances(number)} entre filas no ${follow(wrong)} con ellas`,
  FIGURE_AS_PRINTED: ({ figure }) => `${FIGURES[figure]}: como está impreso`,
  FIGURE_PRINTED_OTHERWISE: ({ figure }) => `${FIGURES[figure]}: el documento imprime otra cosa`,
  BALANCE_PRINTED_TWICE: ({ balance }) => `el saldo ${BALANCES[balance]} está impreso dos veces, y no igual`,
  CARRIED_BALANCE_NOT_CLOSING: () => 'el saldo arrastrado bajo las filas no es el saldo final',
} satisfies Partial<FindingWords>;

type Unused = Extract<Finding, { code: 'FIGURES_DISAGREE' }>['params']['unused'];

const named = (unused: Unused) =>
  unused.length === 0
    ? ''
    : ` Importes del documento que ninguna fila usa: ${unused.map(({ text, page }) => `${text} (página ${count(page)})`).join(', ')}.`;

export const sums = {
  ...against,
  BALANCES_CLOSE: ({ sums }) => `Los saldos impresos cuadran de fila a fila, y ${sumsHold(sums)}.`,
  AMOUNTS_CLOSE: ({ sums }) => `El saldo inicial y todos los importes dan el saldo final; ${sumsHold(sums)}.`,
  NO_OPENING_BALANCE: () => 'No hay un saldo inicial impreso aparte de las filas.',
  NO_END_PRINTED: () =>
    'No hay un saldo final, un total ni un recuento impreso que demuestre que no falta ninguna fila.',
  FIGURES_AGREE: ({ figures }) =>
    figures === 1
      ? 'El único total o recuento impreso coincide con las filas.'
      : `Los ${count(figures)} totales y recuentos impresos coinciden con las filas.`,
  NO_FIGURES_AGAINST: () => 'No hay ningún total ni recuento impreso que contradiga las filas.',
  FIGURES_NOT_REACHED: ({ texts }) => `El documento imprime lo que sus filas no suman: ${quoted(texts)}.`,
  JOINED_WHOLE_OPEN: ({ unverified, breaks, rows, uncovered }) => {
    const parts = [
      unverified > 0 && counted(unverified, { one: 'extracto sin verificar', other: 'extractos sin verificar' }),
      breaks > 0 &&
        counted(breaks, {
          one: 'lugar donde un extracto no sigue al anterior',
          other: 'lugares donde un extracto no sigue al anterior',
        }),
      rows > 0 && counted(rows, { one: 'fila que puede estar dos veces', other: 'filas que pueden estar dos veces' }),
      uncovered > 0 && 'días que ningún extracto abarca',
    ].filter((part) => part !== false);
    const open = parts.length === 0 ? 'saldos que nadie puede comparar' : parts.join(', ');
    return `Este extracto está verificado, pero lo que aquí se une no lo está en conjunto: hay ${open}.`;
  },
  CORRECTIONS_PROVED: ({ amounts, sums }) =>
    `${counted(sums, { one: 'suma del documento cuadra', other: 'sumas del documento cuadran' })}. Los saldos y totales impresos demuestran ${amountsCorrected(amounts)}.`,
  CORRECTIONS_UNPROVED: ({ amounts }) =>
    `Las sumas cuadran con ${amountsCorrected(amounts)}, y ninguna segunda suma ${amounts === 1 ? 'lo demuestra' : 'los demuestra'}: una cifra introducida para que cuadre una suma no se demuestra a sí misma.`,
  CORRECTED_FIGURES_UNPROVED: () =>
    'Un saldo se introdujo o eliminó a mano: las sumas en que interviene no demuestran nada.',
  CORRECTION_NOT_EXAMINED: () => 'El documento no cuadraba cuando se leyó, así que no se compararon otras lecturas.',
  CORRECTED_DATES_UNPROVED: ({ rows }) =>
    `La fecha de ${counted(rows, { one: 'fila', other: 'filas' })} se introdujo a mano, y ninguna suma demuestra una fecha.`,
  FIGURES_DISAGREE: ({ findings, unused }) => {
    // a later version may have codes without a text here
    const parts = findings.flatMap(({ code, params }) => wordsIn({ ...against, ...dates }, code, params) ?? []);
    const which = parts.length === 0 ? '.' : `: ${parts.join('; ')}.`;
    return `Falta una fila o se leyó mal, o el documento no cuadra${which}${named(unused)}`;
  },
} satisfies Partial<FindingWords>;
