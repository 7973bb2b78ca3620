/** Words before a day in the text of a booking that name it as the day on which it was booked, or which is right. */
import { fold, foldList } from '../phrases/fold.ts';

const STEMS =
  foldList(`posted|booked|posting|booking date|corrected|amended|should read|should be|recorded on|gebucht|buchung
  |verbucht|korrigiert|berichtigt|comptabilis|corrig|rectifi|contabiliz|asentad|registrad|registrat|corrett|rettificat
  |geboekt|boekdatum|gecorrigeerd|zaksięgowan|skorygowan|poprawion|bokförd|bokfört|rättad|korrigerad|bogført|rettet
  |kirjattu|korjattu|zaúčtován|opraven|könyvel|javítv|lançad`);

/** True for words before a day that call it the day of booking: "posted on", "korrigiert:". */
export function namesPosting(before: string): boolean {
  const folded = ` ${fold(before)} `;
  return STEMS.some((stem) => folded.includes(` ${stem}`));
}
