/** Names of the days of the week that stand before or after a date. */
import { fold } from '../phrases/fold.ts';

const NAMES = `mon monday tue tues tuesday wed wednesday thu thur thurs thursday fri friday sat saturday sun sunday
  montag dienstag mittwoch donnerstag freitag samstag sonntag sonnabend mo mi fr sa so
  lun lundi mardi mer mercredi jeu jeudi ven vendredi sam samedi dim dimanche
  lunes mie miercoles jue jueves vie viernes sab sabado domingo dom
  segunda terca quarta quinta sexta seg ter qua qui sex
  lunedi martedi mercoledi giovedi venerdi sabato domenica gio
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag ma wo vr za zo
  pon poniedzialek wt wtorek sr sroda czw czwartek pt piatek sob sobota niedziela ndz
  pondeli utery streda ctvrtek patek nedele ut st ct pa ne
  mandag tirsdag onsdag torsdag fredag lordag sondag man tir ons tor fre
  maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai
  pazartesi sali carsamba persembe cuma cumartesi pazar pzt car per cum paz
  понедельник вторник среда четверг пятница суббота воскресенье пн вт ср чт пт сб вс
  senin selasa rabu kamis jumat sabtu minggu sen sel rab kam jum min
  일 월 화 수 목 금 토 日 月 火 水 木 金 土 星期一 星期二 星期三 星期四 星期五 星期六 星期日`;

const FURTHER = `martes segunda-feira terca-feira quarta-feira quinta-feira sexta-feira luns mercores xoves venres
  dilluns dimarts dimecres dijous divendres dissabte diumenge
  hetfo kedd szerda csutortok pentek szombat vasarnap
  luni marti miercuri joi vineri sambata duminica
  δευτερα τριτη τεταρτη πεμπτη παρασκευη σαββατο κυριακη δευ τρι τετ πεμ παρ σαβ κυρ
  ponedjeljak utorak srijeda cetvrtak petak subota nedjelja pondelok utorok streda stvrtok piatok nedela
  ponedeljek torek sreda cetrtek petek nedelja
  недеља понедељак уторак четвртак петак субота неделя понеделник сряда четвъртък петък събота
  неділя понеділок вівторок середа четвер субота недела четврток петок сабота
  mandag tisdag lordag sunnudagur manudagur midvikudagur fimmtudagur fostudagur laugardagur
  puhapaev esmaspaev teisipaev kolmapaev neljapaev reede laupaev
  svetdiena pirmdiena otrdiena tresdiena ceturtdiena piektdiena sestdiena
  sekmadienis pirmadienis antradienis treciadienis ketvirtadienis penktadienis sestadienis
  ahad isnin khamis jumaat jumapili jumatatu jumanne jumatano alhamisi ijumaa jumamosi
  linggo miyerkules huwebes biyernes vrydag saterdag
  วันอาทิตย์ วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์
  الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت 일요일 월요일 화요일 수요일 목요일 금요일 토요일
  周一 周二 周三 周四 周五 周六 周日 週一 週二 週三 週四 週五 週六 週日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日`;

/** Of few letters, and words of their own in other languages (March is one of them): names of days right beside a date alone. */
const SHORT = `mar di do lu ma me je ve mi ju vi ti to ke pe la su on lo ut sr ce pe ne po pn wt cz
  dum vin ned uto sri cet sub sre нед пон уто сре чет пет суб вто саб нд niedz tis tors tirs
  son lor pet fim fos lau sze cs szo pr an tr kt sk sal cmt ahd isn kha dg dl dt dc dj dv ds linggo xov
  hai ba tu nam sau bay chu nhat อา จ อ พ พฤ ศ ส`;

const names = new Set(`${NAMES} ${FURTHER}`.split(/\s+/).map(fold));
const short = new Set(SHORT.split(/\s+/).map(fold));

/** Given a folded word, returns whether it is the name of a day of the week in some language. */
export function isWeekday(folded: string): boolean {
  return names.has(folded);
}

/** The same for a word that stands beside a date, and nothing else with both: there two letters are enough. */
export function isWeekdayBesideDate(folded: string): boolean {
  return names.has(folded) || short.has(folded);
}

/** Names that mean one day in all languages that write them, Monday first. */
const DAYS = [
  'mon monday montag lun lundi lunes lunedi maandag mandag pon poniedzialek pondeli',
  'tue tues tuesday dienstag mardi martes martedi dinsdag tirsdag tisdag wtorek utery',
  'wed wednesday mittwoch mer mercredi mie miercoles mercoledi woensdag onsdag sroda streda',
  'thu thur thurs thursday donnerstag jeu jeudi jue jueves giovedi donderdag torsdag czwartek ctvrtek',
  'fri friday freitag ven vendredi vie viernes venerdi vrijdag fredag piatek patek',
  'sat saturday samstag sonnabend sam samedi sab sabado sabato zaterdag lordag sobota',
  'sun sunday sonntag dim dimanche dom domingo domenica zondag sondag niedziela nedele',
];
const days = new Map(DAYS.flatMap((list, i) => list.split(' ').map((name): [string, number] => [fold(name), i])));

/** Given a folded word, returns the day of the week that it names, 0 for Monday; null for others, and for names that mean something else too, as “Mar” does. */
export const dayOfWeek = (folded: string): number | null => days.get(folded) ?? null;
