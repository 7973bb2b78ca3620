/** Names of the days of the week that are before or after a date. */
import { byWord } from '../phrases/by-word.ts';
import { foldWords, wordSet } from '../phrases/fold.ts';

/** Names that mean one day in all languages that write them, Monday first. */
const DAYS = [
  `mon monday montag lun lundi lunes lunedi maandag mandag pon poniedzialek pondeli maanantai pazartesi понедельник
   senin segunda-feira luni ponedjeljak понедељак понеделник δευτερα esmaspaev pirmdiena pirmadienis 월요일 月曜日 星期一 周一
   週一 hetfo ponedeljek pondelok`,
  `tue tues tuesday dienstag mardi martes martedi dinsdag tirsdag tisdag wtorek utery tiistai sali вторник selasa
   terca-feira martes marti utorak уторак τριτη teisipaev otrdiena antradienis 화요일 火曜日 星期二 周二 週二 kedd torek utorok`,
  `wed wednesday mittwoch mer mercredi mie miercoles mercoledi woensdag onsdag sroda streda keskiviikko carsamba
   среда rabu quarta-feira miercuri srijeda τεταρτη kolmapaev tresdiena treciadienis 수요일 水曜日 星期三 周三 週三 szerda streda`,
  `thu thur thurs thursday donnerstag jeu jeudi jue jueves giovedi donderdag torsdag czwartek ctvrtek torstai
   persembe четверг kamis quinta-feira joi cetvrtak четвртак четвъртък πεμπτη neljapaev ceturtdiena ketvirtadienis
   목요일 木曜日 星期四 周四 週四 csutortok cetrtek stvrtok`,
  `fri friday freitag ven vendredi vie viernes venerdi vrijdag fredag piatek patek perjantai cuma пятница jumat
   sexta-feira vineri petak петак петък παρασκευη reede piektdiena penktadienis 금요일 金曜日 星期五 周五 週五 pentek piatok`,
  `sat saturday samstag sonnabend sam samedi sab sabado sabato zaterdag lordag sobota lauantai cumartesi суббота
   sabtu sambata subota субота събота σαββατο laupaev sestdiena sestadienis 토요일 土曜日 星期六 周六 週六 szombat`,
  `sun sunday sonntag dim dimanche dom domingo domenica zondag sondag niedziela nedele sunnuntai pazar воскресенье
   minggu duminica nedjelja недеља неделя κυριακη puhapaev svetdiena sekmadienis 일요일 日曜日 星期日 周日 週日 vasarnap nedela
   nedelja`,
];

/** Names that mean one day in one language and another, or another word, in the next. */
const NAMES = `mo mi fr sa so
  segunda terca quarta quinta sexta seg ter qua qui sex
  gio
  ma wo vr za zo
  wt sr czw pt sob ndz
  ut st ct pa ne
  man tir ons tor fre
  pzt car per cum paz
  пн вт ср чт пт сб вс
  sen sel rab kam jum min
  일 월 화 수 목 금 토 日 月 火 水 木 金 土
  luns mercores xoves venres
  dilluns dimarts dimecres dijous divendres dissabte diumenge
  δευ τρι τετ πεμ παρ σαβ κυρ
  sreda petek
  сряда
  неділя понеділок вівторок середа четвер недела четврток петок сабота
  sunnudagur manudagur midvikudagur fimmtudagur fostudagur laugardagur
  ahad isnin khamis jumaat jumapili jumatatu jumanne jumatano alhamisi ijumaa jumamosi
  linggo miyerkules huwebes biyernes vrydag saterdag
  วันอาทิตย์ วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์
  الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت`;

/** Short names, words of their own in other languages ("mar" is March): days of the week only beside a date alone. */
const SHORT = `mar di do lu ma me je ve mi ju vi ti to ke pe la su on lo ut sr ce pe ne po pn wt cz
  dum vin ned uto sri cet sub sre нед пон уто сре чет пет суб вто саб нд niedz tis tors tirs
  son lor pet fim fos lau sze cs szo pr an tr kt sk sal cmt ahd isn kha dg dl dt dc dj dv ds linggo xov
  hai ba tu nam sau bay chu nhat อา จ อ พ พฤ ศ ส`;

const names = wordSet(`${DAYS.join(' ')} ${NAMES}`);
const short = wordSet(SHORT);

/** Given a folded word, returns whether it is the name of a day of the week in some language. */
export const isWeekday = (folded: string): boolean => names.has(folded);

/** The same for a word that is beside a date, and nothing else with both: there two letters are enough. */
export const isWeekdayBesideDate = (folded: string): boolean => names.has(folded) || short.has(folded);

const days = byWord(DAYS.map((names, i) => [i, foldWords(names)]));

/** Returns the day of the week that a folded word names, 0 for Monday; null if it means something else too: “Mar”. */
export const dayOfWeek = (folded: string): number | null => days.get(folded) ?? null;
