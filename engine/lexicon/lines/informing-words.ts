/** Words of rows that book nothing yet, or nothing at all: "PENDING", "HOLD", "declined". One language a line. */
import { fold } from '../phrases/fold.ts';
import { type PhraseLists, phraseSet } from '../phrases/phrases.ts';
import { FIGURE_PHRASES } from './figure-phrases.ts';

const INFORMING: PhraseLists = [
  'pending|uncleared|unposted|not posted|not yet posted|not booked|hold|on hold|held|authorisation|authorization|authorised|authorized|pre auth|preauth|preauthorisation|preauthorization|auth|declined|rejected|refused|failed|unsuccessful|cancelled|canceled|void|voided|expired|memo|memo only|for information|information only|info only|info|fyi|for your information|expected|forecast|projected|estimated|scheduled|future|upcoming|planned|due|not due|reserved|reservation|blocked|earmarked|provisional|proforma|pro forma|simulation|tentative|in process|processing|in progress|in transit|awaiting|awaiting clearance|draft|open|unsettled|not settled|unbilled|suspended|requested|request|waived|note|nil effect|no effect|not included|excluded|not charged|not yet charged|not taken|not yet taken|unbooked|in clearing|tbc|to be confirmed|query|queried|quote|in dispute|disputed|test|to follow|pre advice|preadvice|no impact|no impact on balance|without effect|w o effect',
  'vormerkung|vorgemerkt|vormerkposten|vorm|reserviert|reservierung|ausstehend|geplant|erwartet|offen|abgelehnt|storniert|nicht gebucht|noch nicht gebucht|ungebucht|autorisierung|autorisiert|nachrichtlich|zur information|hinweis|vorläufig|in bearbeitung|unverbindlich|voraussichtlich|angekündigt|fällig|nicht belastet|noch nicht belastet|nicht abgebucht|strittig|in klärung|unter vorbehalt|vorankündigung|noch zu bestätigen|ohne wirkung',
  'en attente|attente|à venir|prévu|prévue|prévision|prévisionnel|provisoire|autorisation|refusé|refusée|rejeté|rejetée|annulé|annulée|non comptabilisé|non comptabilisée|en cours|réservé|bloqué|pour information|pour mémoire|estimé|programmé|programmée|à échoir|non débité|non débitée|non prélevé|contesté|contestée|en litige|à confirmer|sans effet|sous réserve',
  'pendiente|en trámite|en tramitación|a la espera|por confirmar|sin confirmar|en espera|retenido|retención|autorización|preautorización|rechazado|rechazada|denegada|anulado|anulada|cancelado|cancelada|previsto|prevista|programado|programada|futuro|en proceso|en tránsito|informativo|nota|no contabilizado|reservado|bloqueado|a título informativo|no cobrado|no cargado|en disputa|a confirmar|sin efecto',
  'pendente|em espera|aguardando|agendado|agendada|autorização|recusado|recusada|rejeitado|lançamento futuro|lançamentos futuros|em processamento|em curso|cativo|provisório|não contabilizado|não cobrado|em disputa|contestado|contestada|sem efeito',
  'in attesa|sospeso|in sospeso|prenotato|prenotata|autorizzazione|rifiutato|rifiutata|respinto|annullato|annullata|programmato|in corso|in lavorazione|non contabilizzato|provvisorio|per memoria|bloccato|non addebitato|contestato|contestata|da confermare|senza effetto',
  'in behandeling|gereserveerd|reservering|openstaand|verwacht|gepland|geweigerd|geannuleerd|afgekeurd|niet geboekt|voorlopig|ter informatie|autorisatie|geblokkeerd|niet afgeschreven|betwist|nog te boeken|te bevestigen|zonder effect',
  'oczekujące|oczekująca|oczekuje|nieobciążone|sporna|sporne|do potwierdzenia|bez wpływu|blokada|zablokowane|nierozliczone|nierozliczona|odrzucona|odrzucone|anulowana|anulowane|planowane|planowana|zaplanowane|autoryzacja|informacyjnie|niezaksięgowane|prognoza|čekající|čekajúce|čeká|blokace|blokovaná|blokováno|nezaúčtováno|nezaúčtované|zamítnuto|zamietnuté|zrušeno|zrušené|rezervace|rezervácia|rezerwacja|plánované|plánovaná|očekávaná|autorizace|autorizácia|informativně',
  'függő|függőben|foglalás|foglalt|zárolt|zárolás|könyveletlen|elutasítva|elutasított|törölt|tervezett|várható|tájékoztató|în așteptare|blocat|suma blocata|respins|respinsă|anulat|anulată|programat|programată|previzionat|nedecontat|informativ|autorizare',
  'ожидает|ожидание|в ожидании|в обработке|холд|авторизация|отклонено|отклонена|отменено|отменена|запланировано|планируется|ожидается|предварительно|заблокировано|резерв|не проведено|справочно|очікує|в обробці|відхилено|скасовано|заплановано|чакащ|чакаща|отхвърлен|анулиран|планиран|блокиран|на чекању|на чекање|отказано|одбијено',
  'εκκρεμεί|εκκρεμής|σε εκκρεμότητα|δεσμευμένο|δέσμευση|απορρίφθηκε|ακυρώθηκε|προγραμματισμένο|αναμενόμενο|προέγκριση|ενημερωτικά',
  'väntande|reserverat|reserverad|ej debiterad|bestridd|utan effekt|ikke belastet|ikke trukket|omstridt|kommande|planerad|nekad|avvisad|makulerad|ej bokförd|ei kirjattu|kirjaamaton|preliminär|ventende|reservert|kommende|planlagt|avvist|avslått|kansellert|ikke bokført|foreløpig|afventer|afventende|reserveret|afvist|annulleret|ikke bogført|odottaa|odottava|varaus|katevaraus|tuleva|hylätty|peruttu|ootel|broneering|broneeritud|tagasi lükatud|gaida|rezervēts|rezervēta|noraidīts|atcelts|laukiama|rezervuota|atmesta|atšaukta',
  'bekliyor|beklemede|bekleyen|provizyon|bloke|blokeli|reddedildi|iptal|iptal edildi|planlanan|ileri tarihli|bilgi amaçlı|na čekanju|u obradi|rezervirano|rezervacija|odbijeno|otkazano|planirano|predviđeno|nije proknjiženo|v čakanju|zavrnjeno|preklicano|në pritje|refuzuar',
  'tertunda|menunggu|ditahan|dana ditahan|ditolak|dibatalkan|terjadwal|rencana|belum dibukukan|dalam proses|belum selesai|tertangguh|đang chờ|chờ xử lý|tạm giữ|phong tỏa|từ chối|bị hủy|dự kiến|รอดำเนินการ|รอเรียกเก็บ|กันวงเงิน|ถูกปฏิเสธ|ยกเลิก|ล่วงหน้า',
  '保留|保留中|処理中|未処理|未処理分|未確定|未確定分|予定|引落予定|入金予定|見込|仮|仮計上|オーソリ|取消|取消済|失敗|参考|待处理|未处理|待入账|未入账|处理中|预授权|冻结|已取消|已拒绝|失败|预计|计划|參考|待處理|未處理|待入帳|未入帳|處理中|預授權|凍結|已拒絕|預計|승인대기|대기|처리중|미처리|예정|가승인|미확정|취소|취소됨|거절|참고',
  'معلق|معلقة|قيد الانتظار|قيد التنفيذ|محجوز|حجز|تفويض|مرفوض|مرفوضة|ملغى|ملغاة|متوقع|مجدول|للعلم|ממתין|ממתינה|בהמתנה|מוקפא|הרשאה|נדחה|נדחתה|בוטל|בוטלה|צפוי|עתידי|מתוכנן|למידע|در انتظار|مسدود|رد شده|لغو شده|लंबित|अस्वीकृत|रद्द|होल्ड|inasubiri|imekataliwa|hangende|verwag|geweier|pendent|retingut|í bið|frátekið|hafnað',
];
const PHRASES = phraseSet([...INFORMING, ...FIGURE_PHRASES.pending]);
/** In scripts without spaces a phrase is within a word. */
const UNSPACED = PHRASES.phrases.filter((one) =>
  /^[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]{2,}$/u.test(one),
);

/** Given the texts of a row, returns the words among them that may say that it books nothing. */
export function informingWords(text: string): string[] {
  const folded = fold(text);
  const within = UNSPACED.filter((phrase) => folded.includes(phrase));
  return [...within, ...PHRASES.among(folded.split(' '), PHRASES.longest)];
}

/** Given the texts of a row, returns whether a word among them may say that it books nothing. */
export const saysOnlyInforms = (text: string): boolean => informingWords(text).length > 0;
