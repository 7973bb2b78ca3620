/** Japanese: every text of the portal, one file per view. */

import { en } from './en.ts';
import { first } from './ja/first.ts';
import type { Texts } from './texts.ts';

export const ja = { ...en, ...first } satisfies Texts;
