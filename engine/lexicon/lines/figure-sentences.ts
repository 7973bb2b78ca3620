/** Tells sentences that speak of an account's balance, or of what came in and went out. */
import { fold, foldWords } from '../phrases/fold.ts';

const BALANCE =
  foldWords(`balance balances kontostand guthaben saldo saldi saldos saldoen saldot solde stan zůstatek zostatok
   egyenleg sold soldul bakiye baki stanje atlikums likutis jääk остаток сальдо баланс салдо υπόλοιπο الرصيد יתרה 残高 余额
   餘額 结余 結餘 잔액 ยอดคงเหลือ`);
/** They begin words for money that came in or went out. */
const FLOW =
  foldWords(`spent spend receiv withdr ausgeg eingeg eingäng ausgäng gutgeschrieb belast dépens dépôt reçu encaiss gast
   recibi ingres egres recebe recebi speso spese ricevut entrat uscit ontvang uitgeg wyda otrzyma wpłyn mottag utgift
   harca gelir dikeluarkan diterima utrati přijal käyt saan saap brugt modtag költ kapott cheltui primi încas потрат
   получ расход`);

const wordsOf = (text: string): string[] => fold(text).split(' ');
/** Hungarian, Turkish and Finnish words end in what others say with small words: "egyenlege", "bakiyeniz". */
const LONG = 5;

/** Given a line, returns whether it speaks of a balance. */
export function tellsBalance(text: string): boolean {
  return wordsOf(text).some((word) =>
    BALANCE.some((stem) => word === stem || (stem.length >= LONG && word.startsWith(stem))),
  );
}

/** Given a line, returns whether it speaks of money that came in or went out. */
export const tellsFlow = (text: string): boolean =>
  wordsOf(text).some((word) => FLOW.some((stem) => word.startsWith(stem)));
