/** Currencies: ISO 4217 codes with their decimals, and the symbols that stand for them. */
import { byWord } from '../lexicon/phrases/by-word.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import { CURRENCY_NAMES } from './names.ts';

const TWO_DECIMALS = `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD
  CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF
  IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR
  MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP
  STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG ZWL`;
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND';

export const MOST_DECIMALS = 3;
export const CODE_LETTERS = 3;
const decimals = byWord([
  [0, NO_DECIMALS.split(' ')],
  [2, TWO_DECIMALS.split(/\s+/)],
  [MOST_DECIMALS, THREE_DECIMALS.split(' ')],
]);

/** Currencies, each with the symbols that are its own as printed: in lower case, without a full stop at the end. */
const OWN_SYMBOLS = `
  EUR € euro euros euro's euro’s, GBP £ uk£ £gb, CHF fr sfr, PLN zł zl, CZK kč kc, HUF ft, BGN лв lv, HRK kn,
  RSD din дин, BAM km,
  RUB ₽ руб р, UAH ₴ грн, KZT ₸, GEL ₾, AMD ֏, AZN ₼, TRY ₺ tl, ILS ₪ nis ש"ח ש״ח,
  USD us$ $us u$s usd$, CAD $ca ca$ cad$ cdn$, AUD $au a$ au$ $a, NZD nz$, SGD s$ sg$, HKD hk$, TWD nt$,
  MOP mop$, FJD fj$,
  MXN mx$ mex$, ARS ar$, COP col$, CLP clp$, UYU $u, DOP rd$, JMD j$, TTD tt$, BBD bds$, BZD bz$, XCD ec$, GYD g$,
  BRL r$, PEN s/ s/., PAB b/., GTQ q, CRC ₡, PYG ₲ gs,
  JPY 円, KRW 원 ₩, INR ₹, NPR nrs, BDT ৳ tk, MYR rm, IDR rp, VND ₫ đ vnđ, THB ฿ บาท, PHP ₱ php, MNT ₮, KHR ៛, LAK ₭,
  AED د.إ, SAR sr ر.س, QAR ر.ق qr, KWD د.ك kd, BHD bd, OMR ro, JOD jd, EGP £e le ج.م,
  NAD n$, ZWL z$, ZAR r, NGN ₦, GHS ₵ gh₵ gh¢, KES ksh kshs, TZS tsh tzs, UGX ush, ETB birr, MUR mur, MZN mt, AOA kz,
  CVE esc`;

/** Symbols that several currencies share, with their codes; the first is the most usual. */
const SHARED_SYMBOLS: Readonly<Record<string, string>> = {
  $: `USD CAD AUD SGD HKD NZD MXN ARS CLP COP UYU TWD JMD TTD BBD BSD BZD BND FJD GYD LRD NAD SBD SRD XCD KYD BMD ZWG`,
  c$: 'CAD NIO',
  b$: 'BND BSD',
  '¥': 'JPY CNY',
  圓: 'JPY TWD HKD',
  元: 'CNY TWD HKD',
  'rs ₨': 'INR PKR LKR NPR MUR SCR',
  kr: 'SEK NOK DKK ISK',
  'lei leu': 'RON MDL',
  shs: 'KES UGX TZS',
  br: 'ETB BYN',
  bs: 'BOB VES',
  'dh dhs': 'AED MAD',
  'fcfa cfa': 'XOF XAF',
};

const own = OWN_SYMBOLS.split(',').map((entry): [string[], string[]] => {
  const [code = '', ...symbols] = entry.trim().split(/\s+/);
  return [[code], symbols];
});
const shared = Object.entries(SHARED_SYMBOLS).map(
  ([symbols, codes]) => [codes.split(' '), symbols.split(' ')] as const,
);
const candidates = byWord<readonly string[]>([...shared, ...own]);

/** Given an ISO 4217 code in any case, returns how many decimals its minor unit has, or null for no such code. */
export const currencyDecimals = (code: string): number | null => decimals.get(code.toUpperCase()) ?? null;

/** Given a token, returns the code in upper case if it is an ISO 4217 code printed in capitals ("EUR"), else null. */
export const currencyCode = (token: string): string | null =>
  token.length === CODE_LETTERS && decimals.has(token) ? token : null;

/** Returns the codes that a printed symbol ("$", "kr.", "Rs.") may stand for, the most usual first. */
export function currenciesOfSymbol(symbol: string): readonly string[] {
  const lower = symbol.toLowerCase();
  return candidates.get(lower) ?? candidates.get(lower.replace(/\.$/, '')) ?? [];
}

/** Given a token, returns whether it is the code or a symbol of a currency. */
export const isCodeOrSymbol = (token: string): boolean =>
  currencyCode(token) !== null || currenciesOfSymbol(token).length > 0;

/** Given a phrase ("US dollars", "złoty polski"), returns the code of the currency of that name, or null. */
export function currencyOfName(phrase: string): string | null {
  // most phrases that are asked for are amounts, dates and numbers: no name has a figure
  return /[0-9]/.test(phrase) ? null : (CURRENCY_NAMES.get(fold(phrase)) ?? null);
}
