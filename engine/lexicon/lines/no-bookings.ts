/** Finds lines that say that nothing was booked, and headings of lists without bookings. */
import type { ColumnRole } from '../headings/column-role.ts';
import { namesOtherDay } from '../headings/day-words.ts';
import { DATE_ROLES } from '../headings/heading-roles.ts';
import { fold, foldList, foldWords, wordSet } from '../phrases/fold.ts';
import { lineKind } from './kind-of-line.ts';

/** Words that deny, in many languages. */
const DENIALS =
  wordSet(`no not none without keine kein keinerlei nicht aucun aucune pas sans ningun ninguna sin nao sem nenhum
    nenhuma nessun nessuno nessuna non geen brak nie nebyly nebyl zadne zadny neboli nebol ziadne nem nincs nincsenek
    nu fara niciun nicio няма не нет немає нема нису није δεν χωρίς ουδεμία ingen inga inget inte ikke ei eivat pole
    puuduvad nav nėra nije nisu nema bez brez ni yok yoktur bulunmamaktadır bulunmamakta bulunmuyor olmamıştır nuk
    tidak tiada không لا لم אין לא hakuna`);
/** How words for bookings begin. */
const BOOKINGS =
  foldWords(`activit movement posting umsatz buchung bewegung opération mouvement écriture movimient operacion transac
    moviment lançament operaz mutat boeking verrichting operacj obrot pohyb transakc obrat forgalom tétel tranzakci
    tranzac operațiun операц движен транзак проводк оборот промет трансакц κινήσ συναλλαγ transaktion transaksjon
    postering bevegels bevægels tapahtum tehing kanne darījum operācij promet hareket işlem transaksi urusniaga mutasi
    giao حرك معامل تنوع פעול תנוע miamala`);
/** Scripts without spaces: the denial and what is denied are parts of the text. */
const UNSPACED = /(?=.*(?:没有|沒有|无|無|ありません|なし|없|ไม่มี))(?=.*(?:交易|取引|明細|往来|거래|내역|รายการ))/;
const MOST_WORDS = 14;

/** Given the text of a line, returns whether it says that there are no bookings. */
export function saysNoBookings(text: string): boolean {
  if (/\d/.test(text)) return false;
  if (UNSPACED.test(text)) return true;
  const words = fold(text).split(' ');
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  return words.some(isDenial) && words.some(isOfBookings);
}

/** Given the text of a line below a title, returns whether it says that its list is empty, whatever the list is of. */
export const saysNone = (text: string): boolean => !/\d/.test(text) && fold(text).split(' ').some(isDenial);

const isDenial = (word: string): boolean => DENIALS.has(word);

const isOfBookings = (word: string): boolean => BOOKINGS.some((stem) => word.startsWith(stem));

interface Heading {
  readonly text: string;
  readonly role: ColumnRole | null;
}

/** Given the headings of a table, returns what is below them; null if bookings may be. */
export function listedBesides(headings: readonly Heading[]) {
  if (listsBalances(headings)) return 'balances of days';
  if (listsHoldings(headings)) return 'deposits or securities';
  if (beginWith(PROMISES, headings)) return 'purchases at a promised rate';
  if (!has(headings, 'balance') && beginWith(OF_YEARS, headings)) return 'figures of the year';
  if (listsDues(headings)) return 'what is to be paid';
  return listsInterest(headings) ? 'the calculation of interest' : null;
}

/** True for headings of days and balances, and of nothing else: the balances of days are below. */
const listsBalances = (headings: readonly Heading[]): boolean =>
  has(headings, 'balance') && headings.every(({ role }) => role === 'balance' || DATE_ROLES.has(role));

const has = (headings: readonly Heading[], role: ColumnRole): boolean => headings.some((h) => h.role === role);

/** How headings begin that name the end of a deposit or of a security, which bookings never have. */
const MATURITY = foldList(
  'matur|mat date|mat dt|mat amt|mat amount|mat value|laufzeitende|endfallig|dao han|استحقاق|פירעון|פרעון',
);
/** The same, or the day on which a payment is due; and how those of rates of interest begin. */
const DUE = foldList(
  'fallig|echeance|vencimiento|vencimento|venc|vto|scadenza|vervaldatum|zapadaln|splatnost|lejarat|scadent|vade|jatuh tempo|tarikh matang|forfall|forfald|erapaiv|срок погашения|дата погашения',
);
const RATE = foldList(
  'rate|roi|apr|apy|tan|tanb|taeg|tae|tin|tna|tea|interest rate|zins|taux|tasa|taxa|tasso|rente|oprocentowanie|sazba|kamat|dobanda|faiz|suku bunga|bunga|kadar|lai suat|ranta|korko|ставка|الفائده|ריבית',
);
/** The same for what is bought at a promised rate: it was booked when it was bought. */
const PROMISES = foldList(
  'promo balance|promotional balance|promo purchase|promotional purchase|deferred interest|promo expir|promotion expir',
);
/** How headings begin of figures of a year, or of the one before. */
const OF_YEARS = foldList(
  'year to date|ytd|this year|last year|prior year|previous year|calendar year|tax year|to date|laufendes jahr|vorjahr|im laufenden jahr|cumul annuel|depuis le debut de l annee|annee precedente|acumulado del ano|acumulado anual|ano anterior|acumulado no ano|acumulado do ano|da inizio anno|anno precedente|dit jaar|vorig jaar|od poczatku roku',
);
const MATURITY_SIGNS = /到期|滿期|满期|満期|만기|ครบกำหนด/;
const RATE_SIGNS = /%|利率|年利|이율|금리|ดอกเบี้ย/;

/** True for headings of deposits or securities, each with the day of its end. */
function listsHoldings(headings: readonly Heading[]): boolean {
  // the amount of a deposit reads as money in
  if (has(headings, 'debit') && has(headings, 'credit')) return false;
  const isDue = beginWith(DUE, headings) && beginWith(RATE, headings, RATE_SIGNS);
  return isDue || beginWith(MATURITY, headings, MATURITY_SIGNS);
}

/** How headings begin that count days, or days times money, from which interest is calculated. */
const DAYS_COUNTED = foldList(
  'days|no of days|number of days|tage|zinstage|zinszahl|zinsnummern|jours|nb jours|nb de jours|nombre de jours|dias|n dias|giorni|gg|numeri|dagen|rentedagen|liczba dni|pocet dni|napok|zile|nr zile|дни|дней|кол во дней|днів|ημερες|dagar|dager|dage|paivat|gun sayisi|broj dana|jumlah hari|so ngay',
);
const DAYS_SIGNS = /天数|天數|日数|日數|일수|จำนวนวัน|عدد الأيام|ימים/;

/** How headings begin of the sum from which a card's interest was calculated. */
const BASE_OF_INTEREST = foldList('balance subject to|balances subject to|average balance subject to');

/** True for headings of how interest was calculated: days are counted, balances are there, nothing is described. */
function listsInterest(headings: readonly Heading[]): boolean {
  if (beginWith(BASE_OF_INTEREST, headings)) return beginWith(RATE, headings);
  if (has(headings, 'description') || !has(headings, 'balance')) return false;
  return beginWith(DAYS_COUNTED, headings, DAYS_SIGNS);
}

/** True for headings of what is to be paid, and until when: "New balance", "Minimum payment", "Payment due date". */
function listsDues(headings: readonly Heading[]): boolean {
  if (has(headings, 'description')) return false;
  const days = headings.filter(({ role }) => role !== null && DATE_ROLES.has(role));
  if (days.length > 0) return days.every(({ text }) => namesOtherDay(text));
  return headings.some(({ text }) => lineKind(text)?.kind === 'minimum_payment');
}

/** True if a word of one of the texts begins with one of the stems, or has one of the signs. */
const beginWith = (stems: readonly string[], headings: readonly Heading[], signs?: RegExp): boolean =>
  headings.some(({ text }) => {
    const folded = ` ${fold(text)}`;
    return stems.some((stem) => folded.includes(` ${stem}`)) || signs?.test(text);
  });
