/** Words on a balance's line that say on which side it stands: "SOLDE DEBITEUR AU", "saldo a su favor". */
import { fold } from './fold.ts';

const OWED = new Set(
  `debiteur debitrice debitore deudor devedor debitor debetsaldo debet overdrawn owed owing soll ujemne ujemny zaduzenie dugovni
   tartozik negativ negatif adeudado devido adeudo deuda divida dette schuld schuldsaldo verschuldigd dluh dlh tartozas zadluzenie zadluzenia gaeld skuld
   skyldig borc borcu borcunuz dugovanje dolg due payable owe οφειλη задолженность заборгованість дуг`
    .split(/\s+/)
    .map(fold),
);
const HELD = new Set(
  'crediteur creditrice creditore acreedor credor kreditor creditsaldo favor haben dodatnie dodatni potrazni'.split(
    ' ',
  ),
);

/** The same in scripts without spaces, within words. */
const OWED_WITHIN = /應繳|应缴|應還|应还|結欠|结欠|請求|청구/;

/** Given the text of a balance's line, returns -1 where its words say that it is owed, +1 that it is held, else null. */
export function balanceSign(text: string): 1 | -1 | null {
  for (const word of fold(text).split(' ')) {
    if (OWED.has(word)) return -1;
    if (HELD.has(word)) return 1;
  }
  return OWED_WITHIN.test(text) ? -1 : null;
}
