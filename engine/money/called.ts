/** Finds the currency that the value of a label calls by name: "UAE Dirham", "RD$ Pesos Dominicanos". */
import { firstFound, onlyOf } from '../model/lists.ts';
import { currenciesOfSymbol, currencyCode, currencyOfName } from './currencies.ts';
import { currenciesCalled } from './plain-names.ts';

/** Given a text that is only a currency's name, code or own symbol, or two of them, returns its code; else null. */
export const currencyCalled = (text: string): string | null =>
  currencyOfName(text) ?? shortOf(text.trim()) ?? calledTwice(text) ?? calledOwn(text);

/** The currency of a name, with what only the bank calls it behind: "PESOS URUGUAYOS (URGP)". */
function calledOwn(text: string): string | null {
  const [, name = '', own = ''] = /^(.+?)\s*\(([\p{Lu}.]{2,6})\)$/u.exec(text.trim()) ?? [];
  return currenciesOfSymbol(own).length === 0 && currencyCode(own) === null ? currencyOfName(name) : null;
}

/** The currency of a code, or of a symbol of one currency alone. */
const shortOf = (word: string): string | null => currencyCode(word) ?? onlyOf(currenciesOfSymbol(word));

const BETWEEN = /[\s()[\]–—-]+/u;

/** The currency of a code or a symbol, before or behind a name of the same: "DOLARES USD", "KGS (кыргызский сом)". */
function calledTwice(text: string): string | null {
  const words = text.split(BETWEEN).filter((word) => word !== '');
  const halves = [
    { short: words[0] ?? '', name: words.slice(1).join(' ') },
    { short: words.at(-1) ?? '', name: words.slice(0, -1).join(' ') },
  ];
  return firstFound(halves, ({ short, name }) => {
    const code = shortOf(short);
    return code !== null && (currencyOfName(name) === code || currenciesCalled(name).includes(code)) ? code : null;
  });
}
