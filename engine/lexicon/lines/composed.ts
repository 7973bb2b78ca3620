/** Names of lines that papers put together from two words: "Balance at Period Start", "Nombre de retraits". */
import { AMOUNT_HEADINGS } from '../headings/amount-headings.ts';
import { wordSet } from '../phrases/fold.ts';
import { tableOf } from '../phrases/phrases.ts';
import type { LineKind } from './line-kind.ts';
import { isTotalWord } from './totals.ts';

/** What makes a balance that of the beginning, */
const BEGINNING =
  wordSet(`opening beginning begin start starting initial previous prior anfang anfangs beginn alter altes départ début
   initiale ancien précédent antérieur inicial inicio anterior previo apertura abertura iniziale inizio precedente
   vorig vorige oud
   początek początku początkowe początkowy počáteční začátku počiatočný začiatku nyitó kezdő induló început
   начало начала начальный начално входящий предходно вхідний початок αρχικό έναρξης προηγούμενο ingående början
   föregående inngående forrige primo alku alussa edellinen alguses algus sākuma pradinis pradžioje başlangıç açılış
   önceki početno prethodno početku začetno začetku upphafi fyrri awal lalu permulaan đầu mwanzo hapësi fillestare`);
/** The period before this one: with what ends it, "Saldo final del periodo anterior". */
const PREVIOUS =
  wordSet(`previous prior précédent précédente antérieur anterior previo precedente vorige vorherigen vorigen previa
   předchozího predchádzajúceho poprzedniego előző предыдущего предходния попереднього προηγούμενης föregående
   forrige edellisen eelmise iepriekšējā ankstesnio önceki prethodnog prejšnjega fyrri sebelumnya lalu`);
const PERIOD = wordSet(
  `monat monats mois mes mês mese maand month months month's miesiąca měsíce mesiaca hónap måned månad kuukauden ay
   mánaðar tímabils bulan zeitraums période período abrechnungsperiode`,
);
/** The paper before this one: behind "last", and in what a balance is of. */
const LAST = wordSet(
  `last letzte letzten letzter dernier dernière último ultimo última ultimi laatste ostatni ostatniego poslední
    posledného utolsó síðasta ultimul siste sidste senaste viimase pēdējā son zadnji zadnjeg`,
);
const STATEMENT =
  wordSet(`statement bill invoice abrechnung rechnung auszugs auszug kontoauszug relevé facture arrêté extracto extrato
   cuenta factura fatura estratto fattura afschrift uitgavenstaat
   overzicht rekeningoverzicht afrekening wyciągu zestawienia výpisu
   vyúčtování vyúčtovania kivonat kivonaté számlakivonat extrasului faktura fakturan udskrift kontoudskrift
   kontoutskrift kontoutdrag tiliotteen laskun väljavõtte izraksta išrašo ekstre özet izvoda izvatka izpiska выписки
   извлечение yfirliti yfirlits`);
/** What was carried over from there to here: "Saldo overført fra sidste kontoudskrift". */
const CARRIED =
  wordSet(`overført overføres transferred carried brought forward übertragen übernommen reporté trasladado transportado
   riportato overgebracht przeniesione převedený prenesený preneseno siirretty fra från from von vom aus du del dal
   desde van z ze zo iz`);
/** A page, from which a balance is carried, or to which. */
const PAGE =
  wordSet(`page pages sheet folio seite blatt página pág hoja pagina foglio blad bladzijde strony strona stronę strana
   strany stránka stránky síða síðu oldal oldalról sida sidan side siden sivu sivulta страница страницы
   страницу σελίδα sayfa stranica`);
const PREVIOUS_PAGE =
  wordSet(`vorherige vorherigen vorheriger voriger vorigen vorhergehender précédente anteriores prior
   precedenti poprzedniej předchozí predchádzajúcej előző предыдущей предходната προηγούμενη önceki prethodne`);
const NEXT_PAGE =
  wordSet(`next following nächste nächsten nächster folgende folgenden suivante siguiente seguinte próxima
   seguente successiva volgende następną następnej další ďalšiu következő nästa neste næste seuraavalle следующую
   следваща επόμενη sonraki sljedeću`);
/** and that of the end. */
const END =
  wordSet(`closing ending end final ende endes schluss fin finale clôture cierre corte fecho fechamento chiusura fine
   eind einde koniec końcu końcowe końca konec konci konečný koncový koncového koncowy actual atual attuale aktueller
   huidig obecne aktualne aktuální aktuálny záró végén sfârșit конец конца конечный крайно исходящий кінець вихідний
   τέλος τελικό λήξης utgående slut slutten slutning ultimo loppu lopussa lõpp lõpus beigu beigās galutinis pabaigoje
   sonu kapanış kraju završno lokin lok akhir penutup cuối mwisho përfundimtare`);
/** A number of bookings: before their name, because behind it is the number of one ("RETIRO NO 4455"); */
const NUMBER_OF =
  wordSet(`number no nombre nbre nb anzahl número nro cantidad cant quantidade qtd aantal liczba ilość počet număr
   numărul nr брой количество кількість број αριθμός antal antall broj število br bil bilangan banyaknya số`);
/** and behind it. */
const NUMBER_BEHIND = wordSet('száma darabszáma määrä lukumäärä skaits skaičius arv adet adedi sayısı');
const AMOUNTS = wordSet('amount amounts beträge montants importes importi importâncias bedragen kwoty částky sums');
/** A day, of which a balance is the first or the last, or all bookings have a sum: "Dienos apyvarta". */
const DAY =
  wordSet(`day days daily tages tag dagens dagen dag jour journée journalier día diario dia diário giorno giornaliero
   dnia dzienny dzienne dziennie dne denní dňa denný nap napi zilei zilnic ден деня дневен дня дневной денний
   ημέρας ημερήσιο gün günü günlük dana dnevni dneva päivän päeva dienas dienos`);
const TURNOVER =
  wordSet(`turnover turnovers umsatz umsätze umsatzsumme omzet obrót obroty obrat obraty promet forgalom rulaj оборот
   обороты обороти κίνηση ciro mouvement mouvements movimientos movimentos movimenti omsætning omsetning omsättning
   tapahtumat käive apgrozījums apyvarta`);
const SIDE = tableOf<'debit' | 'credit'>({ debit: AMOUNT_HEADINGS.debit, credit: AMOUNT_HEADINGS.credit });

/** Returns what the words of a line say together; null if one says something else. `balance`: a phrase's range. */
export function composedKind(
  line: readonly string[],
  isSmall: (word: string) => boolean,
  balance: readonly [from: number, to: number] | null,
): LineKind | null {
  const rest = line.filter((word, i) => !(balance && i >= balance[0] && i < balance[1]) && !isSmall(word));
  return balance ? kindOfBalance(line, rest) : kindOfSide(line, rest);
}

/** True for words beside a closing balance that make it the one before: "del periodo anterior". */
export const areOfPrevious = (rest: readonly string[]): boolean =>
  rest.some((word) => PREVIOUS.has(word)) &&
  rest.every((word) => PREVIOUS.has(word) || PERIOD.has(word) || STATEMENT.has(word));

/** Given the words of a line, and those beside one for a balance, returns which balance they make it. */
function kindOfBalance(line: readonly string[], rest: readonly string[]): LineKind | null {
  const isBefore = (word: string) => LAST.has(word) || BEGINNING.has(word);
  const isOfLast = line.some(isBefore) && line.some((word) => STATEMENT.has(word));
  if (isOfLast && rest.every((word) => CARRIED.has(word) || isBefore(word) || STATEMENT.has(word))) return 'opening';
  const [begins, ends] = [rest.some((word) => BEGINNING.has(word)), rest.some((word) => END.has(word))];
  if (begins === ends || !rest.every((word) => BEGINNING.has(word) || END.has(word) || DAY.has(word))) return null;
  return begins ? 'opening' : 'closing';
}

/** Given the words behind one for what is carried over, returns if it comes from a page, goes to one, or null. */
export function carriedKind(rest: readonly string[], isSmall: (word: string) => boolean): LineKind | null {
  const named = rest.filter((word) => !CARRIED.has(word) && !PAGE.has(word) && !isSmall(word));
  const [way] = named;
  if (way === undefined || named.length > 1 || !rest.some((word) => PAGE.has(word))) return null;
  if (NEXT_PAGE.has(way)) return 'carried_forward';
  return PREVIOUS_PAGE.has(way) || BEGINNING.has(way) || LAST.has(way) ? 'brought_forward' : null;
}

/** Given the words of a line, and those that say something, returns the side whose number or total it states. */
function kindOfSide(line: readonly string[], rest: readonly string[]): LineKind | null {
  if (isOfDay(rest)) return 'subtotal';
  const before = NUMBER_OF.has(line.at(0) ?? '');
  const counts = before || NUMBER_BEHIND.has(line.at(-1) ?? '');
  if (!counts && !line.some(isSum)) return null;
  const isOfCount = (word: string) => (before ? NUMBER_OF : NUMBER_BEHIND).has(word);
  const others = rest.filter((word) => !(counts ? isOfCount(word) : isSum(word) || AMOUNTS.has(word)));
  // both names of one side, "Obroty Wn (obciążenia)"; "Total income earned" is of interest
  const both = line.some((word) => TURNOVER.has(word)) ? sideOf(others) : null;
  const side = others.length === 0 ? null : (sideOf([others.join(' ')]) ?? both);
  return side && `${counts ? 'count' : 'total'}_${side}`;
}

/** A word for the sum of some bookings, or for all of them. */
const isSum = (word: string): boolean => isTotalWord(word) || TURNOVER.has(word);

/** The side that each of some names has, one of them for sure: "Wn", "Obciążenia". */
function sideOf(names: readonly string[]): 'debit' | 'credit' | null {
  const sides = names.map((name) => SIDE.all(name)[0]);
  const [first] = sides;
  const areOne = first !== undefined && sides.every((side) => side?.value === first.value);
  return areOne && sides.some((side) => side?.weight === 1) ? first.value : null;
}

/** True for a day and a word for a sum, or for all that is booked. */
function isOfDay(words: readonly string[]): boolean {
  const others = words.filter((word) => !DAY.has(word));
  return others.length === 1 && others.length < words.length && others.every(isSum);
}

/** The day with which a period begins or ends: behind the balance of that day it says nothing new. */
const DAYS = tableOf<LineKind>({
  opening: 'first day|ersten tag|premier jour|primer día|primeiro dia|primo giorno|eerste dag|pierwszy dzień',
  closing: 'last day|letzten tag|dernier jour|último día|último dia|ultimo giorno|laatste dag|ostatni dzień',
});

/** Given the kind that a line names, and a place behind that name, returns the words that name its day: "first day". */
export function dayBehind(kind: LineKind, words: readonly string[], at: number) {
  const day = DAYS.longestAt(words, at);
  return day?.value === kind ? day : null;
}
