/** Words that say that a paper is no statement of what was booked: across a page, or as its title. */
import { namesBooking } from '../lines/count-words.ts';
import { fold, foldList, wordSet } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';

/** Across a page, alone. */
const MARKS: ReadonlySet<string> = new Set(
  foldList(`muster|draft only|draft copy|void|invalid|cancelled|not valid|not official|superseded|storno|revised
    |replaced|withdrawn|reversed|training|proof
    |ungültig|storniert|sans valeur|spécimen sans valeur|annulé|nul|non valable|non officiel|anulado|sin valor
    |no válido|no oficial|annullato|non valido|non ufficiale|anulado|sem valor|não oficial|inválido
    |concept|ongeldig|geannuleerd|niet officieel|projekt|wzór|nieważny|nieważne|anulowano|ogiltig|makulerad|ugyldig
    |makuleret|makulert|kladde|mitätön|návrh|koncept|neplatné|zrušeno|vzor|érvénytelen|visszavonva|sztornó|geçersiz
    |iptal|proiect|anulat|nul și neavenit|tidak sah|dibatalkan|batal
    |черновик|образец|недействительно|аннулировано`),
);

/** What is not real, or not yet: in a title beside the names of bookings and of statements. */
const UNREAL = wordSet(
  `forecast forecasts forecasted projected projection projections simulation simulated illustration illustrative
   specimen sample example draft proforma preview quotation budget budgeted provisional unofficial mock demo test dummy
   prognose prognosen vorschau umsatzvorschau liquiditätsvorschau entwurf
   musterauszug beispiel beispielauszug testauszug hochrechnung vorläufig
   vorläufiger
   prévision prévisions prévisionnel prévisionnelle prévisionnels
   prévisionnelles brouillon exemple spécimen projet aperçu devis
   provisoire
   previsión previsiones proyección proyectado proyectados proyectada proyectadas simulación simulacro borrador
   ejemplo muestra espécimen presupuesto provisional pronóstico previsto previstos prevista previstas
   previsão previsões projeção projetado projetados projetada projetadas
   simulação rascunho exemplo amostra espécime orçamento provisório
   previsione previsioni previsti previste simulazione bozza
   esempio facsimile preventivo provvisorio anteprima proiezione
   verwacht verwachte raming ontwerp voorbeeld begroting voorlopig simulatie
   prognoza prognozowane przewidywane symulacja przykład przykładowy szkic budżet podgląd wstępny
   prognos förväntade simulering utkast exempel budget preliminär preliminärt
   prognose forventede forventet udkast eksempel foreløbig foreløpig
   ennuste luonnos esimerkki simulointi odotetut odotettavissa alustava
   prognóza předpověď příklad ukázka simulace očekávané předběžný
   rozpočet tervezet minta előrejelzés várható előzetes szimuláció
   prognoză previziune previzionate estimate exemplu ciornă simulare provizoriu buget
   tahmin tahmini taslak örnek simülasyon öngörülen geçici prakiraan perkiraan proyeksi simulasi contoh draf
   прогноз прогнозируемые ожидаемые пример`,
);

/** What has not been booked, or came to nothing. Lists of it are above those of the bookings, too. */
const UNBOOKED = wordSet(
  `pending scheduled planned expected upcoming forthcoming future unposted
   unbooked uncleared declined rejected refused failed unsuccessful cancelled
   vorgemerkt vorgemerkte vorgemerkter geplante geplanter anstehende anstehender ausstehende
   ausstehender erwartete künftige zukünftige kommende abgelehnte fehlgeschlagene stornierte
   venir attente futurs futures prévu prévus prévues programmés
   programmées planifiées refusés refusées rejetés rejetées annulées
   pendiente pendientes próximos próximas futuros futuras programados programadas rechazados
   rechazadas denegadas pendentes agendados agendadas recusados recusadas rejeitados rejeitadas
   attesa programmati programmate futuri future pianificati rifiutati rifiutate respinte
   geplande komende toekomstige geweigerde afgewezen gepland
   oczekujące zaplanowane planowane przyszłe odrzucone nierozliczone niezaksięgowane
   kommande väntande planerade framtida avvisade nekade kommende
   ventende afventende planlagte fremtidige afviste avviste avslåtte
   tulevat odottavat odottavia hylätyt suunnitellut čekající nezaúčtované plánované budoucí zamítnuté odmítnuté
   függő tervezett jövőbeli elutasított așteptare viitoare programate respinse planificate
   bekleyen gelecek planlanan beklenen reddedilen tertunda mendatang terjadwal dijadwalkan ditolak gagal
   планируемые предстоящие отклоненные`,
);

/** What the lists are of, beside the names of bookings that are counted. */
const NOUNS = wordSet(
  `statement payments payment transfers debits credits charges orders deposits receipts withdrawals activity
   auszug kontoauszug kontobewegungen zahlungen überweisungen lastschriften daueraufträge aufträge zahlungseingänge
   relevé paiements prélèvements virements débits crédits extracto pagos cargos abonos
   recibos adeudos transferencias ingresos gastos extrato pagamentos débitos créditos
   estratto pagamenti addebiti accrediti bonifici spese entrate uscite
   rekeningafschrift afschrift betalingen overboekingen afschrijvingen incasso
   incassos
   wyciąg płatności przelewy obciążenia kontoutdrag utdrag betalningar överföringar
   kontoudskrift kontoudtog kontoutskrift betalinger overførsler overføringer
   tiliote maksut tilisiirrot výpis platby inkasa kivonat számlakivonat fizetések megbízások átutalások extras plăți
   ekstre ödemeler talimatlar havaleler pembayaran tagihan transfer выписка платежи`,
);

const SMALL = wordSet(
  `a an and of on in for the to your our my only all list cash flow direct standing card
   balance balances purposes purpose use from with not valid unaudited movement
   auf ihre ihrer ihres ihr der die das den von des im nicht gebuchte zum zur
   de du des le la les vos votre et à l d en sur trésorerie el los las sus su
   tus y da do dos das os as e em di del dei degli delle il i gli in
   van uw de het op na z twoje av på din dina dine ditt az a dumneavoastră koran conto anda ke`,
);

/** "This is not a bank statement", "Dies ist kein Kontoauszug". */
const NO_STATEMENT = [
  pattern('')`^(?:(?:this|it|this document|this paper) is )?(?:not an?|no) (?:(?:official|bank|account|genuine|real
    |valid) )*statements?(?: of (?:your )?account)?(?: only)?$`,
  pattern('')`^(?:(?:dies|das) ist |dieses dokument ist |gilt als )?kein (?:offizieller |gultiger |amtlicher )?(?:bank
    |konto|rechnungs)?auszug$`,
  /^(?:(?:ceci|ce document) )?(?:n est |ne constitue )?pas un releve(?: de compte| bancaire| officiel)*$/,
  /^(?:(?:esto|este documento) )?no (?:es|constituye) un extracto(?: de cuenta| bancario| oficial)*$/,
  /^(?:(?:este documento|isto) )?nao (?:e|constitui) um extrato(?: de conta| bancario| oficial)*$/,
  /^(?:(?:questo|il presente) documento )?non (?:e|costituisce) un estratto(?: di)?(?: conto)?(?: ufficiale)?$/,
  /^(?:dit is )?geen (?:officieel )?(?:rekening|bank)afschrift$/,
  /^(?:(?:ten|niniejszy) dokument )?nie (?:jest|stanowi) wyciag(?:iem|u)(?: bankow\w+| z rachunku)*$/,
  /^(?:detta )?(?:ar )?(?:inte ett|inget) kontoutdrag$/,
  /^(?:dette )?(?:er )?ikke (?:et|en) konto(?:udtog|udskrift|utskrift)$/,
  /^(?:tama )?ei ole tiliote$/,
  /^(?:(?:tento|toto) (?:dokument )?)?neni (?:bankovnim )?vypis(?:em)?(?: z uctu)?$/,
  /^(?:ez )?nem (?:minosul )?(?:bank)?(?:szamla)?kivonat(?:nak)?$/,
  /^(?:acest document )?nu (?:este|constituie) (?:un )?extras(?: de cont)?$/,
  /^(?:bu )?(?:belge )?(?:banka )?hesap (?:ekstresi|ozeti) degildir$/,
  /^(?:ini )?bukan rekening koran(?: resmi)?$/,
];

/** Whose account it is says nothing; a product may be called "Budget account". */
const OF_ACCOUNT = pattern('')`\b(?:of|for|your|my|ihre[sm]?|des|de|du|votre|vos|su|tu|da|del|sul|van|uw|konta|ditt
  |din) (?:(?:your|my|the|bank|tu|su|votre|tuo|suo) )*(?:account|kontos?|compte|cuenta|conta|conto|rekening|cont
  |bankowego)$`;

/** "Standing orders and direct debits due": a card's payment is due as well. */
const DUE = /^(?:(?:and )?(?:your )?(?:standing orders|direct debits) )+due$/;

/** Longer texts are sentences. */
const MOST_WORDS = 8;

/** What a title says against the paper: that it is no statement, or that what it lists is not booked. */
export type Denial = 'no statement' | 'not booked';

/** Given a title, returns what it says against the paper: "Forecast of your account"; null for others. */
export function denialIn(title: string): Denial | null {
  const folded = fold(title);
  if (folded.length === 0) return null;
  if (NO_STATEMENT.some((pattern) => pattern.test(folded))) return 'no statement';
  if (DUE.test(folded)) return 'not booked';
  const said = folded
    .replace(OF_ACCOUNT, '')
    .replace(/\bpro forma\b/, 'proforma')
    .replace(/\bfac simile\b/, 'facsimile')
    .split(' ')
    .filter((word) => word !== '' && !/\d/.test(word));
  if (said.length > MOST_WORDS || !said.every(isKnown)) return null;
  const isListed = said.some((word) => NOUNS.has(word) || namesBooking(word));
  // "A. Voorbeeld", "E EXEMPLO": a name with its initial
  if (!isListed && said.some((word) => word.length === 1)) return null;
  if (said.some((word) => UNREAL.has(word))) return 'no statement';
  return isListed && said.some((word) => UNBOOKED.has(word)) ? 'not booked' : null;
}

const isKnown = (word: string): boolean =>
  UNREAL.has(word) || UNBOOKED.has(word) || NOUNS.has(word) || SMALL.has(word) || namesBooking(word);

/** Given a text that is alone, returns whether it says that this is not a statement: "Entwurf". */
export const deniesStatement = (text: string): boolean => MARKS.has(fold(text)) || denialIn(text) === 'no statement';
