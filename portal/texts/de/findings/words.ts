/** German: shared parts of the texts for findings. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';

export const rows = (number: number) => counted(number, { one: 'Zeile', other: 'Zeilen' });

/** Given pages in order, returns where they are: "auf Seite 2", "auf den Seiten 2, 3". */
export const onPages = (pages: readonly number[]) =>
  `auf ${pages.length === 1 ? 'Seite' : 'den Seiten'} ${pages.map(count).join(', ')}`;

/** Given printed texts, returns them in quotes. */
export const quoted = (texts: readonly string[]) => texts.map((text) => `„${text}“`).join(', ');
