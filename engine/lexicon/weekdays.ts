/** Names of the days of the week that stand before or after a date. */
import { fold } from './fold.ts';

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

const names = new Set(NAMES.split(/\s+/).map(fold));

/** Given a folded word, returns whether it is the name of a day of the week in some language. */
export function isWeekday(folded: string): boolean {
  return names.has(folded);
}
