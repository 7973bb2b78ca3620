/** Names of papers that are no bank's account: a ledger of a customer, a tenant or a supplier, and a credit that is drawn and paid back. The bank's details on them are those of whoever asks for money. */
import { fold, foldList } from '../phrases/fold.ts';
import type { PhraseLists } from '../phrases/phrases.ts';

const BILLS: PhraseLists = [
  'rent|rental|tenant|tenancy|tuition|student fees|council tax|lease|leasing|hospital|patient|guest folio|folio|supplier|creditor|creditors|debtor|debtors|invoice|invoices|utility|utilities|water|electricity|gas|energy|broadband|mobile phone|subscription|membership|service charge|owners corporation|hoa|homeowners|levy|toll|parking|courier|wholesale|nursery|school account|fuel account|fuel card|customer account|customer ledger|customer statement|client ledger|ledger card|sales ledger|purchase ledger|trade account|store account|club account|library account|tax account|vat account|contributions|court fees|hire purchase|car finance|finance plan|purchase plan|instalment account|instalment agreement|buy now pay later|cemetery',
  'kundenkonto|debitor|debitoren|debitorenkonto|kreditor|kreditorenkonto|lieferantenkonto|mietkonto|mieter|miete|hausgeld|hausgeldkonto|rechnung|rechnungen|strom|wasser|abschlag|beitragskonto|steuerkonto|studiengebühren|patient|leasingkonto',
  'compte client|compte locataire|compte fournisseur|locataire|loyer|fournisseur|facture|factures|frais de scolarité|eau|électricité|cotisations|cuenta cliente|cuenta de cliente|inquilino|alquiler|proveedor|factura|facturas|matrícula|agua|luz|conta cliente|conta corrente de cliente|fatura|faturas|aluguel|inquilino|fornecedor|conto cliente|estratto cliente|fornitore|fattura|fatture|affitto|inquilino|bolletta',
  'klantrekening|klantenrekening|huur|huurder|leverancier|factuur|facturen|debiteur|klient konto|faktura|faktury|czynsz|dostawca|nájem|nájemné|faktúra|számla egyenleg ügyfél|bérleti díj|kundkonto|kundekonto|hyra|husleje|leie|vuokra|lasku|kira|fatura',
];

const CREDITS: PhraseLists = [
  'line of credit|credit line|revolving credit|revolving facility|flexible facility|overdraft facility|bridging facility|credit facility|home equity|heloc|student finance|personal credit|cash advance account|advance account|margin account',
  'abrufkredit|rahmenkredit|kontokredit|privatkredit|ratenkredit|dispokredit|darlehen|finanzierung|crédit renouvelable|crédit permanent|réserve d argent|crédit personnel|línea de crédito|cuenta de crédito|póliza de crédito|crédito personal|linha de crédito|conta de crédito|apertura di credito|linea di credito|fido',
  'doorlopend krediet|persoonlijk krediet|linia kredytowa|konto kredytowe|kredyt|úvěrový účet|úvěr|hitelszámla|hitelkeret|luottotili|kontokredit|kreditkonto|kassekredit|kredi hesabı|esnek hesap',
];

/** No part of the lexicon's labels: a holder may be called Wasser. */
const KNOWN = new Set([...BILLS, ...CREDITS].flatMap(foldList));

/** A title has few words: an advert is a sentence. */
const MOST_WORDS = 4;

/** Given a phrase, returns whether it is the title of a customer's ledger or of a credit. */
export function namesBill(text: string): boolean {
  const words = fold(text).split(' ');
  if (words.length > MOST_WORDS) return false;
  return words.some((_, from) => words.some((_, to) => KNOWN.has(words.slice(from, to + 1).join(' '))));
}

/** "Our bank: sort code 20-11-22". */
const OUR_BANK = /(?<!\p{L})(?:our|unsere|notre|nuestro|nosso|nostra|onze) (?:bank|banque|banco|banca)(?!\p{L})/iu;

/** Given a line, returns whether it has the details of the bank of whoever wrote it. */
export function namesOurBank(text: string): boolean {
  return OUR_BANK.test(text);
}
