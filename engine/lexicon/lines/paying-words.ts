/** Words that ask for money, or name the account that pays: bank details beside them are another's. */
import { fold, wordSet } from '../phrases/fold.ts';
import { phraseSet } from '../phrases/phrases.ts';
import { COLLECTIONS } from './figure-phrases.ts';

/** Words of who asks for a payment that is still to come, and of whom. */
const DEMANDS =
  wordSet(`remit remittance payable pay due outstanding invoice invoices arrears debtor debtors tenant rent creditor
   supplier purchaser zahlbar fällig überweisen rechnung rechnungen mahnung debitor debitoren kundenkonto mietkonto
   mieter miete offene forderung forderungen einzahlen régler facture factures locataire loyer débiteur
   pagar pagadero factura facturas inquilino alquiler deudor
   pagável fatura boleto aluguel devedor
   pagare fattura affitto debitore
   betalen factuur huur huurder
   zapłacić zapłata faktura uhraďte fizetendő plată facturi`);

/** Words of payments that may be made already: a bank informs its customer about such payments too. */
const PAYMENTS = wordSet(`paid payment debited collected collect billed bill
   abgebucht abbuchung abbuchen eingezogen einzug lastschrift lastschriftmandat zahlung zahlungen überweisung
   règlement prélèvement prélevé
   pago domiciliado cargado adeudo
   pagamento debitado
   addebito addebitato
   betaling afgeschreven incasso
   pobrane płatność úhrada inkaso`);

/** Given the text of a line, returns whether it may ask for a payment, or report one to another account. */
export const tellsOfPayment = (text: string): boolean =>
  wordsOfLine(text).some((word) => DEMANDS.has(word) || PAYMENTS.has(word));

/** True for a line with a figure that may ask for a payment: "Amount due", not "Interest paid". */
export const demandsPayment = (text: string): boolean => wordsOfLine(text).some((word) => DEMANDS.has(word));

const wordsOfLine = (text: string): string[] => fold(text).split(' ');

const COLLECTED = phraseSet(COLLECTIONS);

/** Given the label of a figure, returns whether it begins with words for what is collected: "Direct debit amount". */
export const namesCollection = (text: string): boolean => COLLECTED.longestAt(wordsOfLine(text), 0) !== null;
