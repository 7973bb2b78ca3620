/** Dutch: shared parts of the texts for findings. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';

export const rows = (number: number) => counted(number, { one: 'regel', other: 'regels' });

/** Given pages in order, returns them: "pagina 2", "pagina’s 2, 3". */
export const onPages = (pages: readonly number[]) =>
  `${pages.length === 1 ? 'pagina' : 'pagina’s'} ${pages.map(count).join(', ')}`;

/** Given printed texts, returns them in quotes. */
export const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');
