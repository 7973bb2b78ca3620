/** Tells the lines that say that nothing was booked: "No transactions in this period". */
import type { ColumnRole } from './columnrole.ts';
import { DATE_ROLES } from './columns.ts';
import { fold } from './fold.ts';

const list = (text: string): readonly string[] => text.trim().split(/\s+/).map(fold);

/** Words that deny, in many languages. */
const DENIALS: ReadonlySet<string> = new Set(
  list(`no not none without keine kein keinerlei nicht aucun aucune pas sans ningun ninguna ningún sin nao não sem nenhum nenhuma
    nessun nessuno nessuna non geen brak nie nebyly nebyl zadne žádné zadny neboli nebol ziadne žiadne nem nincs nincsenek nu fara niciun nicio
    няма не нет немає нема нису није δεν χωρίς ουδεμία ingen inga inget inte ikke ei eivat pole puuduvad nav nėra nera nije nisu nema bez brez ni
    yok yoktur bulunmamaktadır bulunmamakta bulunmuyor olmamıştır nuk tidak tiada không لا لم אין לא hakuna`),
);
/** How words for bookings begin. */
const BOOKINGS =
  list(`transact activit movement posting umsatz umsätze buchung bewegung opération mouvement écriture movimient operacion
    transac movimento moviment movimenta lançament operaz mutat boeking verrichting operacj transakcj obrot pohyb transakc obrat forgalom tétel
    tranzakci tranzac operațiun операц движен транзак проводк оборот операції промет трансакц κινήσ συναλλαγ transaktion transaksjon postering
    bevegels bevægels tapahtum tehing kanne darījum operācij operacij promet transakcij hareket işlem transaksi urusniaga mutasi giao حرك معامل تنوع פעול תנוע miamala`);
/** Scripts without spaces: the denial and what is denied are parts of the text. */
const UNSPACED = /(?=.*(?:没有|沒有|无|無|ありません|なし|없|ไม่มี))(?=.*(?:交易|取引|明細|往来|거래|내역|รายการ))/;
/** Words of such a line, at the most. */
const MOST_WORDS = 14;

/** Given the text of a line, returns whether it says that there are no bookings. */
export function saysNoBookings(text: string): boolean {
  if (/\d/.test(text)) return false;
  if (UNSPACED.test(text)) return true;
  const words = fold(text).split(' ');
  if (words.length < 2 || words.length > MOST_WORDS) return false;
  return (
    words.some((word) => DENIALS.has(word)) && words.some((word) => BOOKINGS.some((stem) => word.startsWith(stem)))
  );
}

/** True for headings of days and balances, and of nothing besides: below stand the balances of days, and no bookings. */
export function listsBalances(headings: readonly { readonly role: ColumnRole | null }[]): boolean {
  const isOne = ({ role }: { readonly role: ColumnRole | null }) =>
    role === 'balance' || (role !== null && DATE_ROLES.has(role));
  return headings.every(isOne) && headings.some(({ role }) => role === 'balance');
}
