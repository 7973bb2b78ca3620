/** Words that begin the line of a sum. */
import { fold, wordSet } from '../phrases/fold.ts';

const TOTAL = wordSet(`total totals totaal totale totali totales totais totaux sum sums summe summen gesamt gesamtsumme
   zwischensumme subtotal suma sumy razem somme soma somma ukupno celkem spolu osszesen toplam итого всего общо συνολο
   ogolem kopa kokku viso summa yhteensa samtals jumlah tong cong 合計 合计 总计 總計 小計 小计 計 합계 총계 รวม الإجمالي المجموع סהכ`);

/** What is before such a word: "Grand total for all accounts", "Gran total". */
const WHOLE = wordSet('grand gran general overall combined');

/** Given a folded word, returns whether it is one for a sum. */
export const isTotalWord = (word: string): boolean => TOTAL.has(word);

/** Given a text, returns whether its first word is one for a sum, or the second behind "grand". */
export function beginsWithTotal(text: string): boolean {
  const [first = '', second] = text.split(' ', 2).map(fold);
  return isTotalWord(first) || (second !== undefined && WHOLE.has(first) && isTotalWord(second));
}
