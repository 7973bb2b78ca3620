/** German: the texts of the portal, one file per view. */
import { session } from './de/session.ts';
import { shell } from './de/shell.ts';
import { en } from './en.ts';
import type { Texts } from './texts.ts';

export const de = { ...en, shell, session } satisfies Texts;
