/** What stands before the day of a paper that lists the bookings of one day: "Izvod na dan 19.01.2024". */
import { fold } from '../phrases/fold.ts';
import { phraseSet } from '../phrases/phrases.ts';

const LABELS = phraseSet([
  'statement for|extract for|extract of|statement of|daily statement|daily statement for|statement for the day|account statement for|transactions for|transactions of',
  'na dan|za dan|izvod za dan|izvod na dan|stanje na dan|promet na dan|izvod za|izpisek za dan|izvadak za dan|izvadak na dan|izvod prometa na dan',
  'za dzień|wyciąg za dzień|wyciąg z dnia|za den|výpis za den|výpis ze dne|výpis zo dňa|napi kivonat|extras de cont pentru ziua|extras din data|extras din ziua|за день|выписка за|выписка по счету за|выписка за день|извлечение за|извлечение за ден|за дата|виписка за|виписка за день',
  'dagafschrift van|dagafschrift|dagafschrift dd|tagesauszug vom|tagesauszug|auszug für den|relevé du jour|extrait du jour|extrait du|relevé journalier du|extracto del día|extracto diario del|extrato do dia|extrato diário de|estratto del giorno',
  'günlük ekstre|günlük hesap özeti|kontoutdrag för|dagsutdrag|kontoudtog for dagen',
]);

/** Given the words before a day, returns whether they say that what the paper lists was booked on it. */
export const saysOneDay = (label: string): boolean => LABELS.has(fold(label));
