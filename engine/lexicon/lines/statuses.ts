/** Finds bookings that came to nothing by what is in their column of states: "Failed", "Declined". */
import { fold, foldList } from '../phrases/fold.ts';

const HEADINGS: ReadonlySet<string> = new Set(
  foldList(
    'status|transaction status|payment status|txn status|state|estado|estado de la operación|estado da transação|situação|situación|statut|état|stato|stav|stare|durum|işlem durumu|státusz|status transaksi|trạng thái|статус|состояние|κατάσταση|สถานะ|状态|狀態|状態|상태|الحالة|סטטוס|hali',
  ),
);
const FAILED: ReadonlySet<string> = new Set(
  foldList(
    'failed|fail|failure|unsuccessful|not successful|declined|rejected|denied|cancelled|canceled|expired|timed out|aborted|void|voided|fehlgeschlagen|abgelehnt|abgebrochen|échoué|échouée|échec|refusé|refusée|rejeté|rejetée|annulé|annulée|fallido|fallida|rechazado|rechazada|cancelado|cancelada|denegado|denegada|recusado|recusada|falhou|falhado|negado|negada|rifiutato|rifiutata|fallito|fallita|annullato|annullata|mislukt|geweigerd|geannuleerd|odrzucona|odrzucono|nieudana|anulowana|zamítnuto|zrušeno|başarısız|reddedildi|iptal|gagal|ditolak|dibatalkan|thất bại|отклонен|отклонена|отказ|отменен|отменена|αποτυχία|ล้มเหลว|失败|失敗|拒绝|실패|취소|فاشلة|مرفوضة|imeshindwa',
  ),
);

/** Given a column's heading, returns whether the state of each booking is below it. */
export const isStatusHeading = (heading: string): boolean => HEADINGS.has(fold(heading));

/** Given what is there, returns whether it says that the booking came to nothing. */
export const saysFailed = (text: string): boolean => FAILED.has(fold(text));
