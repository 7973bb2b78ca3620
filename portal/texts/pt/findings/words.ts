/** Portuguese: shared parts of the texts for findings. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';

export const rows = (number: number) => counted(number, { one: 'linha', other: 'linhas' });

/** Given pages in order, returns them: "na página 2", "nas páginas 2, 3". */
export const onPages = (pages: readonly number[]) =>
  `${pages.length === 1 ? 'na página' : 'nas páginas'} ${pages.map(count).join(', ')}`;

/** Given pages in order, returns them: "da página 2", "das páginas 2, 3". */
export const ofPages = (pages: readonly number[]) =>
  `${pages.length === 1 ? 'da página' : 'das páginas'} ${pages.map(count).join(', ')}`;

/** Given printed texts, returns them in quotes. */
export const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');
