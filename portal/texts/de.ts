/** German: every text of the portal, one file per view. */
import { first } from './de/first.ts';
import { en } from './en.ts';
import type { Texts } from './texts.ts';

export const de = { ...en, ...first } satisfies Texts;
