/** Portuguese: the texts of the first views, which are loaded before the others. */
import { first as english } from '../en/first.ts';
import type { FirstTexts } from '../texts.ts';

export const first = { ...english } satisfies FirstTexts;
