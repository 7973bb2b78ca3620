/** Separates headings of the day of booking from those of the transaction's day; either alone is just a date. */
import { fold } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';
import { remembered } from '../phrases/remembered.ts';

const BOOKING = `post book boek cargo addebit списан buch verarbeit comptab inscri écriture traitement contab registr
  asiento księg zaúčt účtov zpracov könyvel feldolgoz proces провод осчетовод книж обработ καταχωρ λογιστικ bokf bogf
  kirjau verwerk knjiž obrade muhasebe kayıt hạch|toán ghi|sổ บันทึก ลงบัญชี 記帳 記賬 记账 入帳 入账 入賬 过账 過賬 計上 会计 會計 기장 القيد
  الترحيل רישום grāmatoš įrašo bókun bókað bókf ledger buku tarikh|pos regjistr lançam`;
const TRANSACTION = `transac transak tranzac tranzak txn trx opér транзак операц συναλλαγ işlem giao|dịch gd ทำรายการ 交易
  取引 거래 العملية المعاملة פעולה ביצוע tehing darījum veprim urusniaga muamala izvrš proveden uskutečn vásárl achat compra
  acquist köp kjøp køb kauppa osto tapahtum aankoop beleg kaufd purchase consumo harcama alışver nákup zakup kupn kupov
  færslu úttekt viðskipt pirk αγορ покуп cumpăr pembelian movim 利用 消費 消费 購入 이용`;

const stems = (list: string) => list.split(/\s+/).map((stem) => fold(stem.replace('|', ' ')));
const booking = stems(BOOKING);
const transaction = stems(TRANSACTION);

/** Given a heading of dates, returns the day that its words name; null if they only say "date". */
export function dayNamed(heading: string): 'booking' | 'transaction' | null {
  const folded = fold(heading);
  if (booking.some((stem) => folded.includes(stem))) return 'booking';
  return transaction.some((stem) => folded.includes(stem)) ? 'transaction' : null;
}

/** Days on which something falls due, ends, was billed or made, or is to come. */
const OTHER = pattern('u')`(?:^| )(?:(?:due|invoice|bill(?!ing)|expir|maturity|planned|scheduled|expected|renewal
  |reminder|delivery|order date|print|letter date|date of birth|valid (?:from|until|to)|next date|fallig|rechnungsdatum
  |bestelldatum|druckdatum|geplant|gultig|ablauf|echeance|facture(?= |$)|expiration|prevu|vencimiento|vto
  |factura(?= |$)|previst|scadenza|fattura(?= |$)|vervaldatum|vervaldag|factuurdatum|verwacht|gepland|splatnost
  |platnosc|termin platnosci|wymagaln|esedekes|scadent|forfall|forfald|forfallo|erapaiva|vade|son odeme|dospijec
  |zapadlost|jatuh tempo|срок|падеж|ληξη|dao han|期日|支払期限|到期|만기)\w*)`;

/** True for a heading of a day on which nothing is booked or done: "Due date". */
export const namesOtherDay = remembered(
  (heading): boolean => OTHER.test(fold(heading)) && dayNamed(heading) !== 'booking',
);
