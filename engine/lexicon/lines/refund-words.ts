/** Words of bookings that give back what another took: its refund, its reversal, its return. */
import { fold, foldWords } from '../phrases/fold.ts';

const STEMS = foldWords(`refund revers return chargeback rebate credit reimburs cancel correction erstattung rückerst
  retour gutschrift rücklast rückbuch korrektur rembours avoir annul extourn contrepass rejet devoluc reembols reintegr
  devolv anulaç rimborso rettific terugb terugst restitut zwrot korekta vrácen vráten visszatér jóváír sztorn rambursare
  restituire возврат отмен сторно поверн επιστροφ αντιλογ återbet återköp kreditering tilbakef refusjon tilbagef
  palautus hyvitys tagasta atmaksa gražin iade iptal povrat storn vračil pengembalian dikembalikan pemulangan hoàn
  endurgr bakfær คืนเงิน 返金 取消 戻し 退款 退货 冲正 환불 취소 استرداد عكس החזר זיכוי`);

/** Given the text of a booking, returns whether it names a refund. */
export function namesRefund(text: string): boolean {
  const folded = fold(text);
  return STEMS.some((stem) => folded.includes(stem));
}
