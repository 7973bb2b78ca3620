/** German: the texts of the first views, which are loaded before the others. */
import { first as english } from '../en/first.ts';
import type { FirstTexts } from '../texts.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';

export const first = { ...english, shell, session } satisfies FirstTexts;
