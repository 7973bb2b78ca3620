/** Spanish: every text of the portal, one file per view. */

import { en } from './en.ts';
import { first } from './es/first.ts';
import type { Texts } from './texts.ts';

export const es = { ...en, ...first } satisfies Texts;
