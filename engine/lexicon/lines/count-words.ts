/** Reads how many bookings a line says that there are: "12 transactions", "Écritures : 37", "Payments out (19)". */
import { columnRole } from '../headings/heading-roles.ts';
import { wordNumber } from '../number-words.ts';
import { fold, wordSet } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';
import { exactKind } from './kind-of-line.ts';
import { pageWord } from './page-words.ts';
import { sectionSign } from './sections.ts';

/** What bookings are called if they are counted, in the plural and in the cases that numbers take. */
const NOUNS = wordSet(`transaction transactions item items entry entries posting postings
   movement movements booking bookings record records txn txns operation operations
   payment payments line lines row rows
   transaktion transaktionen umsatz umsatze buchung buchungen posten
   position positionen bewegung bewegungen vorgang vorgange
   ecriture ecritures mouvement mouvements
   movimiento movimientos operacion operaciones transaccion transacciones apunte apuntes asiento asientos
   movimento movimentos lancamento lancamentos operacao operacoes transacao transacoes registro registros
   movimenti operazione operazioni transazione transazioni scritture
   transactie transacties boeking boekingen mutatie mutaties verrichting verrichtingen
   transakcja transakcje transakcji operacja operacje operacji pozycja pozycje pozycji
   transakce transakci pohyb pohyby pohybu pohybov polozka polozky
   polozek poloziek transakcia transakcii obrat obraty obratu
   tetel tetelek tetelt tetelbol tranzakcio tranzakciok tranzakciot
   tranzactie tranzactii operatiune operatiuni inregistrari
   transaktioner posteringar poster handelser bevegelser bevaegelser posteringer
   transaksjoner tapahtuma tapahtumat tapahtumaa tapahtumia tilitapahtumaa vienti viennit
   vientia
   tehing tehingud tehingut kanne kandeid darijums darijumi operacijos operaciju irasai
   islem islemler hareket hareketler adet kayit
   операция операции транзакция транзакции записей записи проводок
   операцій транзакцій трансакции записа промена движения
   κινησεις κινησεων συναλλαγες συναλλαγων εγγραφες
   transakcija transakcije prometa stavki stavke promet transaksi mutasi urusniaga rekod giao dich bút toán รายการ
   معاملات معاملة عمليات العمليات حركة حركات תנועות פעולות עסקאות תראנזאקציות`);
/** Words that may be beside them. */
const SMALL = wordSet(`number no nr num n nb nbre of total count in this the for period statement
   listed shown showing listing displaying displayed above all end month we us by
   processed lists contains results there were was are on your account you have made
   anzahl zahl der gesamt gesamtzahl summe insgesamt im zeitraum diesem auszug es wurden gebucht monat
   nombre de d des sur le la periode numero cantidad del los el quantidade do dos das periodo
   totale di nel aantal totaal van liczba ilosc razem lacznie pocet celkem celkom spolu szama osszesen darab db
   numar numarul antal antall totalt lukumaara yhteensa yht kpl arv kokku skaits kopa skaicius is viso sayisi toplam
   всего итого количество число кількість всього усього брой общо број укупно συνολο αριθμος broj ukupno stevilo skupaj
   jumlah jml bilangan banyaknya so luong tong จำนวน ทั้งหมด عدد مجموع إجمالي מספר סך הכל`);
/** Verbs of sentences that count them right behind: "Dit afschrift bevat 17 mutaties". */
const VERBS =
  wordSet(`contains lists shows includes comprises were was enthält umfasst sind wurden contient comporte présente
   contiene incluye recoge presenta hay contém apresenta foram comprende riporta presenti registrati registrate
   bevat omvat toont zijn zawiera obejmuje wykonano zaksięgowano innehåller omfattar visar
   finns indeholder viser inneholder er ble sisältää on oli obsahuje zahrnuje bylo
   tartalmaz mutat volt történt cuprinde conține sunt fost există vardır var
   bulunmaktadır içermektedir içerir terdapat ada memuat berisi`);
/** The other words of such sentences. */
const OF_SENTENCES = wordSet(`dieser auszug kontoauszug ihrem ihr konto ce relevé compte votre il y a eu este extracto
   estado cuenta su extrato conta presente questo estratto lo l conto sono stati state nel
   dit het afschrift rekeningafschrift overzicht er deze op uw rekening ten niniejszy wyciąg
   na rachunku w okresie detta utdraget kontoutdraget kontoutdrag under perioden kontot
   denne kontoudskriften kontoudskrift kontoudtoget kontoudtog udskriften der i
   kontoutskriften kontoutskrift utskriften det tiliotteella tiliote tällä tilillä
   kaudella
   tento tato výpis za období v ez az kivonat számlakivonat kimutatás időszakban
   acest extras extrasul cont cuprins în perioada selectată au înregistrate
   bu ekstrede ekstre hesap özetinde dönemde adet ini laporan koran pada selama periode sebanyak`);
const UNSPACED = pattern('u')`
  ^(?:合計|总计|總計|共计|共計|共|计|計|合|총|총계|합계)?(?:取引|お?取引|明細|交易|笔数|筆數|件数|件數|笔|筆|건수|거래|거래건수
  |총건수)?(?:件数|笔数|筆數|数|數)?[:：]?(\d{1,5})(?:件|笔|筆|건|條|条|則)?(?:取引|交易|거래|明細|明细)?$`;
/** More words describe something else. */
const MOST_WORDS = 8;
const NUMBER = /^\d{1,5}$/;
const YEAR = /^(?:19|20)\d\d$/;
/** Behind the name of a side: "Withdrawals (7)". */
const IN_BRACKETS = /^(.*?)\s*[([（](\d{1,5})[)\]）]/u;

/** "58 Debits EUR 44,642.40", "Debits 58 / 44,642.40": beside the sum of a side. */
const BESIDE_SUM = pattern('u')`^(?:(\d{1,5})\s+)?(\p{L}[\p{L}\p{M}\s./&]*?)\s*[:：]?(?:\s+(\d{1,5})\s*(?:[/|;·–-]
  |(?=\s[A-Z]{3}\s)))?(?:\s*[A-Z]{3}|\s*\p{Sc})?\s+[-–−]?\p{Sc}?\d[\d.,'’\s]*[.,]\d{2,3}[-–−]?$`;

/** "11 Debits 760 982": before the name of a side and its sum, maybe without decimals; "1 af 3" counts pages. */
const BEFORE_SUM =
  /^(\d{1,5})\s+(\p{L}[\p{L}\p{M}\s./&]*?)\s*[:：]?\s+(?:[A-Z]{3}\s*|\p{Sc}\s*)?[-–−]?\d[\d.,'’\s]*[-–−]?$/u;

/** What is behind a sum: its currency, or a mark for its side. */
const UNIT = /(?<=\d[-–−]?)\s*(?:\p{L}{1,3}\.?|\p{Sc})$/u;

type Side = 'in' | 'out';
const SIDES: Readonly<Partial<Record<string, Side>>> = {
  debit: 'out',
  total_debit: 'out',
  credit: 'in',
  total_credit: 'in',
};

/** A number of bookings, and their side if the paper says so. */
export interface StatedCount {
  readonly value: number;
  readonly side: Side | null;
  /** only a total is named: if money has decimals, a bare number counts */
  readonly bare?: boolean;
}

/** "4 month(s)": a time. */
const TIME = /^\d{1,4}\s+(?:year|month|week|day)(?:s|\(s\))?\W*$/iu;
/** "3. Charges": the number of a section. */
const ORDINAL = /^\d{1,2}[.)]\s/;
/** Given the text of a phrase, returns the number of bookings that it states, or null. */
export function countIn(text: string): StatedCount | null {
  if (TIME.test(text.trim()) || ORDINAL.test(text.trim())) return null;
  const unspaced = UNSPACED.exec(text.replace(/\s+/g, ''));
  if (unspaced && /\p{L}/u.test(text)) return { value: Number(unspaced[1]), side: null };
  return countOfAll(text) ?? countAlone(text) ?? countOfSide(text);
}

/** "Showing 1 to 3 of 5 entries", "3 von 5 Buchungen": the last number counts them all. */
const OF_ALL = pattern('iu')`^(?:\p{L}+:?\s+)?\d{1,5}(?:\s*(?:to|bis|à|a|hasta|-|–)\s*\d{1,5})?\s+(?:of|out of|von|de
  |sur|di|van|av|af|z|из)\s+(\d{1,5})\s+(\p{L}+)(?:\s+\p{L}+)?\.?$`;

function countOfAll(text: string): StatedCount | null {
  const [, number, noun = ''] = OF_ALL.exec(text) ?? [];
  return number !== undefined && namesBooking(fold(noun)) ? { value: Number(number), side: null } : null;
}

function countAlone(text: string): StatedCount | null {
  const words = text
    .split(/[\s:：]+/u)
    .map((word) => word.replace(/^[([]+|[)\],.;]+$/gu, ''))
    .map((word) => String(wordNumber(word) ?? word))
    .filter((word) => word !== '');
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  const [number, ...more] = words.filter((word) => NUMBER.test(word));
  const named = words.filter((word) => !NUMBER.test(word)).map(fold);
  const others = unbroken(named.filter((word) => word !== ''));
  if (number === undefined || more.length > 0 || YEAR.test(number)) return null;
  const value = Number(number);
  const at = words.indexOf(number);
  const behind = words[at + 1] ?? '';
  // "2 debits"
  const side = words.length === 2 && at === 0 ? sideOf(behind) : undefined;
  if (side) return { value, side, bare: true };
  if (isSentence(others) && namesBooking(fold(behind))) return { value, side: null };
  return countWith(others, value, NUMBERS.test(text));
}

const sideOf = (heading: string) => SIDES[columnRole(heading)?.role ?? ''];
const saysSomething = (word: string): boolean => !namesBooking(word) && !SMALL.has(word);

/** True for a verb with nothing beside it but words of sentences: "There were 3 payments". */
function isSentence(others: readonly string[]): boolean {
  if (!others.some((word) => VERBS.has(word))) return false;
  return others.filter(saysSomething).every((word) => VERBS.has(word) || OF_SENTENCES.has(word));
}

/** Returns the bookings that the words around a number count, or null. `isNumbered`: a word calls it a number. */
function countWith(others: readonly string[], value: number, isNumbered: boolean): StatedCount | null {
  const isCounted = others.some(namesBooking);
  const rest = others.filter(saysSomething);
  if (isCounted && rest.length === 0) return { value, side: null };
  // "Withdrawals: 3 items", "# of withdrawals 3"
  if (rest.length > 0 && (isCounted || isNumbered)) {
    const named = sideOf(rest.join(' '));
    return named ? { value, side: named } : null;
  }
  if (isCounted) return null;
  return exactKind(others.join(' '))?.kind === 'total' ? { value, side: null, bare: true } : null;
}

/** Joins the halves of a word for bookings in which room was drawn: "ite ms". */
function unbroken(words: readonly string[]): string[] {
  const joined = words.findIndex((word, i) => !namesBooking(word) && i > 0 && namesBooking(words[i - 1] + word));
  return joined < 0 ? [...words] : words.toSpliced(joined - 1, 2, words.slice(joined - 1, joined + 1).join(''));
}

/** Words that begin a label for a number of things. */
const NUMBERS = pattern('iu')`^(?:#|n[o°º]\.?|number|anzahl|zahl|nombre|nbre|número|numero|cantidad|quantidade|aantal
  |liczba|počet|antal|antall|broj|jumlah|sayısı)(?!\p{L})`;

/** Long words that end in one of the nouns are made of it: "Buchungsposten". */
const LEAST_NOUN = 5;
const COMPOUND = new RegExp(
  `.{3}(?:${[...NOUNS].filter((noun) => noun.length >= LEAST_NOUN && /^[a-z]+$/.test(noun)).join('|')})$`,
);

/** Given a folded word, returns whether bookings are called so if many are named or counted. */
export const namesBooking = (word: string): boolean => NOUNS.has(word) || COMPOUND.test(word);

function countOfSide(text: string): StatedCount | null {
  const bracketed = IN_BRACKETS.exec(text);
  const sum = text.replace(UNIT, '');
  const [, before, name, behind] = bracketed ? [] : (BESIDE_SUM.exec(sum) ?? BEFORE_SUM.exec(sum) ?? []);
  const label = bracketed?.[1] ?? name;
  const number = bracketed?.[2] ?? before ?? behind;
  if (label === undefined || number === undefined || YEAR.test(number) || pageWord(label) === 'O') return null;
  const value = Number(number);
  const heading = columnRole(label);
  // "Direct debits (2)" are a part of a side, and a street may name one: "2210 Shore Dr Apt 31"
  const side = (heading?.weight === 1 ? SIDES[heading.role] : undefined) ?? SIDES[exactKind(label)?.kind ?? ''];
  if (side) return { value, side };
  // on a card the side of a list is another
  return sectionSign(label)?.sign ? { value, side: null } : null;
}
