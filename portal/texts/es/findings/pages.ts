/** Spanish: findings about the pages of a statement. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { onPages } from './words.ts';

const UNREAD = {
  picture: 'una imagen',
  outlines: 'letras dibujadas',
  annotation: 'una nota',
  field: 'un campo de formulario',
  cover: 'un recuadro oscuro',
};

const numbered = (number: number, of: number | null) =>
  of === null ? count(number) : `${count(number)} de ${count(of)}`;
const says = ({ page, text }: { page: number; text: string }) => `La página ${count(page)} dice “${text}”`;
const atOnePlace = ({ pages, texts }: { pages: [number, number]; texts: [string, string] }) =>
  `En un mismo lugar, la página ${count(pages[0])} dice “${texts[0]}” y la página ${count(pages[1])}, “${texts[1]}”`;

export const pages = {
  PAGES_WITHOUT_TEXT: ({ pages }) => `No hay texto legible en ${onPages(pages)}.`,
  READ_IN_TWO_WAYS: ({ text, page }) =>
    `Los lectores de la imagen de la página ${count(page)} no coinciden en “${text}”, y ninguna suma del documento lo resuelve.`,
  DAY_UNUSED: ({ text, page }) =>
    `En la página ${count(page)}, “${text}” está entre los movimientos, y no queda claro de cuál es esa fecha.`,
  READ_BY_OTHERS: ({ page }) =>
    `El texto de la página ${count(page)} procede de una lectura ajena de su imagen, y nadie ha vuelto a leer la imagen.`,
  READ_ALIKE: ({ figures, pages, settled, corrected }) => {
    const named = (n: number) => counted(n, { one: 'cifra', other: 'cifras' });
    const bySums = settled === 0 ? '' : ` Las sumas del documento resuelven ${named(settled)} en que difieren.`;
    const better = corrected === 0 ? '' : ` Las sumas del documento corrigen ${named(corrected)}.`;
    const where = pages.length === 0 ? 'las imágenes' : `las imágenes de ${onPages(pages)}`;
    return `Dos lectores leyeron igual ${named(figures)} de ${where}.${bySums}${better}`;
  },
  PAGES_UNNUMBERED: () => 'Las páginas no están numeradas.',
  PAGES_NUMBERED: ({ count: number, first, firstOf, last, lastOf }) => {
    if (number === 1) {
      return `La página dice “${numbered(first, firstOf)}”${lastOf === null ? '' : ': no falta ninguna'}.`;
    }
    const none = lastOf === null ? 'no falta ninguna entre ellas' : 'no falta ninguna';
    const [from, to] = number === 2 ? ['dicen', 'y'] : ['van de', 'a'];
    return `Las páginas ${from} “${numbered(first, firstOf)}” ${to} “${numbered(last, lastOf)}”: ${none}.`;
  },
  PAGES_MISSING: ({ from, to, of }) =>
    from === to ? `Falta la página ${numbered(from, of)}.` : `Faltan las páginas ${count(from)} a ${numbered(to, of)}.`,
  PAGE_TWICE: ({ page }) => `La página ${count(page)} está dos veces.`,
  PAGES_DISORDERED: ({ page, behind }) =>
    `Las páginas no están en orden: la página ${count(page)} está detrás de la ${count(behind)}.`,
  PAGE_COUNTS_DIFFER: ({ counts }) => `Las páginas no coinciden en cuántas hay: ${counts.map(count).join(' y ')}.`,
  PAGES_SKIPPED: (place) => `${atOnePlace(place)}: según esa numeración falta una página.`,
  PAGES_OF_TWO_STATEMENTS: (place) => `${atOnePlace(place)}: pueden ser de dos extractos.`,
  STATEMENT_GOES_ON: ({ page }) =>
    `La página ${count(page)} dice que el extracto continúa, y no la sigue ninguna página.`,
  ROWS_LEFT_OUT: (said) => `${says(said)}: puede que se hayan omitido filas.`,
  NO_PAGE_FOLLOWS: (said) => `${says(said)}, y no la sigue ninguna página.`,
  PAGE_BEFORE_MISSING: (said) => `${says(said)}, y esa página no está.`,
  FEWER_PAGES: (said) => `${says(said)}, y el archivo tiene menos.`,
  PART_OF_BOOKINGS: (said) => `${says(said)}: puede que solo muestre una parte de los movimientos.`,
  PAGES_EXCLUDED: ({ pages }) =>
    `Según se indicó, ${pages.length === 1 ? 'la página' : 'las páginas'} ${pages.map(count).join(', ')} no ${pages.length === 1 ? 'forma' : 'forman'} parte de un extracto: allí no se leyó nada.`,
  STATEMENT_BEGUN: ({ page }) =>
    `Según se indicó, en la página ${count(page)} empieza un extracto. El documento mismo no lo dice.`,
  STATEMENT_JOINED: ({ page }) =>
    `Según se indicó, la página ${count(page)} continúa el extracto anterior. En el documento empieza otro allí.`,
  STATEMENT_CUT: ({ page }) =>
    `Un saldo se arrastra a la página ${count(page)}, donde empieza lo que se leyó como otro extracto, y las páginas se numeran como las de uno solo.`,
  BEGINS_CARRIED: () =>
    'Empieza con un saldo arrastrado, y ni un número de página ni un periodo dicen que no haya nada antes.',
  NOTHING_UNREAD: () => 'Donde están los movimientos no se ve más que texto.',
  AREAS_UNREAD: ({ kinds, pages }) =>
    `Donde están los movimientos no se pudo leer como texto ${kinds.map((kind) => UNREAD[kind]).join(' y ')}, en ${onPages(pages)}.`,
} satisfies Partial<FindingWords>;
