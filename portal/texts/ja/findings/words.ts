/** Japanese: shared parts of the texts for findings. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';

export const rows = (number: number) => counted(number, { other: '行' });

/** Given pages in order, returns them: "2ページ", "2、3ページ". */
export const onPages = (pages: readonly number[]) => `${pages.map(count).join('、')}ページ`;

/** Given printed texts, returns them in quotes. */
export const quoted = (texts: readonly string[]) => texts.map((text) => `「${text}」`).join('、');
