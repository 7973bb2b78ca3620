/** Words for what an account holds and books, and for its paper. */
import { fold, wordSet } from '../phrases/fold.ts';
import { phraseSet } from '../phrases/phrases.ts';

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

/** What only an account has, and no card: an overdraft, cheques. One language a line. */
const ACCOUNT_ONLY = phraseSet([
  'overdraft|overdraft limit|arranged overdraft|arranged overdraft limit|arranged overdraft amount|unarranged overdraft|agreed overdraft|agreed overdraft limit|authorised overdraft|authorized overdraft|available overdraft|overdraft facility|overdraft interest rate|overdraft protection|cheque|cheques|cheque number|cheque no|checks paid|cheques paid|check number|check no|checks cleared|total overdraft fees',
  'dispo|dispokredit|dispositionskredit|dispositionsrahmen|dispolimit|eingeräumte kontoüberziehung|eingeräumte überziehung|überziehungskredit|überziehungsrahmen|scheck nr',
  'découvert autorisé|autorisation de découvert|facilité de caisse|montant du découvert autorisé|limite de découvert|n chèque|n de chèque|remise de chèque',
  'descubierto|descubierto autorizado|sobregiro|límite de sobregiro|línea de sobregiro|cheques pagados|nº de cheque|nro cheque|número de cheque',
  'cheque especial|limite do cheque especial|descoberto|descoberto autorizado|limite de descoberto|nº cheque',
  'fido|fido concesso|scoperto|scoperto di conto|affidamento|assegno n|numero assegno',
  'roodstand|roodstandlimiet|kredietlimiet rekening|rood staan|limit w koncie|limit debetowy|debet dozwolony|kontokorent|povolený debet|povolené přečerpání|povolené prečerpanie|folyószámlahitel|descoperit de cont|overdraft de cont|овърдрафт|овердрафт|дозвољени минус|dozvoljeni minus|dozvoljeno prekoračenje|limit prekoračenja|okvirni kredit|dovoljena prekoračitev|limit na računu|υπερανάληψη|όριο υπερανάληψης|kontokredit|checkkredit|kassekredit|overtræk|bevilget overtræk|arvelduskrediit|overdrafts|konta kredīts|kredito linija sąskaitoje|kredili mevduat|kredili mevduat hesabı|kmh limiti|ek hesap limiti',
  'cerukan|batas cerukan|overdraf|had overdraf|thấu chi|hạn mức thấu chi|เงินเบิกเกินบัญชี|วงเงินเบิกเกินบัญชี|当座貸越|貸越限度額|貸越極度額|小切手|透支|透支额度|透支額|透支限額|支票号码|支票號碼|마이너스통장|당좌대출|سحب على المكشوف|رقم الشيك|אוברדרפט|מסגרת חח"ד',
]);

/** Given a short text, returns whether it is the name of what only an account has. */
export const namesAccountMark = (text: string): boolean => ACCOUNT_ONLY.has(fold(text));
