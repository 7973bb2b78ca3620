/** Words for what an account holds and books, and for its paper. */
import { fold, wordSet } from '../phrases/fold.ts';

/** What an account holds and books, and the paper itself: codes beside these are the account's. */
const OF_ACCOUNT =
  wordSet(`amount amounts figures balance balances account statement transactions activity summary portfolio total
   betrag betrage saldo salden konto kontoauszug umsatze auszug ubersicht
   montant montants solde soldes compte releve operations
   importe importes saldos cuenta extracto movimientos resumen valor valores conta extrato movimentos importo importi conto estratto
   bedrag bedragen rekening afschrift kwota kwoty wyciag rachunek castka vypis ucet osszeg szamla suma extras belopp beloppet kontoutdrag belob
   hesap tutar jumlah σε ποσα λογαριασμος сумма счет выписка`);
/** Given words, returns whether one of them names what an account holds or books, or its paper. */
export const namesAmounts = (words: readonly string[]): boolean => words.some((word) => OF_ACCOUNT.has(fold(word)));
