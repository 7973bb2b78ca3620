/** Words on a balance's line that say on which side it is: "SOLDE DEBITEUR AU", "saldo a su favor". */
import { fold, wordSet } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';
import { type LineKind, NAMED_BALANCES } from './line-kind.ts';

const OWED =
  wordSet(`debiteur debitrice debitore deudor devedor debitor debetsaldo debet overdrawn owed owing soll ujemne ujemny
   zaduzenie dugovni tartozik negativ negatif adeudado devido adeudo deuda divida dette schuld schuldsaldo verschuldigd
   dluh dlh tartozas zadluzenie zadluzenia gaeld skuld skyldig borc borcu borcunuz dugovanje dolg due payable owe
   οφειλη задолженность заборгованість дуг`);
const HELD = wordSet(
  'crediteur creditrice creditore acreedor credor kreditor creditsaldo favor haben dodatnie dodatni potrazni',
);

/** The same in scripts without spaces, within words. */
const OWED_WITHIN = /應繳|应缴|應還|应还|結欠|结欠|請求|청구/;
/** Whose the burden or the favour is: "Neuer Saldo zu Ihren Lasten". */
const OWED_BY = pattern('')`zu ihren lasten|zu unseren gunsten|en notre faveur|a nuestro favor|a nosso favor
  |a nostro favore|a vostro debito|a nostro credito|i bankens favor|i var favor`;
const HELD_BY = /zu ihren gunsten|zu unseren lasten|en votre faveur|a vostro favore|a vostro credito|a nostro debito/;

/** Returns -1 if the words of a balance's line say that it is owed, +1 if held, else null. */
export function balanceSign(text: string): 1 | -1 | null {
  const folded = fold(text);
  if (OWED_BY.test(folded)) return -1;
  if (HELD_BY.test(folded)) return 1;
  for (const word of folded.split(' ')) {
    if (OWED.has(word)) return -1;
    if (HELD.has(word)) return 1;
  }
  return OWED_WITHIN.test(text) ? -1 : null;
}

/** Ends of what says whose the burden or the favour is: "a vostro credito", "in Ihrem Guthaben". */
const SIDES = wordSet('credito debito favore favor faveur favour gunsten lasten guthaben bankens');

const isSide = (word: string): boolean => SIDES.has(word) || OWED.has(word) || HELD.has(word);

/**
 * Given the kind and the folded words of a line, returns whether those from a place on say on which side a balance is:
 * "Saldo pr. 30.06.2025 i Deres favør". Without a day or another name a balance may be the heading of a side.
 */
export function saysSide(kind: LineKind, words: readonly string[], at: number): boolean {
  if (!NAMED_BALANCES.has(kind) && !(kind === 'balance' && words.some((word) => /\d/.test(word)))) return false;
  const [first = '', ...others] = words.slice(at);
  return isSide(first) || (first === 'i' && others.some(isSide));
}

/** What makes a balance grow or fall, whether it is held or owed. */
const MOVES =
  wordSet(`plus minus less added increase increases decrease decreases erhohung minderung zunahme abnahme toename
   afname augmentation diminution aumento aumentos disminucion disminuciones diminuicao diminuzione okning minskning`);

/** Given a heading, returns whether it says how a balance moves, and not whose money that is. */
export const movesBalance = (heading: string): boolean =>
  MOVES.has(fold(heading)) || /^\(?[+\-−–]\)?$/.test(heading.trim());
