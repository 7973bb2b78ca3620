/** Names of the months in many languages, folded, to their numbers. */
import { byWord } from '../phrases/by-word.ts';
import { foldList } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';

/** January first: those that CLDR knows, by `generate.ts`, and behind them what banks print besides. */
const NAMES: readonly string[] = [
  'january|jan|januar|janvier|janv|enero|ene|janeiro|gennaio|gen|januari|styczen|sty|stycznia|leden|led|ledna|januara|ianuarie|ian|януари|ιανουαριου|ιαν|tammikuu|tammi|tammikuuta|jaanuar|jaan|janvaris|sausis|sausio|ocak|oca|январь|янв|января|січень|січ|січня|sijecanj|sij|sijecnja|јануар|јан|มกราคม|มค|ینایر|ינואר|ינו|gener|januarie|јануари|xaneiro|xan|janar|студзень|сту|студзеня|იანვარი|იან|հունվար|հնվ|հունվարի|yanvar|yan|қаңтар|қаң|jaen|jaenner|janner|jnr|ener|januaris|ιανουάριος|яну|جانفي',
  'february|feb|februar|fevrier|fevr|febrero|fevereiro|fev|febbraio|februari|luty|lut|lutego|unor|uno|unora|februara|febr|februarie|февруари|φεβρουαριου|φεβ|helmikuu|helmi|helmikuuta|veebruar|veebr|februaris|vasaris|vasario|subat|sub|февраль|февр|февраля|лютии|лют|лютого|veljaca|velj|veljace|фебруар|феб|กุมภาพันธ์|กพ|فبرایر|פברואר|פבר|febrer|pebrero|peb|фев|febreiro|shkurt|shk|люты|лютага|თებერვალი|თებ|փետրվար|փտվ|փետրվարի|fevral|ақпан|ақп|fever|feber|pebruari|φεβρουάριος|شباط|فيفري',
  'march|mar|marz|mars|marzo|marco|maart|mrt|marzec|marca|brezen|bre|brezna|marec|marcius|marc|martie|март|μαρτιου|μαρ|marts|maaliskuu|maalis|maaliskuuta|kovas|kovo|mart|марта|мар|березень|бер|березня|ozujak|ozu|ozujka|maret|mac|มีนาคม|มีค|مارس|מרץ|machi|marso|сакавік|сак|сакавіка|მარტი|მარ|մարտ|մրտ|մարտի|наурыз|нау|mrz|maer|maerz|mço|merc|μάρτιος|мрт|آذار',
  'april|apr|avril|avr|abril|abr|aprile|kwiecien|kwi|kwietnia|duben|dub|dubna|aprila|aprilis|aprilie|април|απριλιου|απρ|huhtikuu|huhti|huhtikuuta|aprill|balandis|balandzio|nisan|nis|апрель|апр|апреля|квітень|квіт|квітня|travanj|tra|travnja|เมษายน|เมย|ابریل|אפריל|אפר|aprili|prill|красавік|кра|красавіка|აპრილი|აპრ|ապրիլ|ապր|ապրիլի|aprel|сәуір|сәу|apl|abri|apri|απρίλιος|نيسان|أفريل',
  'may|mai|mayo|maio|maggio|mag|mei|maj|maja|kveten|kve|kvetna|majus|маи|μαιου|μαι|toukokuu|touko|toukokuuta|maijs|geguze|geguzes|mayis|мая|травень|трав|травня|svibanj|svi|svibnja|мај|พฤษภาคม|พค|مایو|מאי|maig|მაისი|მაი|մայիս|մյս|մայիսի|мамыр|мам|μάιος|أيار|ماي',
  'june|jun|juni|juin|junio|junho|giugno|giu|czerwiec|cze|czerwca|cerven|cvn|cervna|juna|junius|iunie|iun|юни|ιουνιου|ιουν|kesakuu|kesa|kesakuuta|juuni|junijs|birzelis|birzelio|haziran|haz|июнь|июня|июн|червень|черв|червня|lipanj|lipnja|јун|junij|มิถุนายน|มิย|یونیو|יוני|juny|junie|hunyo|hun|јуни|xuno|qershor|qer|чэрвень|чэр|чэрвеня|ივნისი|ივნ|հունիս|հնս|հունիսի|iyun|iyn|маусым|мау|jne|ιούνιος|حزيران|جوان|červn',
  'july|jul|juli|juillet|juil|julio|julho|luglio|lug|lipiec|lip|lipca|cervenec|cvc|cervence|jula|julius|iulie|iul|юли|ιουλιου|ιουλ|heinakuu|heina|heinakuuta|juuli|julijs|liepa|liepos|temmuz|tem|июль|июля|июл|липень|лип|липня|srpanj|srpnja|јул|julij|julai|กรกฎาคม|กค|یولیو|יולי|juliol|julie|hulyo|hul|јули|xullo|xul|korrik|korr|ліпень|ліп|ліпеня|ივლისი|ივლ|հուլիս|հլս|հուլիսի|iyul|iyl|шілде|шіл|juill|jly|jui|ιούλιος|تموز|جويلية',
  'august|aug|aout|agosto|ago|augustus|sierpien|sie|sierpnia|srpen|srp|srpna|augusta|augusztus|август|αυγουστου|αυγ|augusti|elokuu|elo|elokuuta|augusts|rugpjutis|rugpjucio|agustos|agu|авг|августа|серпень|серп|серпня|kolovoz|kol|kolovoza|avgust|avg|agustus|ogos|ogo|สิงหาคม|สค|اغسطس|אוגוסט|אוג|agost|ag|agosti|agust|gusht|gush|жнівень|жні|жніуня|აგვისტო|აგვ|օգոստոս|օգս|օգոստոսի|avqust|avq|тамыз|там|agos|agt|ags|aoû|αύγουστος|آب|أوت',
  'september|sep|sept|septembre|septiembre|setembro|set|settembre|wrzesien|wrz|wrzesnia|zari|zar|septembra|szeptember|szept|septembrie|септември|σεπτεμβριου|σεπ|syyskuu|syys|syyskuuta|septembris|rugsejis|rugsejo|eylul|eyl|сентябрь|сент|сентября|вересень|вер|вересня|rujan|ruj|rujna|септембар|сеп|septembar|กันยายน|กย|سبتمبر|ספטמבר|ספט|setembre|septemba|setyembre|shtator|sht|верасень|верасня|სექტემბერი|სექ|սեպտեմբեր|սեպ|սեպտեմբերի|sentyabr|қыркүиек|қыр|setiembre|setbre|septbre|sepbre|spt|σεπτέμβριος|сен|أيلول',
  'october|oct|oktober|okt|octobre|octubre|outubro|out|ottobre|ott|pazdziernik|paz|pazdziernika|rijen|rij|rijna|oktobra|octombrie|октомври|οκτωβριου|οκτ|lokakuu|loka|lokakuuta|oktoober|oktobris|spalis|spalio|ekim|eki|октябрь|окт|октября|жовтень|жовт|жовтня|октобар|oktobar|ตุลาคม|ตค|اکتوبر|אוקטובר|אוק|oktoba|oktubre|tetor|кастрычнік|кас|кастрычніка|ოქტომბერი|ოქტ|հոկտեմբեր|հոկ|հոկտեմբերի|oktyabr|қазан|қаз|octbre|otu|οκτώβριος',
  'november|nov|novembre|noviembre|novembro|listopad|lis|listopada|listopadu|novembra|noiembrie|noi|ноември|νοεμβριου|νοε|marraskuu|marras|marraskuuta|novembris|lapkritis|lapkricio|kasim|kas|ноябрь|нояб|ноября|листопад|лист|листопада|studeni|stu|studenoga|новембар|нов|novembar|พฤศจิกายน|พย|نوفمبر|נובמבר|נוב|novemba|nobyembre|nob|ное|nentor|nen|лістапад|ліс|лістапада|ნოემბერი|ნოე|նոյեմբեր|նոյ|նոյեմբերի|noyabr|noy|қараша|қар|novbre|nop|nopember|nopb|νοέμβριος|ноя',
  'december|dec|dezember|dez|decembre|diciembre|dic|dezembro|dicembre|grudzien|gru|grudnia|prosinec|pro|prosince|decembra|decembrie|декември|δεκεμβριου|δεκ|desember|des|joulukuu|joulu|joulukuuta|detsember|dets|decembris|gruodis|gruodzio|aralik|ara|декабрь|дек|декабря|грудень|груд|грудня|prosinac|prosinca|децембар|дец|decembar|disember|dis|ธันวาคม|ธค|دیسمبر|דצמבר|דצמ|desembre|desemba|disyembre|decembro|dhjetor|dhj|снежань|сне|снежня|დეკემბერი|დეკ|դեկտեմբեր|դեկ|դեկտեմբերի|dekabr|dek|желтоқсан|жел|dicbre|dicem|decem|decbre|δεκέμβριος',
];

const numbers = byWord(NAMES.map((names, i) => [i + 1, foldList(names)]));

/** The months (1 to 12) by their folded names. */
export const monthsByName = (): ReadonlyMap<string, number> => numbers;

/** Given a folded word, returns the month (1 to 12) of that name, or null. */
export function monthOfName(folded: string): number | null {
  const month = numbers.get(folded);
  if (month !== undefined) return month;
  // Hebrew writes "in January" as one word
  return folded.startsWith('ב') ? (numbers.get(folded.slice(1)) ?? null) : null;
}

/** Croatia's names for months that other languages give to the next ones, with names for them that are theirs alone. */
const CROATIAN: ReadonlyMap<string, string> = new Map([
  ['listopad', 'oktobar'],
  ['listopada', 'oktobra'],
  ['lis', 'okt'],
  ['lip', 'jun'],
  ['srp', 'jul'],
]);
const CROATIAN_NAME = /(?<!\p{L})(?:listopada?|lis|lip|srp)(?!\p{L})/iu;
/** Words of statements and names of months that Poland's and Czechia's languages lack. */
const CROATIAN_WORD = pattern('iu')`(?<!\p{L})(?:stanje|izvod|izvadak|iznos|ra[čc]un[ua]|uplat[ae]|isplat[ae]
  |kartic[aeu]|karticom|kupnj[ae]|dugovanj[ea]|potra[žz]ivanj[ea]|tro[šs]kov[ia]|naknad[ae]|razdoblj[eau]|potra[žz]uje
  |duguje|ukupno|sije[čc]nja|velja[čc]e|o[žz]ujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|studenoga
  |prosinca)(?!\p{L})`;

/** Letters, words of statements and months of Polish, Czech or Slovak that Croatian does not have. */
const WEST_SLAVIC = pattern('iu')`[ąęłńśźżěřůťďňľĺ]|(?<!\p{L})(?:data|kwota|wyciag|rachun\p{L}+|konta|przelew\p{L}*
  |winien|popis|v[yý]pis\p{L}*|castka|zustatek|ucet|u[cč]tu|obrat\p{L}*|sty|stycznia|lut|lutego|kwi|kwietnia|maja|cze
  |czerwca|sie|sierpnia|wrz|gru|grudnia|led|ledna|dub|dubna|cvn|cvc|srpna|prosince)(?!\p{L})`;

/** True if a document's texts name a month that languages number differently, and are in none of these languages. */
export function namesUnclearMonths(texts: readonly string[]): boolean {
  if (!texts.some(isUnclearMonth)) return false;
  return !texts.some((text) => CROATIAN_WORD.test(text) || WEST_SLAVIC.test(text));
}

/** True for a text that names a month that languages number differently. */
export const isUnclearMonth = (text: string): boolean => CROATIAN_NAME.test(text);

/** True if a document's texts are Croatian, and name such a month. */
export const namesCroatianMonths = (texts: readonly string[]): boolean =>
  texts.some(isUnclearMonth) && texts.some((text) => CROATIAN_WORD.test(text));

/** Given a token of a Croatian document, returns it with names of months that mean the same in any language. */
export const plainMonths = (token: string): string =>
  token.replace(CROATIAN_NAME, (name) => CROATIAN.get(name.toLowerCase()) ?? name);
