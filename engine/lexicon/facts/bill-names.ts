/**
 * Names of papers that are no bank's account: ledgers of customers, tenants, suppliers or of a company's own accounts,
 * and credit lines. Bank details on them belong to whoever asks for money.
 */
import { fold, foldList } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';
import type { PhraseLists } from '../phrases/phrases.ts';

const BILLS: PhraseLists = [
  'rent|rental|tenant|tenancy|tuition|student fees|council tax|lease|leasing|hospital|patient|guest folio|folio|supplier|creditor|creditors|debtor|debtors|invoice|invoices|utility|utilities|water|electricity|gas|energy|broadband|mobile phone|subscription|membership|service charge|owners corporation|hoa|homeowners|levy|toll|parking|courier|wholesale|nursery|school account|fuel account|fuel card|customer account|customer statement|store account|club account|library account|tax account|vat account|contributions|court fees|hire purchase|car finance|finance plan|purchase plan|instalment account|instalment agreement|buy now pay later|cemetery',
  'debitor|debitoren|kreditor|mietkonto|mieter|miete|hausgeld|hausgeldkonto|rechnung|rechnungen|strom|wasser|abschlag|beitragskonto|steuerkonto|studiengebühren|leasingkonto',
  'compte locataire|locataire|loyer|fournisseur|facture|factures|frais de scolarité|eau|électricité|cotisations|inquilino|alquiler|proveedor|factura|facturas|matrícula|agua|luz|fatura|faturas|aluguel|fornecedor|fornitore|fattura|fatture|affitto|bolletta',
  'klantrekening|klantenrekening|huur|huurder|leverancier|factuur|facturen|debiteur|klient konto|faktura|faktury|czynsz|dostawca|nájem|nájemné|számla egyenleg ügyfél|bérleti díj|kundkonto|kundekonto|hyra|husleje|leie|vuokra|lasku|kira',
];

const CREDITS: PhraseLists = [
  'line of credit|credit line|revolving credit|revolving facility|flexible facility|overdraft facility|bridging facility|credit facility|home equity|heloc|student finance|personal credit|cash advance account|advance account|margin account',
  'abrufkredit|rahmenkredit|kontokredit|privatkredit|ratenkredit|dispokredit|darlehen|finanzierung|crédit renouvelable|crédit permanent|réserve d argent|crédit personnel|línea de crédito|cuenta de crédito|póliza de crédito|crédito personal|linha de crédito|conta de crédito|apertura di credito|linea di credito|fido',
  'doorlopend krediet|persoonlijk krediet|linia kredytowa|konto kredytowe|kredyt|úvěrový účet|úvěr|hitelszámla|hitelkeret|luottotili|kreditkonto|kassekredit|kredi hesabı|esnek hesap',
];

/** What programs for bookkeeping print of a company's own accounts, and of its customers'. */
const LEDGERS: PhraseLists = [
  'customer ledger|client ledger|ledger card|sales ledger|purchase ledger|trade account|general ledger|nominal ledger|nominal activity|nominal account|nominal code|account ledger|ledger account|ledger report|ledger extract|ledger detail|subsidiary ledger|bank ledger|cash ledger|stock ledger|tank ledger|trust ledger|matter ledger|trade ledger|tenant ledger|rent ledger|bought ledger|debtors ledger|creditors ledger|debtor ledger|creditor ledger|cash book|cashbook|bank book|petty cash book|petty cash report|day book|daybook|trial balance|sundry debtors|sundry creditors|aged debtors|aged creditors|stock card|leave account|payroll register|check register|chart of accounts|account quickreport|transaction detail by account',
  'kundenkonto|debitorenkonto|kreditorenkonto|lieferantenkonto|hauptbuch|hauptbuchkonto|hauptbuchauszug|nebenbuch|sachkonto|sachkontoblatt|sachkontenblatt|sachkontoauszug|kontoblatt|kontenblatt|kontenblätter|kontenauszug|personenkonto|kassenbuch|kassabuch|bankbuch|saldenliste|summen und saldenliste|buchungsjournal|offene posten liste|kundenkontoauszug|debitorenkontoauszug|kreditorenkontoauszug|debitorenauszug|kreditorenauszug|lagerkarte|zeitkonto',
  'compte client|compte fournisseur|cuenta cliente|cuenta de cliente|conta cliente|conta corrente de cliente|conto cliente|estratto cliente|grand livre|balance générale|balance auxiliaire|balance âgée|livre de caisse|journal de banque|journal de caisse|compte auxiliaire|compte tiers|extrait de compte fournisseur|extrait de compte client|libro mayor|mayor general|mayor de cuentas|mayor contable|submayor|libro auxiliar|auxiliar de bancos|auxiliar contable|libro diario|libro de caja|libro de bancos|sumas y saldos|balance de comprobación|extracto de cliente|extracto de proveedor|extracto contable',
  'livro razão|razão analítico|razão contábil|razão contabilístico|razão da conta|razão geral|razão auxiliar|livro caixa|livro de caixa|livro diário|balancete|extrato contabilístico|mastrino|mastrini|partitario|partitari|libro mastro|libro giornale|scheda contabile|schede contabili|scheda cliente|scheda fornitore|bilancio di verifica|prima nota|libro cassa|estratto conto fornitore|estratto conto cliente',
  'grootboek|grootboekkaart|grootboekrekening|grootboekmutaties|subgrootboek|kasboek|bankboek|saldibalans|proef en saldibalans|kolommenbalans|księga główna|księga pomocnicza|księga kasowa|karta kontowa|kartoteka konta|zapisy na koncie|zestawienie obrotów i sald|raport kasowy|hlavní kniha|hlavná kniha|obratová předvaha|účetní deník|účtovný denník|pokladní kniha|pokladničná kniha|saldokonto',
  'főkönyv|főkönyvi kivonat|főkönyvi karton|főkönyvi számla|naplófőkönyv|pénztárkönyv|vevő folyószámla|szállító folyószámla|cartea mare|fișă de cont|fișă cont|fișa contului|fișă client|fișă furnizor|registru jurnal|registru de casă|balanță de verificare|defteri kebir|defter i kebir|büyük defter|muavin|muavin defter|muavin defteri|yevmiye defteri|kasa defteri|banka defteri|mizan|cari kart',
  'buku besar|buku kas|buku bank|buku pembantu|neraca saldo|kartu piutang|kartu hutang|lejar am|sổ cái|sổ quỹ|sổ chi tiết|huvudbok|kontoanalys|kassabok|råbalans|saldobalans|kundreskontra|leverantörsreskontra|hovedbok|hovedbog|hovedboksutskrift|kontospesifikasjon|finanskonto|finansjournal|kassekladde|kassebog|kassebok|saldobalance|saldobalanse|kundereskontro|leverandørreskontro|debitorkonto|kreditorkonto|pääkirja|kassakirja|myyntireskontra|ostoreskontra|aðalbók|viðskiptamannabókhald|pearaamat|virsgrāmata|didžioji knyga',
  'главная книга|карточка счета|оборотно сальдовая ведомость|кассовая книга|акт сверки|головна книга|главна книга|glavna knjiga|kartica konta|analitička kartica|bruto bilanca|zaključni list|γενικό καθολικό|αναλυτικό καθολικό|καρτέλα πελάτη|καρτέλα προμηθευτή|総勘定元帳|補助元帳|現金出納帳|預金出納帳|残高試算表|总账|明细账|分类账|日记账|總帳|總分類帳|明細分類帳|試算表|총계정원장|보조원장|현금출납장|دفتر الأستاذ|ميزان المراجعة',
];

/** Titles that mean this if they say nothing else: "Razão social" is a company's name. */
const ALONE: ReadonlySet<string> = new Set(foldList('razão|mayor|ledger|sundries|дневник|kartica|元帳'));

/** An account of a ledger by its number and name: "1200 Bank", "Compte 512000 Banque". */
const LEDGER_ACCOUNT = pattern('')`^(?:(?:account|acct|a c|konto|compte|cuenta|conta|conto|rekening|cont|hesap|akun
  |ucet|szamla) )?(?:no |nr )?(?:\d{3,6}|\d{2}(?: \d{2,4})+)(?: \d{1,4})* (?:bank|banks|bancos?|banques?|banca|banka
  |banki|kasse|kassa|caisse|caja|caixa|cassa|cash|bankkonto|bankgiro|plusgiro
  |kas)(?: (?:account|current account|current|c c|cc|konto|guthaben|courant|nacional(?:es)?))?$`;

/** No part of the lexicon's labels: a holder may be called Wasser. */
const KNOWN = new Set([...BILLS, ...CREDITS, ...LEDGERS].flatMap(foldList));

/** A title has few words: an advert is a sentence. */
const MOST_WORDS = 4;

/** Of these, a ledger's: what it calls a debit its company has, and no bank took. */
const OF_LEDGERS = new Set(LEDGERS.flatMap(foldList));

/** Given a phrase, returns whether it is the title of a ledger, of a customer or of a company's own, or of a credit. */
export const namesBill = (text: string): boolean => ALONE.has(fold(text)) || names(text, KNOWN);

/** Given a phrase, returns whether it is the title of a ledger, of a company's own accounts or of a customer's. */
export const namesLedger = (text: string): boolean => names(text, OF_LEDGERS);

function names(text: string, known: ReadonlySet<string>): boolean {
  const folded = fold(text);
  if (LEDGER_ACCOUNT.test(folded)) return true;
  // "10044 Debitorenkonto 01 2024": numbers are around a title
  const words = folded.split(' ').filter((word) => word !== '' && !/\d/.test(word));
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  return words.some((_, from) => words.some((_, to) => known.has(words.slice(from, to + 1).join(' '))));
}

/** "Our bank: sort code 20-11-22". */
const OUR_BANK = /(?<!\p{L})(?:our|unsere|notre|nuestro|nosso|nostra|onze) (?:bank|banque|banco|banca)(?!\p{L})/iu;

/** Given a line, returns whether it has the details of the bank of whoever wrote it. */
export const namesOurBank = (text: string): boolean => OUR_BANK.test(text);
