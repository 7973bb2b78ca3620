/** What one country alone prints, which shows its currency: bank codes, deposit insurance, less surely ways to pay. */
import { fold } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';
import { byCurrency, currenciesOfCities, currenciesOfStates } from './cities.ts';

/** Codes of banks, and institutions. */
const BANKS = byCurrency(`
  USD: us dollar|us dollars|u s dollar|u s dollars|fdic|member fdic|ncua|federal deposit insurance corporation
    |routing number|aba routing number|routing transit number|aba number|equal housing lender;
  CAD: transit number|branch transit number|transit no|cdic|canada deposit insurance corporation|no de transit;
  GBP: sort code|sortcode|fscs|financial services compensation scheme|prudential regulation authority;
  EUR: national sort code|central bank of ireland|einlagensicherungsfonds|fgdr|fitd;
  AUD: bsb|bsb number|austrac|afsl|australian credit licence|australian financial services licence;
  NZD: rwt|resident withholding tax|reserve bank of new zealand;
  INR: ifsc|ifsc code|ifs code|micr code|dicgc|reserve bank of india|rtgs neft ifsc|rtgs ifsc|gstin;
  ZAR: national credit regulator|ncrcp|ncr registration number|south african reserve bank;
  NGN: ndic|nuban|central bank of nigeria; KES: central bank of kenya;
  SGD: sdic|singapore deposit insurance corporation|monetary authority of singapore;
  HKD: hkma|hong kong monetary authority|hong kong deposit protection board;
  MYR: pidm|perbadanan insurans deposit malaysia|bank negara malaysia;
  PHP: pdic|philippine deposit insurance corporation|bangko sentral ng pilipinas;
  IDR: ojk|otoritas jasa keuangan|lembaga penjamin simpanan;
  THB: bank of thailand|สถาบันคุ้มครองเงินฝาก|ธนาคารแห่งประเทศไทย;
  MXN: clabe|clabe interbancaria|ipab|condusef|cnbv|no a meses|meses sin intereses;
  BRL: cnpj|ispb|fundo garantidor de créditos|banco central do brasil; ARS: cbu|cvu|bcra|cuit|cuil;
  CLP: comisión para el mercado financiero|garantía estatal de los depósitos|cartola|cartola n|cartola histórica
    |www cmfchile cl|cmfchile cl;
  PEN: indecopi|superintendencia de banca seguros y afp; AED: central bank of the uae|cbuae;
  COP: fogafin|superintendencia financiera de colombia|gravamen movimientos financieros|gmf 4x1000|cuota de manejo;
  CHF: esisuisse|finma; SEK: finansinspektionen; PLN: bankowy fundusz gwarancyjny;
  RUB: банк россии|агентство по страхованию вкладов; UAH: єдрпоу|національний банк україни; TRY: tmsf|bddk`);

/** Ways to pay: outside the rows an advert may offer to send money abroad with them. */
const WAYS = byCurrency(`
  USD: zelle; CAD: interac e transfer|interac; GBP: bacs|faster payment; AUD: payid|osko|bpay;
  INR: upi|neft|imps|bbps; KES: mpesa|m pesa|paybill; SGD: paynow|giro collection; MYR: duitnow;
  PHP: instapay|pesonet; IDR: qris|bi fast; THB: promptpay; MXN: spei; BRL: pix; COP: nequi|daviplata; CHF: twint;
  SEK: swish|bankgiro; NOK: vipps|avtalegiro; DKK: dankort|nemkonto|betalingsservice; PLN: blik`);

/** Countries whose currency's symbol others use as well. */
const COUNTRIES = byCurrency(`
  USD: ecuador|panamá|república de panamá|el salvador|puerto rico; CAD: canada; AUD: australia;
  NZD: new zealand|aotearoa; SGD: singapore|singapura; HKD: hong kong|hongkong;
  MXN: méxico|ciudad de méxico|cdmx|estados unidos mexicanos; CLP: chile|santiago de chile;
  COP: colombia|bogotá|bogotá d c; ARS: argentina|buenos aires; UYU: uruguay|montevideo;
  JMD: jamaica|kingston jamaica; TTD: trinidad|trinidad and tobago|port of spain; BBD: barbados; BSD: bahamas;
  NAD: namibia|windhoek; FJD: fiji|suva; TWD: taiwan|taipei|taipei city|kaohsiung|taichung; LRD: liberia|monrovia;
  KYD: cayman islands|grand cayman|george town grand cayman; BMD: bermuda|hamilton bermuda|hamilton hm;
  BZD: belize|belize city|belmopan; GYD: guyana|georgetown guyana; SRD: suriname|paramaribo;
  XCD: antigua|antigua and barbuda|st lucia|saint lucia|castries|grenada|dominica|roseau|st kitts|saint kitts
    |basseterre|kingstown|st vincent|anguilla|montserrat;
  BND: brunei|brunei darussalam|bandar seri begawan; SBD: solomon islands|honiara; ZWG: zimbabwe|harare;
  DOP: república dominicana|santo domingo; CUP: cuba|la habana; NIO: nicaragua|managua; MOP: macau|macao;
  SEK: sverige; NOK: norge|noreg; DKK: danmark; ISK: ísland`);

/** Addresses and numbers of one country: Canadian postal codes, American states, New Zealand's account numbers. */
const ADDRESSES: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d(?![\p{L}\d])/u, 'CAD'],
  [/(?<![\p{L}\d-])\d\d-\d{4}-\d{7}-\d{2,3}(?![\p{L}\d-])/u, 'NZD'],
  [/(?<![\p{L}\d])ABN:? \d\d \d{3} \d{3} \d{3}(?!\d)/u, 'AUD'],
  [/(?<![\p{L}\d])(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT),? \d{4}(?!\d)/u, 'AUD'],
  [
    pattern('u')`(?<![\p{L}\d])(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI
      |S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? \d{5}(?:-\d{4})?(?!\d)`,
    'USD',
  ],
];

/** Letters at the end of a booking, by the money of where it was made: provinces, states, countries. Some mean two. */
const OF_ENDS = byCurrency(
  `
  CAD: ON|QC|BC|AB|MB|SK|NS|NB|NL|PE;
  USD: AK|AL|AR|AZ|CA|CO|CT|DC|DE|FL|GA|HI|IA|ID|IL|IN|KS|KY|LA|MA|MD|ME|MI|MN|MO|MS|MT|NC|ND|NE|NH|NJ|NM|NV|NY|OH|OK
    |OR|PA|RI|SC|SD|TN|TX|UT|VA|VT|WA|WI|WV|WY|US;
  AUD: AU; NZD: NZ; SGD: SG; HKD: HK; INR: IN; PKR: PK; LKR: LK; ZAR: ZA; MXN: MX; COP: CO; CLP: CL; SEK: SE; NOK: NO;
  DKK: DK`,
  false,
);
const moneyOfEnd = (letters: string): string[] => OF_ENDS.all(fold(letters)).map(({ value }) => value);

/** The same in scripts without spaces, amid other words. */
const UNSPACED: readonly (readonly [RegExp, string])[] = [
  [/普通預金|当座預金|差引残高|お引出し|お預入れ|お預け入れ|お支払い?金額|ご利用代金/, 'JPY'],
  [/[臺台]幣/, 'TWD'],
];

/** Currencies of the countries whose accounts have IBANs; those that changed theirs of late are left out. */
const OF_IBANS = byCurrency(
  `
  EUR: AD|AT|BE|CY|DE|EE|ES|FI|FR|GR|IE|IT|LT|LU|LV|MC|ME|MT|NL|PT|SI|SK|SM|VA|XK; AED: AE; ALL: AL; AZN: AZ; BAM: BA;
  BHD: BH; BRL: BR; CHF: CH|LI; CZK: CZ; DKK: DK|FO|GL; EGP: EG; GBP: GB; GEL: GE; GIP: GI; HUF: HU; ILS: IL; ISK: IS;
  JOD: JO; KWD: KW; KZT: KZ; MDL: MD; MKD: MK; MUR: MU; NOK: NO; OMR: OM; PKR: PK; PLN: PL; QAR: QA; RON: RO; RSD: RS;
  SAR: SA; SEK: SE; TND: TN; TRY: TR; UAH: UA`,
  false,
);

/** Given an IBAN, returns the currency of its country, or null. */
export const currencyOfIban = (iban: string): string | null => OF_IBANS.get(fold(iban.slice(0, 2)))?.value ?? null;

/** The two that are called CFA francs, by the codes with which telephone numbers of their countries begin. */
const OF_TELEPHONES = byCurrency('XOF: 221|223|225|226|227|228|229|245; XAF: 235|236|237|240|241|242', false);
/** Groups of three are money: "+225 000 475 230". */
const TELEPHONE = /(?<![\d+])\+(2\d\d)(?=(?:[ -]?\d){7})(?!(?: \d{3})+(?! ?\d))/g;

/** Given the numbers of a line outside the rows, returns the money of the countries of telephones among them. */
const currenciesOfTelephones = (text: string): string[] =>
  [...text.matchAll(TELEPHONE)].flatMap(([, code = '']) => OF_TELEPHONES.get(code)?.value ?? []);

/** Given a line outside the rows, returns the money of countries that it names, as in an address, or by ways to pay. */
export function currenciesOfAddress(text: string): string[] {
  const found = ADDRESSES.flatMap(([address, currency]) => (address.test(text) ? [currency] : []));
  const words = fold(text).split(' ');
  const countries = [...found, ...COUNTRIES.valuesIn(words), ...WAYS.valuesIn(words), ...currenciesOfTelephones(text)];
  // "Vancouver, WA", "Sydney, Nova Scotia": a state shows the country of a city
  const states = [...countries, ...statesIn(text, words)];
  return [...countries, ...currenciesOfCities(words).filter((city) => states.every((state) => state === city))];
}

/** The money of the states that a line names, by their letters behind a comma or at its end, or by their names. */
function statesIn(text: string, words: readonly string[]): string[] {
  const letters = [...text.matchAll(/,\s*([A-Z]{2})(?![\p{L}\d])/gu)].flatMap(([, state = '']) => {
    const meant = moneyOfEnd(state);
    return meant.length === 1 ? meant : [];
  });
  return [...letters, ...currenciesOfStates(words)];
}

/** Returns the currencies of the countries where a booking's place may be, by city or by the letters at its end. */
export function currenciesOfPlace(text: string): string[] {
  const words = fold(text).split(' ');
  const last = /(?:^|\s)([A-Z]{2})$/u.exec(text)?.[1];
  const ends = last === undefined || words.length < 2 ? [] : moneyOfEnd(last);
  return [...new Set([...COUNTRIES.valuesIn(words), ...currenciesOfCities(words), ...ends])];
}

/** Given a line's text, returns the currencies of the countries of whose banks or ways to pay are named in it. */
export const localCurrencies = (text: string): string[] => [
  ...currenciesOfBanks(text),
  ...WAYS.valuesIn(fold(text).split(' ')),
];

/** Other banks, through which money comes from abroad: their codes are of their country. */
const ABROAD = pattern('iu')`(?<!\p{L})(?:correspond\p{L}*|korrespond\p{L}*|intermediar\p{L}*|our agent|wires?
  |payments? from|from abroad|aus dem ausland)(?!\p{L})`;

/** Given a line's text, returns the currencies of the countries whose banks are named in it. */
export function currenciesOfBanks(text: string): string[] {
  if (ABROAD.test(text)) return [];
  const found: string[] = BANKS.valuesIn(fold(text).split(' '));
  for (const [words, currency] of UNSPACED) if (words.test(text)) found.push(currency);
  return found;
}
