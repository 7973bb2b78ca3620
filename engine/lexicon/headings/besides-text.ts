/** What headings of texts name besides what was booked: who it was with, what kind it is, where it was. */
import { fold } from '../phrases/fold.ts';
import { phraseSet } from '../phrases/phrases.ts';

/** Who the booking is with: begins the heading. One language a line. */
const PARTIES = phraseSet([
  'payee|payer|recipient payer|source|destination|sumber|tujuan|counterparty|beneficiary|beneficiary details|sender|sender receiver|receiver|sender recipient|recipient|from to|name|merchant|merchant name',
  'empfänger|zahlungsempfänger|auftraggeber|begünstigter|partner|zahlungspflichtiger|händler|unternehmen',
  'bénéficiaire|contrepartie|tiers|commerçant|nom du commerçant|donneur',
  'beneficiario|ordenante|titular|nombre|comercio|establecimiento|nombre comercio|nombre del comercio',
  'favorecido|nome|estabelecimento|contraparte',
  'ordinante|esercente|controparte',
  'naam|tegenpartij|handelaar|winkelier',
  'kontrahent|odbiorca|nadawca|nazwa kontrahenta|dane kontrahenta|nazwa',
  'název protistrany|název protiúčtu|název účtu|protistrana|názov protiúčtu|protiúčet|název a číslo protiúčtu|obchodník',
  'partner neve|ügyfél neve|kereskedő|beneficiar|comerciant|контрагент|отправитель|получатель|наименование контрагента|наименование корреспондента',
  'mottagare|avsändare|mottaker|avsender|modtager|afsender',
  'saaja|maksaja|maksja|saajan tai maksajan nimi|maksun saaja|nimi|partneris|saņēmējs|maksātājs|gavėjas|mokėtojas',
  'alıcı|gönderen|karşı taraf|platitelj|primatelj|naziv i račun platitelja|komitent|naziv primatelja|prejemnik|naziv partnera',
  '对方户名|對方戶名|对手户名|交易对方|交易對方|交易对手|交易對手|对方名称|對方名稱|取引相手|보낸분받는분|의뢰인 수취인|거래상대방',
]);

/** What kind of booking it is, or where it was: the whole heading. */
const KINDS_AND_PLACES = phraseSet([
  'transaction|transactions|operation|place|place of transaction|where|store|location|category',
  'vorgang|vorgänge|geschäftsvorfall|buchungsvorgang|transaktion|art',
  'opération|opérations|nature|lieu|operación|operaciones|movimiento|movimientos|transacción|lugar|lugar de operación',
  'operação|operações|movimento|transação|operazione|operazioni|movimenti|aard|verrichting|operacja|transakcja|operace|transakce',
  'наименование|операция|операции|категория|место|место операции|συναλλαγή|κίνηση|transaktion|transaksjon|händelse|plats|ställe',
  'tapahtuma|tehing|darījums|operacija|işlem|işlem yeri|promet|tranzakció|művelet|tranzacție|operațiune',
]);
const LONGEST = 4;

/** Given a heading of texts, returns true if it names a party, a kind or a place, and not what was booked. */
export function namesBeside(heading: string): boolean {
  const words = fold(heading).split(' ');
  if (KINDS_AND_PLACES.has(words.join(' '))) return true;
  return words.slice(0, LONGEST).some((_, i) => PARTIES.has(words.slice(0, i + 1).join(' ')));
}
