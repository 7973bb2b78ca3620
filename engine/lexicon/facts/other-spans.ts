/** Words for what a span of days is about, if it is not the statement: "Interest rate period", "Tax year". */

import { STRENGTH } from '../../evidence/strength.ts';
import { fold, wordSet } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';
import { accountNamed } from './accounts.ts';
import { isAboutPapers, namesThisPaper } from './paper-names.ts';

/** One language or family of them a line. */
const WORDS = wordSet(`
  rate rates offer offers intro tax fee fees charges charging cover coverage reward rewards points term apr aer
  aktion tarif rente vero actie kosten looptijd geldig boekjaar valid validity
  price prices pricing terms conditions konditionen preisverzeichnis condiciones condizioni limit limits cashback
  package budget goal mandate notice maintenance closed blocked hours sperrfrist
  taux offre exercice frais contrat durée tasa oferta plazo ejercicio seguro juros taxa exercício prazo tasso tassi
  ücret faiz vergi teklif bunga pajak biaya lãi thuế phí dani adó díj`);
/** Begins of words, which go on in compounds and cases: "Zinsperiode". */
const STEMS = pattern('iu')`(?<!\p{L})(?:
  interest|promo|introductory|fiscal|financial|campaign|tariff|contract|guarantee|bonus|cooling|insurance|warranty
  |membership|subscription|zins|angebot|steuer|geschäftsjahr|gebühr|entgelt|laufzeit|gültig|vertrag|garanti|prämie
  |kündigung|intérêt|validité|valable|assurance|impôt|interes|comisi|contrat|vigencia|vigência|validez|impuesto|imposto
  |offert|esercizio|commission|validità|durata|imposta|aanbieding|belasting|odset|oprocent|podatk|opłat|umow|ważno|úrok
  |nabíd|daň|poplat|smlouv|zmluv|platnos|kamat|ajánlat|érvényes|dobând|valabil|процент|ставк|предложен|налог|комисси
  |договор|действи|відсот|ränt|erbjudande|skatt|avgift|giltig|tilbud|gebyr|gyldig|korko|korot|tarjous|voimassa|geçerli
  |penawaran|berlaku)|利率|利息|金利|優惠|优惠|税|稅|이자|금리|ดอกเบี้ย|ภาษี|فائدة|ضريب|ריבית`;

/** Given a text beside or above a span of days, returns whether it says that the span is not that of the statement. */
export function namesOtherSpan(text: string): boolean {
  const isOther =
    STEMS.test(text) ||
    isAboutPapers(text) ||
    fold(text)
      .split(' ')
      .some((word) => WORDS.has(word));
  const named = accountNamed(text);
  const isAccount = named?.sure === true && named.strength >= STRENGTH.fair;
  return isOther && !namesThisPaper(text) && !isAccount;
}
