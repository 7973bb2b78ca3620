/** French: every text of the portal, one file per view. */

import { en } from './en.ts';
import { first } from './fr/first.ts';
import type { Texts } from './texts.ts';

export const fr = { ...en, ...first } satisfies Texts;
