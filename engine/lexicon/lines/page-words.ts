/** The words with which papers number their pages, in many languages and scripts. */
import { byWord } from '../phrases/by-word.ts';
import { fold, foldWords, wordSet } from '../phrases/fold.ts';

/** A page, or the sheet of paper that it is printed on. */
const PAGE = `page pg pag pág página pagina pàgina páxina paġna pagg pags págs seite blatt bl feuille feuillet folio
  fol hoja folha foglio fo bladzijde blad volgblad blz
  strona str stránka stranka strana stranica stran list lista arkusz ark
  ark. oldal lap страница страницы стр стор сторінка страна лист арк аркуш лист бет хуудас σελίδα σελ φύλλο sida sid
  side sivu leht lehekülg lehekulg lk lapa lappuse lpp puslapis psl lapas sayfa səhifə sahifa bet faqe faqja halaman
  hal muka surat mukasurat trang tờ หน้า หน้าที่ แผ่นที่ ໜ້າ ទំព័រ စာမျက်နှာ ページ ペイジ 頁 頁目 ページ目 页 页码 页次 页数 頁次 頁數 頁数 頁碼 第
  枚目 페이지 쪽 صفحة الصفحة صفحه ورقة עמוד דף पृष्ठ पेज পৃষ্ঠা পাতা ਪੰਨਾ પાનું பக்கம் పేజీ ಪುಟ പേജ് පිටුව გვერდი էջ ገጽ
  bladsy ukurasa pahina síða blaðsíða bls bladnummer blattnummer seitennummer sidnummer sidenummer sivunumero
  pagenumber paginanummer bladzijdenummer orria leathanach tudalen sheet leaf fila filă foaia foaie`;
/** Several of them: what follows is how many there are. */
const PAGES = `pages sheets seiten blätter páginas paginas pagine pàgines hojas folhas fogli feuilles bladzijden
  bladzijdes paginas pagina's stron strony stránek strán stranica oldalak страниц страници сторінок листов листа
  σελίδες sidor sider sivua sivut lehekülge lapas puslapiai puslapių sayfası صفحات עמודים दफ पृष्ठों`;
/** Letters for a page: they are one before a number alone. */
const SHORT = 'p s fl';
/** Between a number and how many there are. */
const OF = `of von de du des sur di del da della van z ze od av af out ud ut dari daripada trên của iš izo nga din из з
  із зі от од от общо από εκ su sobre من از מתוך של จาก ของ ใน ຈາກ នៃ का की में से এর থেকে মধ্যে 共 之 全 đến kutoka
  katika ya gesamt insgesamt insg jumlah itd dan einer`;
/** Between how many there are and a number, in that order: "3ページ中1ページ". */
const AMONG = '中 중';
const TOTAL = `total totaal totale totali totales totais anzahl gesamtzahl gesamtanzahl nombre cantidad quantità
  aantal liczba počet antal antall всего итого общо count 總 总 總共 总共 總計 合計 合共 共計 共计 총 전체 ทั้งหมด общо összesen toplam
  إجمالي عدد סהכ`;
const NUMBER = `no nr n number num nbr nummer numero número numéro nro numer číslo cislo c broj бр номер № số ที่ ke
  番号 번호 رقم מספר αρ αριθμός nombor nomor`;
/** "Continued on page 2", "Übertrag von Blatt 1": before the word for a page these make it another one. */
const REFERS = `on to from at in see next previous last back auf aus siehe s vgl zur zum nach en à a la le vers voir
  véase ver vea vedi alla dalla pagina zie naar op do na viz lásd след на од till från til fra se sonraki önceki
  sambung ke bersambung halaman xem ต่อ 次 前 上 下 续 續 接 other another this each per every into overleaf continued
  continues suite segue sigue continúa continua fortsetzung übertrag vervolg`;

export type PageWord = 'P' | 'Q' | 'S' | 'O' | 'A' | 'T' | '#';

const KINDS = byWord<PageWord>([
  ['P', foldWords(PAGE)],
  ['Q', foldWords(PAGES)],
  ['S', foldWords(SHORT)],
  ['O', foldWords(OF)],
  ['T', foldWords(TOTAL)],
  ['A', foldWords(AMONG)],
  ['#', foldWords(NUMBER)],
]);

/** Words for a sheet, whose two sides are pages. */
const SHEETS = wordSet(
  `sheet blatt bl feuille feuillet folio fol hoja folha foglio blad list lap лист арк аркуш φύλλο leht tờ แผ่นที่ 枚目
    ورقة leaf ark`,
);
const REFERRING = wordSet(REFERS);

/** Returns what a word says of pages: P page, Q pages, S perhaps one, O "of", A "among", T "total", # "number". */
export const pageWord = (word: string): PageWord | null => KINDS.get(fold(word)) ?? null;

/** Given a word for a page, returns whether it may count sheets of paper, with two sides each. */
export const countsSheets = (word: string): boolean => SHEETS.has(fold(word));

/** Given the word before one for a page, returns whether it refers to another page than the one it is on. */
export const refersToPage = (word: string): boolean => REFERRING.has(fold(word));
