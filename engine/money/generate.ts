/** Prints the names of currencies that CLDR knows, to put first in `names.ts`: `npx tsx engine/money/generate.ts`. */
import { fold } from '../lexicon/phrases/fold.ts';

const EVERYWHERE = ['en', 'de', 'fr', 'es'];
/** Currencies with the languages spoken where they are used. */
const LOCAL =
  `EUR:it,nl,pt,el,fi,et,lv,lt,sk,sl,hr,ca,pl,cs,hu,ro,bg,sv,da,tr,ru USD:pt,it,nl,pl,ru,tr,zh,ja,vi,id,ar,he
  GBP:it,nl,pl CHF:it JPY:ja CNY:zh,zh-Hant HKD:zh-Hant,zh TWD:zh-Hant SGD:zh,ms AUD: NZD: CAD: INR:hi PKR: BDT:bn
  LKR:si NPR: IDR:id MYR:ms THB:th PHP:fil VND:vi KRW:ko PLN:pl CZK:cs,sk HUF:hu RON:ro BGN:bg RSD:sr,sr-Latn BAM:bs,hr
  MKD:mk ALL:sq HRK:hr SEK:sv,fi NOK:nb DKK:da ISK:is TRY:tr RUB:ru UAH:uk,ru BYN:be,ru KZT:kk,ru GEL:ka AMD:hy AZN:az
  MDL:ro ILS:he AED:ar SAR:ar QAR:ar KWD:ar BHD:ar OMR:ar JOD:ar EGP:ar MAD:ar TND:ar DZD:ar ZAR:af,zu NGN: KES:sw
  UGX:sw TZS:sw GHS: ETB:am RWF: MUR: BWP: NAD: ZMW: XOF: XAF: MXN: BRL:pt ARS: CLP: COP: PEN: UYU: PYG: BOB: DOP: CRC:
  GTQ: HNL: NIO: PAB: JMD: TTD: AOA:pt BBD: BND:ms BSD: FJD: GYD: IQD:ar KGS:ru KHR: KYD: LAK: LBP:ar LYD:ar MGA:
  MNT:mn MOP:pt MVR: MWK: SCR: SLE: UZS:uz,ru VES: XCD: XPF:`.split(/\s+/);

/** A count whose name some languages end as those of great ones. */
const MANY = 5;

function namesIn(language: string, code: string): string[] {
  const name = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' }).of(code);
  const counted = [1, 2, MANY].map((count) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: code, currencyDisplay: 'name' })
      .formatToParts(count)
      .find((part) => part.type === 'currency'),
  );
  return [name, ...counted.map((part) => part?.value)].filter((text) => text !== undefined).map(fold);
}

for (const entry of LOCAL) {
  const [code = '', languages = ''] = entry.split(':');
  const all = [...EVERYWHERE, ...languages.split(',').filter(Boolean)];
  const names = new Set(
    all.flatMap((language) => namesIn(language, code)).filter((name) => name !== '' && name !== fold(code)),
  );
  console.log(`  ${code}: '${[...names].join('|')}',`);
}
