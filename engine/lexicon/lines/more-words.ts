/** Words that say that there is more than this paper shows: overleaf, on other pages, or in a longer list. */
import { firstFound } from '../../model/lists.ts';
import { wordNumber } from '../number-words.ts';
import { pattern } from '../phrases/pattern.ts';
import { BOOKINGS, KINDS, saysChosen } from './chosen-words.ts';

/** Below the last row, alone on its line: the list continues overleaf. "See overleaf" may name the terms there. */
const TURN_OVER = pattern('iu')`^[^\p{L}\p{Nd}]*(?:p\.?\s?t\.?\s?o|(?:please |pls )?turn over(?: page)?
  |(?:bitte|b\.?) ?(?:wenden|w)|t\.?s\.?v\.?p|z\.?o\.?z|(?:(?:transactions?|statement|list) )?(?:to be )?(?:continued
  |continues|cont['’]?d|cont)(?: (?:on|at) (?:the )?(?:reverse|back)(?: side)?| overleaf| over)?|à suivre
  |suite au verso|fortsetzung(?: folgt| umseitig| rückseite| auf der rückseite)?|wird fortgesetzt
  |continúa(?: al dorso)?|sigue(?: al dorso)?|continua(?: no verso| sul retro)?|segue(?: sul retro)?|wordt vervolgd
  |vervolg|pokračování|folytatás|ciąg dalszy(?: na odwrocie)?|fortsætter|fortsätter|jatkuu
  |devamı var)[^\p{L}\p{Nd}]*$`;
const SEE_NEXT = pattern('iu')`^(?:please )?see (?:the )?(?:next|following) (?:page|sheet)s? for (?:more|further|other
  |the remaining|additional)\b`;

/** "1 page(s) to follow", "2 weitere Seiten folgen". */
const TO_FOLLOW = pattern('iu')`^\W*[1-9]\d? (?:more |further |weitere )?(?:page|sheet|seite|blatt|feuille|página
  |pagina|foglio|blad)\S* (?:to follow|follows?|remaining|left|folg\S*|à suivre|suivent|restantes?|rimanenti
  |volgen)\W*$`;
/** Given a line below the last row, returns whether it says that the list continues. */
export const saysTurnOver = (text: string): boolean =>
  TURN_OVER.test(text) || TO_FOLLOW.test(text) || SEE_NEXT.test(text);

const PAGES =
  "pages?|sheets?|seiten?|blätter|blatt|feuilles?|páginas?|paginas?|hojas?|pagine|fogli|pagina[’']?s|bladzijden|stron|stran|sidor|sider";
const COUNT =
  '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|twee|drie';
const COUNTS = [
  pattern('iu')`^(?:this|the|your) (?:statement|document|account statement) (?:has|consists of|contains|comprises
    |is made up of) (\d{1,3}) (?:${PAGES})\W*$`,
  pattern('iu')`^(?:(?:total )?(?:number|no\.?|nr\.?) of (?:pages|sheets)|total pages|page count|seitenanzahl
    |seitenzahl|(?:gesamt)?anzahl (?:der )?(?:seiten|blätter)|nombre (?:total )?de pages|número (?:total )?de páginas
    |numero (?:di )?pagine|aantal (?:pagina['’]s|bladen)|liczba stron|počet stran
    |antal sid(?:or|er))\s*[:.]?\s*(\d{1,3})\W*$`,
  /^(?:pages|sheets|seiten|blätter|páginas|pagine)\s*:\s*(\d{1,3})\W*$/iu,
  pattern('iu')`^\W*(?:(?:enclosures?|enclosed|consists of|statement of|contains|comprises|anlagen?|umfasst|besteht aus
    |comprend|consta de|bestaat uit):? )?(${COUNT}) (?:${PAGES})\W*$`,
  pattern('iu')`^(?=.*(?:contin|fortsetzung|suite|segue|sigue)).*\b(?:page|seite|blatt|página|pagina)\s+\d{1,3}\s+(?:of
    |von|de|sur|di|van)\s+(\d{1,3})\W*$`,
];

/** Given a line, returns how many pages it says that the paper has; null if it does not say. */
export function countedPages(text: string): number | null {
  const count = firstFound(COUNTS, (known) => known.exec(text)?.[1] ?? null);
  return count === null ? null : (wordNumber(count) ?? Number(count));
}

const PAGE_BEFORE = pattern('iu')`(?:continued from|fortsetzung von|suite de(?: la)?|continuación de(?: la)?
  |continua da|segue da|vervolg van)\s+(?:the\s+)?(?:page|sheet|seite|blatt|página|pagina|bladzijde
  |blad)\s*(\d{1,3})\W*$`;

/** Given a line, returns the number of the page that it says it continues; null for others. */
export function pageBefore(text: string): number | null {
  const number = PAGE_BEFORE.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

const PART = [
  pattern('iu')`^\W*(?:\d{1,5}|some|several|all other) (?:more|other|further|older|weitere) (?:${BOOKINGS})\b`,
  pattern('iu')`^\W*(?:load|show|view|see) (?:more|older|all|earlier|mehr)(?: (?:${BOOKINGS}))?\W*$`,
  pattern('iu')`^\W*(?:mehr (?:laden|anzeigen)|weitere (?:umsätze|buchungen) (?:laden|anzeigen)|charger plus|voir plus
    |cargar más|ver más|carica altri|mostra altri|meer laden)\W*$`,
  /^\W*(?:search results?|suchergebnis(?:se)?|résultats? de (?:la )?recherche|resultados? de (?:la )?búsqueda)\b/iu,
  pattern('iu')`^\W*(?:filter(?:ed(?: by)?)?|gefiltert(?: nach)?|filtre|filtro)\b\W*(?=.*\b(?:amounts?|betrag|beträge
    |over|above|under|below|from|über|unter|ab|montant|importe|importo|contain\w*|text|debits?|credits?)\b)`,
  pattern('iu')`^(?!.*\b(?:report|for|any|if|contact)\b)\W*(?:\p{L}+ ){0,3}(?:${BOOKINGS}) not (?:listed|shown|displayed
    |printed)\W*$`,
  pattern('iu')`\b(?:${BOOKINGS})\b(?:(?!pending|after|since|later|future|not yet|outstanding|unclear|authori
    |process)(?:[^.]|\.\d)){0,50}\b(?:are|were|have been) (?:not (?:listed|shown|displayed|printed)|omitted
    |left out)\b`,
  // "Part 2 of 3", "Statement part A"
  pattern('iu')`^\W*(?:statement |auszug |relevé |extracto |extrato |estratto )?(?:part|teil|partie|parte|deel|część
    |del|osa|část|časť|rész|partea|bölüm|bagian) (?:\d{1,2}|[ivx]+|[a-d]) ?(?:of|von|sur|de|di|do|van|z|ze|av|af|din
    |dari|\/) ?(?!1\b)(?:\d{1,2}|[ivx]+)\W*$`,
  /^\W*statement part (?:\d{1,2}|[a-d])\W*$/iu,
  // "Beginning of statement missing"
  pattern('iu')`^\W*(?:(?:the )?(?:beginning|start|first part|first pages?|end|rest|remainder
  |last pages?) (?:of (?:the |this |your )?(?:statement|list|document) )?(?:is |are )?missing
  |(?:anfang|ende|erste seite|letzte seite) (?:des (?:konto)?auszugs |der liste )?fehlt
  |(?:début|fin) (?:du relevé )?manquante?|(?:falta|faltan) (?:el (?:principio|final)|las primeras páginas).*
  |(?:manca|falta) (?:l['’]inizio|la fine|o início|o fim).*|(?:begin|einde) (?:van het afschrift )?ontbreekt)\W*$`,
];

const LEFT_OUT =
  'hidden|omitted|removed|collapsed|suppressed|excluded|cut|not shown|ausgeblendet|ausgelassen|weggelassen|masquée?s?|omise?s?|supprimée?s?|ocult[oa]s|omitid[oa]s|nascost[ei]|omess[ei]|verborgen|weggelaten|ukryte|pominięte';
/** What is in the place of rows, or says that rows were left out. */
const GAPS = [
  /^[[(\s]*(?:…|\.\s?\.\s?\.)[\])\s]*$/u,
  pattern('iu')`^[[(+\s…]*(?:show |load |view |(?:and|und|et|y|e|en|i|og|och|ja|és|și|ve|dan) )?\+?\s?(?:\d{1,4}|two
    |three|four|five) (?:more|others?|weitere|de plus|más|altri|meer|similar)(?: \p{L}+)?[\])\s.>]*$`,
  pattern('iu')`^\W*(?:\d{1,4} |\p{L}+ ){0,4}(?:\d{1,4}\s?[-–]\s?\d{1,4} )?(?:${LEFT_OUT})\W*$`,
  pattern('iu')`^[[(]\s*(?:\d{1,4} (?:rows?|lines?|entries|items|zeilen|lignes|filas|righe|regels)|cut|gap|redacted
    |snip)\s*[\])]$`,
  /^[—–-]+\s*(?:gap|cut|lücke)\s*[—–-]+$/iu,
  /^\W*(?:\d{1,3}\s+)*(?:next|weiter|suivant|siguiente|próximo|successivo|volgende)\s*[>»›→]?\W*$/iu,
  /^[<«‹]\s*\d{1,3}(?:\s+\d{1,3})+\s*[>»›]$/u,
  /^\W*(?:more (?:transactions|entries|items)|scroll for more|see all)\W*$/iu,
  pattern('iu')`^\W*(?:filter applied|abridged|partial copy|extract|excerpt|excerpt (?:from|of) (?:the 
    |your )?statement|gekürzt|auszug \(gekürzt\)|auszugsweise|extrait partiel|copia parcial|copia parziale
    |gedeeltelijke kopie)\W*$`,
  pattern('iu')`^\W*(?:excludes|excluding|without|ohne) (?:(?:\p{L}+ ){1,3}(?:${BOOKINGS})|(?:\p{L}+ )?(?:${KINDS}))\b`,
  pattern('iu')`^\W*(?:hors|sans|sin|sem|senza|zonder|bez|utan|uden|uten|exkl\.?) (?:${KINDS})\W*$`,
];

/** True for a line in the place of rows that were left out: "...", "2 more", "Filter applied". */
export const saysLeftOut = (text: string): boolean => !NOT_BOOKED.test(text) && GAPS.some((gap) => gap.test(text));

const SHOWN = pattern('iu')`\b(?:showing|displaying|shown|results?|entries|records|rows|anzeige
  |zeige)\s+(\d{1,6})\s*(?:-|–|to|bis)\s*(\d{1,6})\s+(?:of|von|out of)\s+(\d{1,6})\b`;
const NOT_BOOKED = /\b(?:pending|uncleared|unposted|scheduled|vorgemerkt|future)/iu;

/** True for a line that calls the list part of a longer one: "Load more", "Showing 1-3 of 5", "Search results". */
export function saysPart(text: string): boolean {
  const [, first, last, all] = SHOWN.exec(text) ?? [];
  if (all !== undefined) return Number(first) > 1 || Number(last) < Number(all);
  return !NOT_BOOKED.test(text) && (saysChosen(text) || PART.some((known) => known.test(text)));
}
