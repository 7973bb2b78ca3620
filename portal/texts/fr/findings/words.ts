/** French: shared parts of the texts for findings. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';

export const rows = (number: number) => counted(number, { one: 'ligne', other: 'lignes' });

/** Given pages in order, returns them: "à la page 2", "aux pages 2, 3". */
export const onPages = (pages: readonly number[]) =>
  `${pages.length === 1 ? 'à la page' : 'aux pages'} ${pages.map(count).join(', ')}`;

/** Given printed texts, returns them in quotes. */
export const quoted = (texts: readonly string[]) => texts.map((text) => `« ${text} »`).join(', ');
