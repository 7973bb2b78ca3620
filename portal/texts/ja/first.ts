/** Japanese: the texts of the first views, which are loaded before the others. */
import type { FirstTexts } from '../texts.ts';
import { convert } from './convert.ts';
import { downloads } from './downloads.ts';
import { errors } from './errors.ts';
import { review } from './review.ts';
import { session } from './session.ts';
import { shell } from './shell.ts';

export const first = { shell, session, errors, convert, downloads, review } satisfies FirstTexts;
