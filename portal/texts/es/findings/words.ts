/** Spanish: shared parts of the texts for findings. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';

export const rows = (number: number) => counted(number, { one: 'fila', other: 'filas' });

/** Given pages in order, returns them: "la página 2", "las páginas 2, 3". */
export const onPages = (pages: readonly number[]) =>
  `${pages.length === 1 ? 'la página' : 'las páginas'} ${pages.map(count).join(', ')}`;

/** Given printed texts, returns them in quotes. */
export const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');
