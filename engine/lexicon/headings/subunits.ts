/** Headings of hundredths in a column beside that of the whole units: "Rs. | P.", "£ | p". */
import { currencyOfName, isCodeOrSymbol } from '../../money/currencies.ts';
import { fold, wordSet } from '../phrases/fold.ts';

const HUNDREDTHS =
  wordSet(`p ps paisa paise paisas poisha pence cents cent cts ct c sen kobo pesewas pesewa centavos centavo centimes
  centime centimos rappen rp ore kopecks kop коп копеек groszy gr haler filler bani stotinki ст piastres piasters fils
  satang santim santeem ngwee thebe lipa para kurus สตางค์ 分`);
/** Units that are no currency's name by themselves. */
const UNITS = wordSet(
  `rs re rupees rupee taka tk pounds pound dollars dollar pesos peso shillings birr naira cedis kwacha euro euros
    francs kronor kroner rubles руб zl บาท 元`,
);

/** True for a word that names hundredths: "P.", "Paisa", "cents". */
export const namesHundredths = (word: string): boolean =>
  // most words that are asked for are amounts and dates: no name has a figure
  !/[0-9]/.test(word) && HUNDREDTHS.has(fold(word));

/** True for a word that names the whole units of a currency: "Rs.", "£", "EUR", "Taka". */
export function namesUnits(word: string): boolean {
  return UNITS.has(fold(word)) || isCodeOrSymbol(word) || currencyOfName(word) !== null;
}
