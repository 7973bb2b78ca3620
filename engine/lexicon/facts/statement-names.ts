/** Names of statements of accounts and cards alone: "Account statement", not "report". One language a line. */
import { fold } from '../phrases/fold.ts';
import { type PhraseLists, PhraseTable } from '../phrases/phrases.ts';

const NAMES: PhraseLists = [
  'account statement|bank statement|banking statement|bank account statement|statement of account|statement of accounts|card statement|statement of your account|account transactions|account activity|account history|account summary|transaction history|transactions history|card transactions|bank transactions|card activity|passbook|mini statement|e statement|estatement|consolidated statement|combined statement',
  'kontoauszug|kontoauszüge|kontoumsätze|kontobewegungen|umsatzanzeige|umsatzübersicht|umsatzliste|kontoübersicht|kartenabrechnung|kreditkartenabrechnung|rechnungsabschluss|buchungsliste|girokontoauszug|bankauszug',
  'relevé de compte|relevé de comptes|relevé bancaire|relevé d identité bancaire|extrait de compte|relevé de carte|historique des opérations|historique de compte|mouvements du compte|opérations du compte|relevé des opérations|liste des opérations',
  'estado de cuenta|extracto de cuenta|extracto bancario|movimientos de cuenta|movimientos de la cuenta|cartola|resumen de cuenta|historial de movimientos|extracte de compte|extracto de movimientos|últimos movimientos|consulta de movimientos|historial de transacciones',
  'extrato de conta|extrato bancário|extrato da conta|extrato de conta corrente|extrato|movimentos de conta|movimentos da conta|extrato combinado|extrato integrado|histórico de movimentos|fatura do cartão',
  'estratto conto|estratto del conto|lista movimenti|movimenti del conto|movimenti conto|movimenti di conto|estratto conto carta|elenco movimenti',
  'rekeningafschrift|rekeningoverzicht|rekeninguittreksel|bankafschrift|dagafschrift|transactieoverzicht|mutatieoverzicht|bij en afschrijvingen|rekeningstaat|bankstaat',
  'wyciąg|wyciąg bankowy|wyciąg z rachunku|historia rachunku|historia operacji|historia transakcji|zestawienie operacji|lista operacji|lista transakcji|výpis z účtu|výpis z běžného účtu|přehled transakcí|pohyby na účtu|historie transakcí|výpis z karty|bankszámlakivonat|számlakivonat|számlatörténet|extras de cont|istoric tranzacții|lista tranzacțiilor',
  'выписка|выписка по счету|выписка по карте|история операций|справка о движении средств|виписка|виписка по рахунку|извлечение от сметка|движения по сметка|извлечение|извод по рачуну|промет по рачуну|извод|izvod po računu|izvadak po računu|izvod|izvadak|promet po računu|izpisek|izpisek prometa',
  'κίνηση λογαριασμού|κινήσεις λογαριασμού|αντίγραφο λογαριασμού|αντίγραφο κίνησης λογαριασμού|kontoutdrag|kontoutskrift|kontoudskrift|kontoudtog|kontobevægelser|kontobevegelser|transaktionshistorik|kontohändelser|kontohistorik|posteringsoversigt|tiliote|tilitapahtumat|konto väljavõte|kontoväljavõte|konta izraksts|konta pārskats|sąskaitos išrašas',
  'hesap özeti|hesap ekstresi|hesap hareketleri|hesap dökümü|kredi kartı ekstresi|rekening koran|laporan rekening|mutasi rekening|riwayat transaksi|penyata akaun|penyata bank|sao kê|sao kê tài khoản|sổ phụ|sổ phụ tài khoản|lịch sử giao dịch|taarifa ya akaunti|bankafskrif',
  'كشف حساب|كشف الحساب|سجل المعاملات|דף חשבון|פירוט תנועות|תנועות בחשבון|खाता विवरण|बैंक विवरण',
];
/** Written without spaces: found within words. */
const SIGNS =
  /入出金明細|取引明細|お取引|ご利用(?:代金)?明細|利用明細|[账帳][户戶]?(?:交易)?明[细細]|交易明[细細]|交易[记記][录錄]|流水|对[账帳]单|對[账帳]單|[结結]单|[结結]單|月結單|거래\s?내역|이용\s?내역|ใบแจ้งยอด|รายการเดินบัญชี|รายการบัญชี/u;

const TABLE = new PhraseTable<true>([[true, NAMES]]);
/** Words of a title, at the most: an advert is a sentence. */
const TITLE_WORDS = 10;

/** Given a phrase of a line, returns whether it is a title that only the statement of an account or a card has. */
export function namesStatement(text: string): boolean {
  if (SIGNS.test(text)) return true;
  const words = fold(text).split(' ');
  return words.length <= TITLE_WORDS && words.some((word, at) => word !== '' && TABLE.longestAt(words, at) !== null);
}
