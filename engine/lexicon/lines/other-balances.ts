/** Words of balances other than the day's: an average, an expected one, last year's, one of money that is put aside. */
import { fold, foldWords } from '../phrases/fold.ts';

const STEMS =
  foldWords(`average mean minim maxim lowest highest estimat project forecast expect target planned future pending
  yesterday tomorrow partner savings invest inversion aplicac durchschnitt mittler hochst niedrigst voraussicht
  schatz geplant erwartet vorjahr moyen estim prevu previsionn promedi medio media proyect previst proiettat stimat
  gemiddeld verwacht geschat sredni szacowan oczekiwan prumern odhad atlag becsult mediu asteptat средн ожидаем
  прогноз μεσ genomsnitt gjennomsnitt gennemsnit forvant forvent keskimaar arvioit ortalama tahmini prosjecn
  ocekivan 平均 予想 予定 预计 預計 평균 예상 متوسط متوقع ממוצע צפוי`);

/** What an app calls money put aside; in Polish it begins a word for "confirmed". */
const POT = /^pots?$/;

/** Given the label of a balance, returns whether it names another than the one of the day. */
export function namesOtherBalance(label: string): boolean {
  return fold(label)
    .split(' ')
    .some((word) => POT.test(word) || STEMS.some((stem) => word.startsWith(stem)));
}
