/** Names that the currencies of several countries share, in the languages of statements: "dollar", "Franken". */
import { fold } from '../lexicon/phrases/fold.ts';

const SHARED: readonly (readonly [names: string, codes: string])[] = [
  [
    'dollar|dollars|dólar|dólares|dollaro|dollari|dolar',
    'USD CAD AUD NZD SGD HKD TWD BBD BSD BMD BND BZD FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD ZWL ZWG',
  ],
  ['pound|pounds|sterling|pfund|livre sterling|libras|sterlina|sterline', 'GBP EGP GIP FKP SHP SSP SYP LBP SDG'],
  ['euro|euros|euró|evro', 'EUR'],
  ['franken|francs|franchi|franken', 'CHF XAF XOF XPF BIF CDF DJF GNF KMF RWF'],
  ['yen|yens|yenes', 'JPY'],
  ['rupees|rupee|rupien|roupies|rupias', 'INR PKR LKR NPR MUR SCR'],
  ['pesos', 'MXN CLP COP ARS UYU PHP DOP CUP'],
  ['kronor|kroner|kronen|krona|krone', 'SEK NOK DKK ISK CZK'],
  ['zloty|złoty|złotych', 'PLN'],
  ['yuan|renminbi', 'CNY'],
];
const CODES_OF = new Map<string, readonly string[]>();
for (const [names, codes] of SHARED) for (const name of names.split('|')) CODES_OF.set(fold(name), codes.split(' '));

/** Given a word, returns the currencies that are called so; none for other words. */
export const currenciesCalled = (word: string): readonly string[] => CODES_OF.get(fold(word)) ?? [];
