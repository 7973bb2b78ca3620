/** Labels of the first and the last day of a period, of the last day of a month, and of the one day of a paper. */
import { fold } from '../phrases/fold.ts';
import { phraseSet, tableOf } from '../phrases/phrases.ts';

export type PeriodEnd = 'start' | 'end';

const TABLE = tableOf<PeriodEnd>({
  start: [
    'statement starts|statement start|statement start date|from date|date from|start date|period start|period start date|period from|from|beginning date|period beginning|starting date|statement from|opening date of statement',
    'von|zeitraum von|startdatum|datum von|beginn|du|date de début|début de période|date début|desde|del|fecha desde|fecha inicial|fecha de inicio|inicio del periodo|data inicial|data de início|início do período|dal|data inizio|dalla data',
    'van|datum van|datum vanaf|vanaf|od|data od|od dnia|datum od|från|från datum|fra|fra dato|alkaen|alkupäivä|dari|dari tanggal|tanggal awal|dari tarikh|başlangıç tarihi|от|с|дата начала|από|开始日期|起始日期|開始日|開始|自|期間自|期間開始|期間開始日|照会開始日|取引開始日|お取引開始日|表示開始日|対象開始日|起日|起始日|查詢起日|查询起始日期|查詢起始日|起|시작일|시작일자|조회시작일|거래시작일',
    'מתאריך|מיום|תאריך התחלה|من تاريخ|تاريخ البداية|الفترة من|από ημερομηνία|de la data|de la|с даты|начальная дата|từ ngày|ตั้งแต่วันที่|จากวันที่|आरंभ तिथि',
  ],
  end: [
    'statement ends|statement end|statement end date|to date|date to|end date|period end|period end date|period to|to|ending date|period ending|period ended|period ended on|statement period ending|statement period ended|statement ending|statement ended|statement to|statement up to|through|thru',
    'bis|zeitraum bis|enddatum|datum bis|ende|au|date de fin|fin de période|date fin|hasta|fecha hasta|fecha final|fecha de fin|fin del periodo|data final|data de fim|data fim|fim do período|al|data fine|alla data',
    'tot|datum tot|t m|datum t m|tot en met|datum tot en met|einddatum|do|data do|do dnia|datum do|till|till datum|til|til dato|päättyen|loppupäivä|sampai|sampai tanggal|tanggal akhir|hingga tarikh|bitiş tarihi|до|по|дата окончания|έως|结束日期|终止日期|終了日|終了|至|期間至|期間終了|期間終了日|照会終了日|取引終了日|お取引終了日|表示終了日|対象終了日|迄日|截止日|截止日期|查詢迄日|查询截止日期|查詢截止日|迄|訖|종료일|종료일자|조회종료일|거래종료일',
    'עד תאריך|עד יום|תאריך סיום|إلى تاريخ|تاريخ النهاية|الفترة إلى|έως ημερομηνία|pana la data|până la data|până la|по дату|конечная дата|đến ngày|ถึงวันที่|अंतिम तिथि',
  ],
});

/** Given the text of a label, returns which end of a period it names, or null. */
export const periodEnd = (label: string): PeriodEnd | null => TABLE.get(fold(label).replace(FOR, ''))?.value ?? null;

/** "For the period ending". */
const FOR = /^for (?:the )?/;

/** How many months end. */
const ENDED = tableOf({
  1: 'month ended|month ending|month end|month to|monat bis|monat zum|mois clos le|mois clos au|mois arrêté au|mois se terminant le|mes terminado el|mes cerrado al|mes finalizado el|mês findo em|mês encerrado em|mese chiuso al|mese terminato il|maand eindigend op|miesiąc zakończony',
  3: 'quarter ended|quarter ending|quarter end|quarter to|three months ended|three months ending|3 months ended|quartal bis|quartal zum|trimestre clos le|trimestre clos au|trimestre arrêté au|trimestre terminado el|trimestre cerrado al|trimestre findo em|trimestre encerrado em|trimestre chiuso al|trimestre terminato il|trimestre al|kwartał zakończony|kwartaal eindigend op',
});

/** Given the words before a month's last day, returns how many months end with it ("quarter ended"), or null. */
export function endedMonths(words: readonly string[]): number | null {
  for (let count = Math.min(ENDED.longest, words.length); count >= 2; count--) {
    const found = ENDED.get(fold(words.slice(-count).join(' ')));
    if (found) return Number(found.value);
  }
  return null;
}

/** Labels of the day of a paper that lists the bookings of one day: "Izvod na dan 19.01.2024". */
const ONE_DAY = phraseSet([
  'statement for|extract for|extract of|statement of|daily statement|daily statement for|statement for the day|account statement for|transactions for|transactions of',
  'na dan|za dan|izvod za dan|izvod na dan|stanje na dan|promet na dan|izvod za|izpisek za dan|izvadak za dan|izvadak na dan|izvod prometa na dan',
  'za dzień|wyciąg za dzień|wyciąg z dnia|za den|výpis za den|výpis ze dne|výpis zo dňa|napi kivonat|extras de cont pentru ziua|extras din data|extras din ziua|за день|выписка за|выписка по счету за|выписка за день|извлечение за|извлечение за ден|за дата|виписка за|виписка за день',
  'dagafschrift van|dagafschrift|dagafschrift dd|tagesauszug vom|tagesauszug|auszug für den|relevé du jour|extrait du jour|extrait du|relevé journalier du|extracto del día|extracto diario del|extrato do dia|extrato diário de|estratto del giorno',
  'günlük ekstre|günlük hesap özeti|kontoutdrag för|dagsutdrag|kontoudtog for dagen',
]);

/** Given the words before a day, returns whether the paper lists the bookings of that day alone. */
export const saysOneDay = (label: string): boolean => ONE_DAY.has(fold(label));

/** Labels of the day up to which a paper without a period lists the bookings: "As at 30 November". */
const CLOSING_DAY = phraseSet([
  'as at|statement as at|statement as of|period ending|period ended|for the period ending|for the period ended|for period ending|statement period ending|statement period ended|for the statement period ending|statement ending|statement ended|closing date|statement closing date|closing day|this closing|current closing',
  'kontoauszug per|auszug per|abschluss per|abschluss zum|rechnungsabschluss per|rechnungsabschluss zum|kontostand per',
  'arrêté au|relevé au|relevé de compte au|relevé de comptes au|extrait au|date d arrêté|compte arrêté au',
  'fecha de corte|fecha corte|fecha de cierre|fecha cierre|cierre actual|estado de cuenta al|resumen al|extracto al|cartola al',
  'data de fechamento|fechamento|fechamento atual|extrato até|estratto conto al|data chiusura|chiusura al|rendiconto al',
  'afschrift per|stand per|stan na dzień|wyciąg na dzień|ke dni|výpis ke dni|stav ke dni|hesap kesim tarihi|kesim tarihi|per tanggal|posisi tanggal|sehingga|tính đến ngày',
]);

/** Given a label, returns whether the day behind it is the last of the paper. */
export const closesPaper = (label: string): boolean => CLOSING_DAY.has(fold(label));
