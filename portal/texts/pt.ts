/** Portuguese: every text of the portal, one file per view. */

import { en } from './en.ts';
import { first } from './pt/first.ts';
import type { Texts } from './texts.ts';

export const pt = { ...en, ...first } satisfies Texts;
