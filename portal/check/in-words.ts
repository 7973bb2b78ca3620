/** Turns what the service tells programs into what people read. */
import { texts } from '../texts/texts.ts';
import { partsToldIn, toldIn } from '../texts/told.ts';

/** Codes are for programs. */
const CODE = /^[A-Z]+(?:_[A-Z]+)*: */;

/** Given a reason, an evidence, a message or a detail of a result, returns the words for it, with orders of dates as the switch has them. */
export function inWords(message: string): string {
  const { DMY, MDY, YMD } = texts.check.reread.orders;
  const orders: Readonly<Record<string, string>> = { DMY, MDY, YMD };
  const said = message.replace(CODE, '');
  const words = toldIn(texts.told, said) ?? partsToldIn(texts.told, said).join('; ');
  const text = words.replace(/\b(?:DMY|MDY|YMD)\b/g, (order) => `“${orders[order]}”`);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
