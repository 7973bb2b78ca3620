/** Dutch: every text of the portal, one file per view. */

import { en } from './en.ts';
import { first } from './nl/first.ts';
import type { Texts } from './texts.ts';

export const nl = { ...en, ...first } satisfies Texts;
