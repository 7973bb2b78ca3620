/** Words by which a paper says that there is more of it than stands here: overleaf, on other pages, or in a list of which it shows a part. */

/** Below the last row alone on its line: the list goes on overleaf. "See overleaf" may name the terms there. */
const TURN_OVER =
  /^[^\p{L}\p{Nd}]*(?:p\.?\s?t\.?\s?o|(?:please |pls )?turn over(?: page)?|(?:bitte|b\.?) ?(?:wenden|w)|t\.?s\.?v\.?p|z\.?o\.?z|(?:(?:transactions?|statement|list) )?(?:to be )?(?:continued|continues|cont['’]?d|cont)(?: (?:on|at) (?:the )?(?:reverse|back)(?: side)?| overleaf| over)?|à suivre|suite au verso|fortsetzung(?: folgt| umseitig| rückseite| auf der rückseite)?|wird fortgesetzt|continúa(?: al dorso)?|sigue(?: al dorso)?|continua(?: no verso| sul retro)?|segue(?: sul retro)?|wordt vervolgd|vervolg|pokračování|folytatás|ciąg dalszy(?: na odwrocie)?|fortsætter|fortsätter|jatkuu|devamı var)[^\p{L}\p{Nd}]*$/iu;
const SEE_NEXT =
  /^(?:please )?see (?:the )?(?:next|following) (?:page|sheet)s? for (?:more|further|other|the remaining|additional)\b/iu;

/** Given a line below the last row, returns whether it says that the list goes on. */
export const saysTurnOver = (text: string): boolean => TURN_OVER.test(text) || SEE_NEXT.test(text);

const PAGES =
  "pages?|sheets?|seiten?|blätter|blatt|feuilles?|páginas?|paginas?|hojas?|pagine|fogli|pagina[’']?s|bladzijden|stron|stran|sidor|sider";
const COUNTS = [
  new RegExp(
    `^(?:this|the|your) (?:statement|document|account statement) (?:has|consists of|contains|comprises|is made up of) (\\d{1,3}) (?:${PAGES})\\W*$`,
    'iu',
  ),
  /^(?:(?:total )?(?:number|no\.?|nr\.?) of (?:pages|sheets)|total pages|page count|seitenanzahl|seitenzahl|(?:gesamt)?anzahl (?:der )?(?:seiten|blätter)|nombre (?:total )?de pages|número (?:total )?de páginas|numero (?:di )?pagine|aantal (?:pagina['’]s|bladen)|liczba stron|počet stran|antal sid(?:or|er))\s*[:.]?\s*(\d{1,3})\W*$/iu,
  /^(?:pages|sheets|seiten|blätter|páginas|pagine)\s*:\s*(\d{1,3})\W*$/iu,
  /^(?=.*(?:contin|fortsetzung|suite|segue|sigue)).*\b(?:page|seite|blatt|página|pagina)\s+\d{1,3}\s+(?:of|von|de|sur|di|van)\s+(\d{1,3})\W*$/iu,
];

/** Given a line, returns how many pages it says that the paper has; null where it says none. */
export function countedPages(text: string): number | null {
  for (const pattern of COUNTS) {
    const count = pattern.exec(text)?.[1];
    if (count !== undefined) return Number(count);
  }
  return null;
}

const PAGE_BEFORE =
  /(?:continued from|fortsetzung von|suite de(?: la)?|continuación de(?: la)?|continua da|segue da|vervolg van)\s+(?:the\s+)?(?:page|sheet|seite|blatt|página|pagina|bladzijde|blad)\s*(\d{1,3})\W*$/iu;

/** Given a line, returns the number of the page that it says it goes on from; null for others. */
export function pageBefore(text: string): number | null {
  const number = PAGE_BEFORE.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

const BOOKINGS =
  'transactions?|entries|bookings?|payments?|transfers?|movements|items|rows|umsätze|buchungen|opérations|movimientos|movimenti';
const PART = [
  new RegExp(`^\\W*(?:\\d{1,5}|some|several|all other) (?:more|other|further|older|weitere) (?:${BOOKINGS})\\b`, 'iu'),
  new RegExp(`^\\W*(?:load|show|view|see) (?:more|older|all|earlier|mehr)(?: (?:${BOOKINGS}))?\\W*$`, 'iu'),
  /^\W*(?:mehr (?:laden|anzeigen)|weitere (?:umsätze|buchungen) (?:laden|anzeigen)|charger plus|voir plus|cargar más|ver más|carica altri|mostra altri|meer laden)\W*$/iu,
  /^\W*(?:search results?|suchergebnis(?:se)?|résultats? de (?:la )?recherche|resultados? de (?:la )?búsqueda)\b/iu,
  new RegExp(`^\\W*(?:selected|ausgewählte|filtered|gefilterte) (?:${BOOKINGS})\\W*$`, 'iu'),
  /^\W*(?:filter(?:ed(?: by)?)?|gefiltert(?: nach)?|filtre|filtro)\b\W*(?=.*\b(?:amounts?|betrag|beträge|over|above|under|below|from|über|unter|ab|montant|importe|importo|contain\w*|text|debits?|credits?)\b)/iu,
  new RegExp(
    `\\b(?:${BOOKINGS})\\b(?:(?!pending|after|since|later|future|not yet|outstanding|unclear|authori|process)(?:[^.]|\\.\\d)){0,50}\\b(?:are|were|have been) (?:not (?:listed|shown|displayed|printed)|omitted|left out)\\b`,
    'iu',
  ),
];
const SHOWN =
  /\b(?:showing|displaying|shown|results?|entries|records|rows|anzeige|zeige)\s+(\d{1,6})\s*(?:-|–|to|bis)\s*(\d{1,6})\s+(?:of|von|out of)\s+(\d{1,6})\b/iu;
const NOT_BOOKED = /\b(?:pending|uncleared|unposted|scheduled|vorgemerkt|future)/iu;

/** Given a line, returns whether it says that the list is a part of a longer one: "Load more", "Showing 1-3 of 5", "Search results". */
export function saysPart(text: string): boolean {
  const [, first, last, all] = SHOWN.exec(text) ?? [];
  if (all !== undefined) return Number(first) > 1 || Number(last) < Number(all);
  return !NOT_BOOKED.test(text) && PART.some((pattern) => pattern.test(text));
}
