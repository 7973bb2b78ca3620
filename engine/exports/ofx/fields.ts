/** The fields of OFX: how long they may be, and how a day is written. */
import { compactDay } from '../accounting/figures.ts';
import type { Element } from '../accounting/xml.ts';

/** The most characters of texts (OFX 1.0.2 and 2.2, "A-n"). */
export const LONGEST = { NAME: 32, MEMO: 255, REFNUM: 32, CHECKNUM: 12, ORG: 32, MESSAGE: 255 } as const;

const limits: Readonly<Record<string, number>> = LONGEST;

/**
 * Given an element and what writes a text in the characters of the file, returns it with its texts written so. They are
 * cut after that: a letter may become several.
 */
export function fitted([name, content]: Element, textOf: (text: string) => string): Element {
  if (typeof content === 'string') return [name, textOf(content).slice(0, limits[name])];
  return [name, content.flatMap((one) => (one === null ? [] : [fitted(one, textOf)]))];
}

/** Noon: a program of any country that counts it in its own hours stays within the day. */
export const noonOf = (date: string): string => `${compactDay(date)}120000`;
