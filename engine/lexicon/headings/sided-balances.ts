/** Headings of balances that are in two columns: one for what is owed, one for what is held. One language a line. */
import { fold } from '../phrases/fold.ts';
import { type PhraseLists, PhraseTable } from '../phrases/phrases.ts';

const OWED: PhraseLists = [
  'balance debit|balance debits|balance dr|balance debtor',
  'saldo soll|sollsaldo|saldo s',
  'solde débit|solde débiteur|soldes débiteurs',
  'saldo debe|saldo deudor|saldo débito',
  'saldo dare|saldo debitore|saldo a debito|saldi dare',
  'saldo debet|saldo wn|saldo winien|saldo dt|saldo má dáti',
  'sold debitor|sold debit|saldo duguje|saldo dugovni|stanje duguje',
  'остаток дебет|остаток по дебету|сальдо дебет|сальдо по дебету|салдо дебит|салдо дебет|салдо дугује|сальдо дт|остаток дт',
  'υπόλοιπο χρεωστικό|υπόλοιπο χρέωση',
  'bakiye borç|saldo debit|baki debit',
  '借方余额|借方餘額|借方残高|차변잔액',
  'رصيد مدين|الرصيد المدين|مانده بدهکار',
];

const HELD: PhraseLists = [
  'balance credit|balance credits|balance cr|balance creditor',
  'saldo haben|habensaldo|saldo h',
  'solde crédit|solde créditeur|soldes créditeurs',
  'saldo haber|saldo acreedor|saldo crédito',
  'saldo credor',
  'saldo avere|saldo creditore|saldo a credito|saldi avere',
  'saldo credit|saldo ma|saldo ct|saldo kt|saldo dal',
  'sold creditor|saldo potražuje|saldo potražni|stanje potražuje',
  'остаток кредит|остаток по кредиту|сальдо кредит|сальдо по кредиту|салдо кредит|салдо потражује|сальдо кт|остаток кт',
  'υπόλοιπο πιστωτικό|υπόλοιπο πίστωση',
  'bakiye alacak|saldo kredit|baki kredit',
  '贷方余额|貸方餘額|貸方残高|대변잔액',
  'رصيد دائن|الرصيد الدائن|مانده بستانکار',
];

/** Those with the side first, too: on one line they may as well head two columns ("Debit Credit Balance"). */
const SIDE_FIRST_OWED: PhraseLists = [
  'debit balance|debit balances|dr balance|saldo devedor|debetsaldo|debet saldo|dare saldo|soll saldo|borç bakiye|borç bakiyesi|дебетовое сальдо|дебетовый остаток|χρεωστικό υπόλοιπο',
];
const SIDE_FIRST_HELD: PhraseLists = [
  'credit balance|credit balances|cr balance|kreditsaldo|creditsaldo|kredit saldo|avere saldo|haben saldo|alacak bakiye|alacak bakiyesi|кредитовое сальдо|кредитовый остаток|πιστωτικό υπόλοιπο',
];

/** All that name the balance first. */
export const SIDED_BALANCE: PhraseLists = [...OWED, ...HELD];

const SIDES = new PhraseTable<1 | -1>([
  [-1, [...OWED, ...SIDE_FIRST_OWED]],
  [1, [...HELD, ...SIDE_FIRST_HELD]],
]);

/** Returns 1 for a heading of balances that are held, -1 for one of balances that are owed; else null. */
export const sideOfBalance = (heading: string): 1 | -1 | null => SIDES.get(fold(heading))?.value ?? null;
