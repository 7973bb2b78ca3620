/** English: shared parts of the texts for findings. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';

export const rows = (number: number) => counted(number, { one: 'row', other: 'rows' });

/** Given pages in order, returns them: "page 2", "pages 2, 3". */
export const onPages = (pages: readonly number[]) =>
  `${pages.length === 1 ? 'page' : 'pages'} ${pages.map(count).join(', ')}`;

/** Given printed texts, returns them in quotes. */
export const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');
