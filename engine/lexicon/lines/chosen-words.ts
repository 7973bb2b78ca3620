/** Words that say that a list was chosen from a longer one, or that other bookings are on another paper. */
import { fold, wordSet } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';
import { namesBooking } from './count-words.ts';

/** What bookings are called, in a pattern. */
export const BOOKINGS =
  'transactions?|entries|bookings?|payments?|transfers?|movements|items|rows|umsätze|buchungen|opérations|movimientos|movimenti';

/** Kinds of bookings: a list of one kind is a part of the whole list. */
export const KINDS =
  'direct debits?|standing orders?|card (?:payments?|transactions?|purchases?)|cheques?|checks?|withdrawals?|deposits?|debits?|credits?|cash|lastschriften|daueraufträge|kartenzahlungen|prélèvements|virements|chèques|paiements par carte|recibos|adeudos|transferencias|cheques|pagos con tarjeta|débitos|transferências|addebiti|bonifici|assegni|pagamenti con carta|incasso.?s|overboekingen|pinbetalingen|przelewy|polecenia zapłaty|autogiro|kortköp|betalingsservice|kortkøb';
/** Behind "Filter:" and "Search:", what leaves nothing out: all, and words for a period or an account. */
const WHOLE =
  '(?:all|none|any|alle|keine|tous|toutes|aucun|todos?|todas?|ninguno|nenhum|tutti|tutte|nessuno|geen|wszystkie|brak|alla|inga|ingen|kaikki|vše|mind|toate|tümü|semua)(?: (?!los|las|os|as|i|gli|le|les)\\p{L}+)?\\W*$|.*\\b(?:period|date|days?|month|year|account|zeitraum|datum|tage|monat|konto|période|dates?|jours|compte|período|periodo|fechas?|días|cuenta|datas?|dias|conta|giorni|conto|periode|dagen|rekening|okres|dni|rachunek|dagar|dage|päivää|období|időszak|perioada|dönem|tarih|hari|tanggal)\\b';
const PATTERNS = [
  pattern('iu')`^\W*(?:filters?(?: applied| active)?|filtre|filtro|filtr|suodatin|szűrő|filtru|penyaring
  |search(?: term)?|suche|suchbegriff|recherche|búsqueda|buscar|busca|ricerca|zoekterm|zoeken|szukaj|sök|søg|søk|haku
  |hledat|keresés|căutare|arama|pencarian)\s*[:=](?!\s*${WHOLE})\W*\p{L}`,
  pattern('iu')`^\W*(?:filtered (?:by|on|for)|gefiltert nach|filtré par|filtrado por|filtrato per
  |gefilterd op|filtrowane według|filtrerat på|filtreret på|filtrert på)\b(?!.*\b(?:period|date|datum|zeitraum|période
  |fecha|período|data|periodo|periode|dato))`,
  // "Only transactions above 50 are listed", "Card transactions only"
  pattern('iu')`^\W*only (?:\p{L}+ )?(?:${BOOKINGS}|${KINDS})\b.* (?:listed|shown|displayed|included|printed)\W*$`,
  pattern('iu')`^\W*(?:es werden )?nur (?:\p{L}+ )?(?:${BOOKINGS}|${KINDS})\b.* (?:angezeigt|aufgeführt
    |dargestellt)\W*$`,
  pattern('iu')`^\W*(?!cash only)(?:${KINDS}|(?:card|debit|credit|incoming|outgoing|cash) (?:${BOOKINGS})) only\W*$`,
  pattern('iu')`^\W*(?:nur|solo|sólo|apenas|alleen|uniquement|seulement|tylko|endast|kun|vain|pouze|csak|doar|yalnızca
    |hanya) (?:${KINDS})\W*$`,
];

/** Words that say that a list was chosen from another, beside one for bookings: "Wybrane operacje". */
const CHOSEN = wordSet(`selected selection selections filtered top ausgewählte ausgewählter
   auswahl gefilterte gefiltert sélectionnées sélectionnés filtrées filtrés
   selección seleccionados seleccionadas filtrados filtradas seleção
   selecionados selecionadas selezione selezionati selezionate filtrati
   filtrate
   geselecteerde selectie gefilterde wybrane filtrowane przefiltrowane urval
   utvalda filtrerade valgte udvalgte utvalgte filtrerede filtrerte
   valitut suodatetut vybrané filtrované kiválasztott szűrt selectate
   seçilen seçili filtrelenmiş filtrelenen dipilih terpilih tersaring`);
const OTHERS = wordSet(`more other others further additional remaining weitere andere restliche übrige sonstige
   autres suite reste otros otras demás resto outros outras restantes altri altre ulteriori seguito
   overige verdere vervolg pozostałe dalsze inne övriga andra fler øvrige andre flere
   øvrig muut loput další ostatní ďalšie zbývající további többi egyéb alte restul
   diğer kalan lainnya selanjutnya rows entries`);
const ELSEWHERE = wordSet(`annex annexe annexes appendix attachment attached enclosure enclosed anlage anlagen beilage
   beiblatt anhang annexée aparte anexo anexa anexos adjunta adjunto allegato allegati allegata
   bijlage bijlagen załącznik załączniku załącznika bilaga bilagan bilag vedlegg liite liitteessä liitteenä
   příloha příloze prílohe melléklet mellékletben mellékleten anexei ekte ekinde ek lampiran terlampir`);
/** Small words beside those for a list that was chosen. */
const SMALL = wordSet(
  'of from the your our d de des du da dei di von aus der den van z av af fra din the a i my los las',
);
const MOST_WORDS = 9;

/** A line without one of these cannot match the patterns above, which are dear to compile. */
const IN_PATTERNS =
  wordSet(`filter filters filtre filtro filtr suodatin szűrő filtru penyaring search suche suchbegriff recherche
    búsqueda buscar busca ricerca zoekterm zoeken szukaj sök søg søk haku hledat keresés căutare arama pencarian
    filtered gefiltert filtré filtrado filtrato gefilterd filtrowane filtrerat filtreret filtrert only nur solo
    apenas alleen uniquement seulement tylko endast kun vain pouze csak doar yalnızca hanya`);

/** True for a line that says so: "Filter: card payments", "Sélection d'opérations", "Weitere Umsätze siehe Anlage". */
export function saysChosen(text: string): boolean {
  const said = fold(text).split(' ');
  if (said.some((word) => IN_PATTERNS.has(word)) && PATTERNS.some((pattern) => pattern.test(text))) return true;
  if (said.length < 2 || said.length > MOST_WORDS) return false;
  const names = said.some(namesBooking);
  const goesOnElsewhere = said.some((word) => ELSEWHERE.has(word)) && said.some((word) => OTHERS.has(word));
  if (goesOnElsewhere && (names || /^(?:suite|vervolg|seguito)\b/.test(said.join(' ')))) return true;
  if (/^auszug aus (?:den|ihren) (?:umsatzen|buchungen)$/.test(said.join(' '))) return true;
  return (
    names &&
    said.some((word) => CHOSEN.has(word)) &&
    said.every((word) => CHOSEN.has(word) || SMALL.has(word) || namesBooking(word))
  );
}
