/** Names that the currencies of several countries share, in the languages of statements: "dollar", "Franken". */
import { byWord } from '../lexicon/phrases/by-word.ts';
import { fold, foldList } from '../lexicon/phrases/fold.ts';

const SHARED: Readonly<Record<string, string>> = {
  'USD CAD AUD NZD SGD HKD TWD BBD BSD BMD BND BZD FJD GYD JMD KYD LRD NAD SBD SRD TTD XCD ZWL ZWG':
    'dollar|dollars|dólar|dólares|dollaro|dollari|dolar',
  'GBP EGP GIP FKP SHP SSP SYP LBP SDG': 'pound|pounds|sterling|pfund|livre sterling|libras|sterlina|sterline',
  EUR: 'euro|euros|euró|evro',
  'CHF XAF XOF XPF BIF CDF DJF GNF KMF RWF': 'franken|francs|franchi|franken',
  JPY: 'yen|yens|yenes',
  'INR PKR LKR NPR MUR SCR': 'rupees|rupee|rupien|roupies|rupias',
  'MXN CLP COP ARS UYU PHP DOP CUP': 'pesos',
  'SEK NOK DKK ISK CZK': 'kronor|kroner|kronen|krona|krone',
  PLN: 'zloty|złoty|złotych',
  CNY: 'yuan|renminbi',
};
const CODES_OF = byWord(Object.entries(SHARED).map(([codes, names]) => [codes.split(' '), foldList(names)]));

/** Given a word, returns the currencies that are called so; none for other words. */
export const currenciesCalled = (word: string): readonly string[] => CODES_OF.get(fold(word)) ?? [];

/** Currencies of the countries whose papers call them no more than the money of the country. */
const OF_COUNTRIES = 'MXN PEN HNL GTQ NIO CRC BOB CLP COP ARS UYU PYG DOP CUP VES'.split(' ');

/** Given a phrase, returns the currencies that it may mean if it names the money of the country; else none. */
export const currenciesOfCountry = (phrase: string): readonly string[] =>
  fold(phrase) === 'moneda nacional' ? OF_COUNTRIES : [];
