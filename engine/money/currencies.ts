/** Currencies: ISO 4217 codes with their decimals, and the symbols that stand for them. */
import { fold } from '../lexicon/phrases/fold.ts';
import { CURRENCY_NAMES } from './names.ts';

const TWO_DECIMALS = `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF
  CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IRR
  JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR
  NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP
  TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG ZWL`;
const NO_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF';
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND';

const decimals = new Map<string, number>();
for (const code of TWO_DECIMALS.split(/\s+/)) decimals.set(code, 2);
for (const code of NO_DECIMALS.split(' ')) decimals.set(code, 0);
for (const code of THREE_DECIMALS.split(' ')) decimals.set(code, 3);

/** Symbols as printed, lower case, without a full stop at the end, and their codes; the first is the most usual. */
const SYMBOLS = `€=EUR £=GBP £e=EGP le=EGP
  $=USD/CAD/AUD/SGD/HKD/NZD/MXN/ARS/CLP/COP/UYU/TWD/JMD/TTD/BBD/BSD/BZD/BND/FJD/GYD/LRD/NAD/SBD/SRD/XCD/KYD/BMD/ZWG
  ¥=JPY/CNY 円=JPY 圓=JPY/TWD/HKD 元=CNY/TWD/HKD 원=KRW ₩=KRW ₹=INR rs=INR/PKR/LKR/NPR/MUR/SCR
  ₨=INR/PKR/LKR/NPR/MUR/SCR r$=BRL us$=USD $us=USD uk£=GBP £gb=GBP $ca=CAD $au=AUD u$s=USD usd$=USD s$=SGD sg$=SGD
  a$=AUD au$=AUD c$=CAD/NIO ca$=CAD cad$=CAD cdn$=CAD hk$=HKD nt$=TWD nz$=NZD mx$=MXN mex$=MXN ar$=ARS j$=JMD
  jd=JOD mop$=MOP nrs=NPR tt$=TTD bds$=BBD b$=BND/BSD bz$=BZD ec$=XCD fj$=FJD g$=GYD n$=NAD z$=ZWL rd$=DOP
  col$=COP clp$=CLP $u=UYU kr=SEK/NOK/DKK/ISK zł=PLN zl=PLN kč=CZK kc=CZK ft=HUF lei=RON/MDL leu=RON/MDL лв=BGN
  lv=BGN kn=HRK din=RSD дин=RSD km=BAM ₽=RUB руб=RUB р=RUB ₴=UAH грн=UAH ₸=KZT ₾=GEL ֏=AMD ₼=AZN ₺=TRY tl=TRY
  ₪=ILS nis=ILS ש"ח=ILS ש״ח=ILS fr=CHF sfr=CHF r=ZAR rm=MYR rp=IDR ₫=VND đ=VND vnđ=VND ฿=THB บาท=THB ₱=PHP php=PHP
  ₦=NGN ₵=GHS gh₵=GHS gh¢=GHS ksh=KES kshs=KES tsh=TZS tzs=TZS ush=UGX shs=KES/UGX/TZS birr=ETB br=ETB/BYN
  bs=BOB/VES s/=PEN s/.=PEN b/.=PAB q=GTQ ₡=CRC ₲=PYG gs=PYG ৳=BDT tk=BDT dh=AED/MAD dhs=AED/MAD sr=SAR ر.س=SAR
  د.إ=AED ر.ق=QAR د.ك=KWD ج.م=EGP kd=KWD bd=BHD qr=QAR ro=OMR fcfa=XOF/XAF cfa=XOF/XAF mur=MUR ₮=MNT ៛=KHR ₭=LAK
  mt=MZN kz=AOA esc=CVE euro=EUR euros=EUR`;

const candidates = new Map<string, readonly string[]>();
for (const entry of SYMBOLS.split(/\s+/)) {
  const [symbol = '', codes = ''] = entry.split('=');
  candidates.set(symbol, codes.split('/'));
}

/** Given an ISO 4217 code in any case, returns how many decimals its minor unit has, or null for no such code. */
export const currencyDecimals = (code: string): number | null => decimals.get(code.toUpperCase()) ?? null;

/** Given a token, returns the code in upper case if it is an ISO 4217 code printed in capitals ("EUR"), else null. */
export const currencyCode = (token: string): string | null =>
  token.length === 3 && decimals.has(token) ? token : null;

/** Returns the codes that a printed symbol ("$", "kr.", "Rs.") may stand for, the most usual first. */
export function currenciesOfSymbol(symbol: string): readonly string[] {
  const lower = symbol.toLowerCase();
  return candidates.get(lower) ?? candidates.get(lower.replace(/\.$/, '')) ?? [];
}

const DIGIT = /[0-9]/;

/** Given a phrase ("US dollars", "złoty polski"), returns the code of the currency of that name, or null. */
export function currencyOfName(phrase: string): string | null {
  // most phrases that are asked for are amounts, dates and numbers: no name has a figure
  if (DIGIT.test(phrase)) return null;
  return CURRENCY_NAMES.get(fold(phrase)) ?? null;
}
