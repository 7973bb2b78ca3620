/** Spanish: the texts of the portal, one file per view. */
import { en } from './en.ts';
import type { Texts } from './texts.ts';

export const es = { ...en } satisfies Texts;
