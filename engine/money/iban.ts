/** International account numbers: found in text, proved by their checksum and their country's length. */
import { itemAt } from '../model/lists.ts';

/** Length of an IBAN by country, from the SWIFT registry. */
const LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24
   FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32
   LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24
   RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);
const START =
  /(?<![A-Za-z0-9])[A-Z]{2}(?:\d{2}(?=[ \u00a0]?[A-Z0-9])|[ \u00a0]\d{2}(?=[ \u00a0][A-Z0-9]{4}[ \u00a0]))/g;
const BIC = /^[A-Z]{4}([A-Z]{2})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
/** Countries without IBANs. */
const OTHER_COUNTRIES = `AF AG AI AM AO AR AU AW BB BD BF BJ BM BN BO BS BT BW BZ CA CD CF CG CI CL CM CN CO CU
  CV CW DM DZ EC ER ET FJ GA GD GF GG GH GM GN GP GQ GU GW GY HK HT ID IM IN IR JE JM JP KE KG KH KI KM KN KP KR
  KY LA LK LR LS MA MG MH ML MM MO MP MQ MS MV MW MX MY MZ NA NC NE NG NP NR NZ PA PE PF PG PH PR PW PY RE RW SB
  SG SL SN SR SS SX SY SZ TC TD TG TH TJ TM TO TT TV TW TZ UG US UY UZ VC VE VI VN VU WF WS YT ZA ZM ZW`;
const BIC_COUNTRIES = new Set([...Object.keys(LENGTHS), ...OTHER_COUNTRIES.split(/\s+/)]);

const GROUP = /^[A-Z0-9]{4}$/;
/** What is left over, maybe at the end of a sentence. */
const LAST_GROUP = /^[A-Z0-9]{1,3}[.,;)]?$/;
/** An IBAN in groups has so many of four at the least. */
const LEAST_GROUPS = 3;

/** Returns the word ranges [from, to) of account numbers in groups of four, as IBANs are: no amounts. */
export function groupedNumbers(words: readonly string[]): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (let from = 0; from < words.length; from++) {
    if (!/^[A-Z]{2}\d{2}$/.test(itemAt(words, from))) continue;
    let to = from + 1;
    while (GROUP.test(words[to] ?? '')) to++;
    if (to - from <= LEAST_GROUPS) continue;
    if (LAST_GROUP.test(words[to] ?? '')) to++;
    found.push([from, to]);
    from = to - 1;
  }
  return found;
}

/** Given text, returns every valid IBAN in it, without spaces, in order. */
export function ibansIn(text: string): string[] {
  const found: string[] = [];
  for (const start of text.matchAll(START)) {
    const length = LENGTHS[start[0].slice(0, 2)];
    if (length === undefined) continue;
    const iban = take(text, start.index, length);
    if (iban !== null && isIban(iban)) found.push(iban);
  }
  return found;
}

/** The next `length` letters and digits from `from`, without single spaces; null if the text ends before or runs on. */
function take(text: string, from: number, length: number): string | null {
  let taken = '';
  let at = from;
  for (; at < text.length && taken.length < length; at++) {
    const char = text.charAt(at);
    if (/[A-Z0-9]/.test(char)) taken += char;
    else if (!/[ \u00a0-]/.test(char)) return null;
  }
  const runsOn = /[A-Za-z0-9]/.test(text.charAt(at));
  return taken.length === length && !runsOn ? taken : null;
}

/** The country's letters and the checksum. */
export const IBAN_HEAD = 4;
/** The remainder is 1, with letters as the figures from 10 to 35. */
const CHECKED_BY = 97;
const LETTERS_TOO = 36;

const compact = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Given text (spaces allowed), returns whether it has the form of its country's IBANs, whatever its checksum says. */
export function hasFormOfIban(text: string): boolean {
  const iban = compact(text);
  return LENGTHS[iban.slice(0, 2)] === iban.length && /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban);
}

/** Given an IBAN (spaces allowed), returns whether its country, length and checksum hold. */
export function isIban(text: string): boolean {
  if (!hasFormOfIban(text)) return false;
  const iban = compact(text);
  let rest = 0;
  for (const char of iban.slice(IBAN_HEAD) + iban.slice(0, IBAN_HEAD)) {
    for (const digit of String(Number.parseInt(char, LETTERS_TOO))) rest = (rest * 10 + Number(digit)) % CHECKED_BY;
  }
  return rest === 1;
}

/** Given a token of the shape of a BIC (SWIFT code), returns its country's code; empty for any other. */
export const countryOfBic = (token: string): string => BIC.exec(token)?.[1] ?? '';

/** Given a token, returns whether it has the shape of a BIC of a country that exists. */
export const isBic = (token: string): boolean => BIC_COUNTRIES.has(countryOfBic(token));
