/** Words by which a paper asks for money, or says from which account it is taken: a bank's details beside them are another's. */
import { fold } from '../phrases/fold.ts';

const WORDS = new Set(
  `remit remittance payable pay paid payment outstanding invoice invoices arrears debited collected collect debtor debtors tenant rent
   customer creditor supplier purchaser billed bill
   abgebucht abbuchung abbuchen eingezogen einzug lastschrift lastschriftmandat zahlbar zahlung zahlungen uberweisen uberweisung rechnung rechnungen mahnung debitor
   debitoren kundenkonto mietkonto mieter miete offene forderung forderungen einzahlen
   regler reglement payable prelevement preleve facture factures locataire loyer debiteur solde client
   pagar pago pagadero domiciliado cargado factura facturas inquilino alquiler deudor adeudo cliente
   pagamento pagavel fatura debitado boleto aluguel devedor
   pagare fattura addebito addebitato affitto debitore
   betalen betaling factuur afgeschreven incasso huur huurder debiteur
   zaplacic zaplata faktura pobrane platnosc uhradte uhrada inkaso faktura fizetendo szamla plata facturi`
    .split(/\s+/)
    .map(fold),
);

/** Given the text of a line, returns whether it may ask for a payment, or tell of one to another account. */
export function asksForMoney(text: string): boolean {
  return fold(text)
    .split(' ')
    .some((word) => WORDS.has(word));
}
