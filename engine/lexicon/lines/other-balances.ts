/** Words of balances other than the day's: an average, an expected one, last year's, one of money that is put aside. */
import { fold, foldWords } from '../phrases/fold.ts';

const STEMS =
  foldWords(`average mean minim maxim lowest highest project forecast expect target planned future pending yesterday
  tomorrow partner savings aplicac durchschnitt mittler hochst niedrigst voraussicht schatz geplant erwartet vorjahr
  moyen estim prevu previsionn promedi medio media proyect previst proiettat stimat gemiddeld verwacht geschat sredni
  szacowan oczekiwan prumern odhad atlag becsult mediu asteptat средн ожидаем прогноз μεσ genomsnitt gjennomsnitt
  gennemsnit forvant forvent keskimaar arvioit ortalama tahmini prosjecn ocekivan 平均 予想 予定 预计 預計 평균 예상 متوسط متوقع ממוצע
  keskisaldo צפוי`);

/** Money put aside. In Polish "pot" begins a word for "confirmed", and "invest" begins the names of banks. */
const PUT_ASIDE = /^(?:pots?|investe|investments?|inversion(?:es)?)$/;

/** "Closing balance of investment account" is that of the account. */
const OF_ACCOUNT = /^(?:opening|beginning|closing|ending|inicial|final)$/;

/** Given the label of a balance, returns whether it names another than the one of the day. */
export function namesOtherBalance(label: string): boolean {
  const words = fold(label).split(' ');
  const isAside = !words.some((word) => OF_ACCOUNT.test(word)) && words.some((word) => PUT_ASIDE.test(word));
  return isAside || words.some((word) => STEMS.some((stem) => word.startsWith(stem)));
}
