/** Turns what the service tells programs into what people read. */
import { texts } from '../texts/texts.ts';

/** Given a reason or a message of a result, returns it without its code, and with orders of dates in words. */
export function inWords(message: string): string {
  const { DMY, MDY, YMD } = texts.check.reread.orders;
  const orders: Readonly<Record<string, string>> = { DMY, MDY, YMD };
  const text = message
    .replace(/^[A-Z]+(?:_[A-Z]+)*: */, '')
    .replace(/\b(?:DMY|MDY|YMD)\b/g, (order) => `“${orders[order]}”`);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
