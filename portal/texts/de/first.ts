/** German: the texts of the first views, which are loaded before the others. */
import type { FirstTexts } from '../texts.ts';
import { convert } from './convert.ts';
import { errors } from './errors.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';

export const first = { shell, session, errors, convert } satisfies FirstTexts;
