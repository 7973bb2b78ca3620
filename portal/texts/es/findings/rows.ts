/** Spanish: findings about the rows of a statement, and about other readings of them. */
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

export const rows = {
  LINES_EXPLAINED: () => 'Cada línea con un día y un importe es un movimiento, o está identificada como otra cosa.',
  LINES_UNEXPLAINED: ({ lines, pages }) =>
    `No se ${lines === 1 ? 'pudo' : 'pudieron'} explicar ${counted(lines, { one: 'línea que puede ser un movimiento', other: 'líneas que pueden ser movimientos' })}, en ${onPages(pages)}.`,
  TOTALS_WITHOUT_ROWS: () => 'El documento imprime un total de entradas o salidas, y no se encontraron movimientos.',
  ROW_NUMBERS_MISSING: ({ from, to }) =>
    `Las filas están numeradas, y ${from === to ? `falta el número ${count(from)}` : `faltan los números ${count(from)} a ${count(to)}`}.`,
  ROWS_ALL_BOOKED: () => 'No hay filas separadas de las demás que se anulen entre sí.',
  DENIED_ACROSS_PAGE: ({ text }) =>
    `La página dice “${text}” a través de su texto: puede que sus filas no se hayan contabilizado.`,
  DENIED_ABOVE_ROWS: ({ text }) => `Encima de las filas dice “${text}”: puede que no se hayan contabilizado.`,
  AMBIGUOUS: ({ differences }) =>
    `El documento se puede leer de dos formas, y todo encaja con ambas${which(differences)}`,
  READING_AS_CLOSE: ({ differences }) =>
    `El documento se puede leer de dos formas, y ninguna cuadra mejor${which(differences)}`,
  AMBIGUOUS_AMOUNTS: ({ rows, pages, amounts }) =>
    `${rowsOf(rows)} en ${onPages(pages)} ${rows === 1 ? 'imprime' : 'imprimen'} otro importe además del suyo (${quoted(amounts)}), y las sumas son las mismas con uno u otro.`,
  SEARCH_ENDED: () => 'El documento se puede leer de más formas de las que se probaron.',
  ONE_READING_FITS: ({ readings }) =>
    `Se ${readings === 1 ? 'probó' : 'probaron'} ${counted(readings, { one: 'lectura', other: 'lecturas' })}, y ninguna otra encaja.`,
  NO_READING_AS_CLOSE: ({ readings }) =>
    `Se ${readings === 1 ? 'probó' : 'probaron'} ${counted(readings, { one: 'lectura', other: 'lecturas' })}, y ninguna otra se acerca tanto a las sumas del documento.`,
  ONE_READING_OPEN: () => 'Lo que imprime el documento no deja abierta ninguna otra lectura.',
  CURRENCY_UNKNOWN: () => 'El documento no indica su moneda.',
  PAGE_UNREADABLE: () => 'Esta página no tiene texto legible: es una imagen.',
} satisfies Partial<FindingWords>;
