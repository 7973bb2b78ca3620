/** Invents words as long as the original's, of the same kinds of letters: the same word for the same word. */
import { figureValue } from '../lexicon/number-words.ts';
import { firstOf, itemAt, makeOnce } from '../model/lists.ts';
import { IBAN_HEAD, isIban } from '../money/iban.ts';
import type { Stages } from '../stages.ts';
import { between, type Chance, pick } from './chance.ts';
import { EM } from './fonts.ts';
import { codePointOf, LAST_FIGURE } from './signs.ts';
import { meansSomething } from './vocabulary.ts';

type Widths = readonly { readonly own: number; readonly letters: string }[];

/** Letters by their width in thousandths of an em, as in the font of copies, from the narrowest. */
const WIDTHS: Readonly<Record<'consonants' | 'vowels', Widths>> = {
  consonants: [
    { own: 222, letters: 'jl' },
    { own: 278, letters: 'ft' },
    { own: 333, letters: 'r' },
    { own: 500, letters: 'cksvxyzJ' },
    { own: 556, letters: 'bdghnpqL' },
    { own: 611, letters: 'FTZ' },
    { own: 667, letters: 'BKPSVXY' },
    { own: 722, letters: 'CDHNR' },
    { own: 778, letters: 'GQ' },
  ],
  vowels: [
    { own: 222, letters: 'i' },
    { own: 278, letters: 'I' },
    { own: 556, letters: 'aeou' },
    { own: 667, letters: 'AE' },
    { own: 722, letters: 'U' },
    { own: 778, letters: 'O' },
  ],
};
/** The checksums of IBANs go from 2 to 98. */
const LAST_CHECK = 98;
/** A letter is no more than this wider than the average of its word, so that it does not cover the next. */
const OVER = 190;
const USUAL = 560;
/** Scripts whose letters take each other's place; of Han, some that name no business of banks. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Greek}/u, 'αβγδεζηθικλμνξοπρστυφχψω'],
  [/\p{Script=Cyrillic}/u, 'абвгдежзиклмнопрстуфхцчшыэюя'],
  [/\p{Script=Hebrew}/u, 'אבגדהוזחטיכלמנסעפצקרשת'],
  [/\p{Script=Arabic}/u, 'بتثجحخدذرزسشصضطظعغفقكلمنهو'],
  [/\p{Script=Thai}/u, 'กขคงจชซญดตถทธนบปผพฟภมยรลวสหอ'],
  [/\p{Script=Hiragana}/u, 'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろ'],
  [/\p{Script=Katakana}/u, 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロ'],
  [/\p{Script=Hangul}/u, '가나다라마바사아자차카타파하고노도로모보소오조초코토포호구누두루무부수우주추쿠투푸후'],
  [/\p{Script=Han}/u, '松竹梅桜山川森林海空雲雪風花鳥石泉湖島岩峰谷草葉星虹霧露波浜'],
  [/\p{Script=Armenian}/u, 'աբգդեզէըթժիլխծկհձղճմնշոչպջռսվտր'],
  [/\p{Script=Georgian}/u, 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'],
  [/\p{Script=Devanagari}/u, 'कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह'],
];
/** What the paper itself hides. */
const MASK = /^[Xx*•●#]+$/;
const TRIES = 60;

interface Seat {
  /** it does not begin its word */
  readonly inside: boolean;
  readonly vowel: boolean;
  /** of the word's letters on average, in thousandths of an em */
  readonly width: number;
}

/** By word of a document in lower case, the least average width of its letters, in thousandths of an em. */
export function averageWidths({ words }: Stages): ReadonlyMap<string, number> {
  const widths = new Map<string, number>();
  for (const { text, x0, x1, style } of words.flat()) {
    const width = ((x1 - x0) / style.size / Array.from(text).length) * EM;
    for (const part of text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
      widths.set(part, Math.min(width, widths.get(part) ?? Number.POSITIVE_INFINITY));
    }
  }
  return widths;
}

/** A dictionary from the words of one document to invented ones. */
export class Inventor {
  readonly #chance: Chance;
  readonly #known = new Map<string, string>();
  readonly #taken = new Set<string>();
  readonly #originals: ReadonlyMap<string, number>;

  /**
   * `originals`: the words of the document, in lower case, with the average width of their
   * letters in thousandths of an em. None of them is invented. A letter's own width would show which it was.
   */
  constructor(chance: Chance, originals: ReadonlyMap<string, number>) {
    this.#chance = chance;
    this.#originals = originals;
  }

  /** Given a word, returns another with as many code points: other letters and digits, the same marks. */
  word(text: string): string {
    return text.replace(/[\p{L}\p{M}\p{N}]+/gu, (part) => this.#part(part));
  }

  /** Given letters and digits that are no word, returns others: not the same for the same. */
  signs(text: string): string {
    return Array.from(text, (sign, i) => this.#sign(sign, { inside: true, vowel: i % 2 > 0, width: USUAL })).join('');
  }

  /** Given an account number in words as an IBAN is printed, returns words for another with a checksum that holds. */
  iban(words: readonly string[]): string[] {
    const whole = words.join('');
    const made = makeOnce(this.#known, whole, () => this.#validIban(whole));
    let at = 0;
    return words.map((word) => {
      at += word.length;
      return made.slice(at - word.length, at);
    });
  }

  #validIban(whole: string): string {
    const body = this.signs(whole.slice(IBAN_HEAD));
    for (let check = 2; check <= LAST_CHECK; check++) {
      const made = `${whole.slice(0, 2)}${String(check).padStart(2, '0')}${body}`;
      if (isIban(made)) return made;
    }
    return `${whole.slice(0, 2)}00${body}`;
  }

  #part(part: string): string {
    if (MASK.test(part)) return part;
    const key = lower(part);
    const known = this.#known.get(key);
    if (known !== undefined) return inCaseOf(part, known);
    let made = key;
    const width = this.#originals.get(key) ?? USUAL;
    for (let tries = 0; tries < TRIES; tries++) {
      const first = between(0, 1, this.#chance);
      const signs = Array.from(part, (sign, i) =>
        this.#sign(sign, { inside: i > 0, vowel: (first + i) % 2 > 0, width }),
      );
      made = signs.join('');
      if (!this.#taken.has(lower(made)) && !this.#originals.has(lower(made)) && !meansSomething(made)) break;
    }
    this.#known.set(key, lower(made));
    this.#taken.add(lower(made));
    return inCaseOf(part, made);
  }

  /** Returns another letter or digit. A number begins with a zero if it did, and else does not. */
  #sign(sign: string, { inside, vowel, width }: Seat): string {
    if (/\p{Nd}/u.test(sign)) {
      const value = figureValue(sign);
      const zero = codePointOf(sign) - value;
      if (inside) return String.fromCodePoint(zero + between(0, LAST_FIGURE, this.#chance));
      return value === 0 ? sign : String.fromCodePoint(zero + between(1, LAST_FIGURE, this.#chance));
    }
    if (!/\p{L}/u.test(sign)) return sign;
    const [, letters] = SCRIPTS.find(([script]) => script.test(sign)) ?? [];
    return pick(Array.from(letters ?? lettersOf(vowel, isCapital(sign), width)), this.#chance);
  }
}

const isCapital = (sign: string): boolean => sign !== sign.toLowerCase();

/** Returns the vowels or consonants that fit a width; the narrowest if none does. */
function lettersOf(vowel: boolean, capital: boolean, width: number): string {
  const all = WIDTHS[vowel ? 'vowels' : 'consonants'].flatMap(({ own, letters }) =>
    Array.from(letters, (letter) => ({ own, letter })).filter(({ letter }) => isCapital(letter) === capital),
  );
  const most = Math.max(width + OVER, firstOf(all).own);
  return all.flatMap(({ own, letter }) => (own <= most ? letter : [])).join('');
}

/** Given a word, returns it in small letters, as many as it has: some capitals have none of their own. */
function lower(word: string): string {
  return Array.from(word, (sign) => (sign.toLowerCase().length === sign.length ? sign.toLowerCase() : sign)).join('');
}

/** Gives an invented word the capitals of the word whose place it takes; both have as many code points. */
function inCaseOf(original: string, made: string): string {
  const originals = Array.from(original);
  return Array.from(made, (sign, i) => {
    const raised = isCapital(itemAt(originals, i)) ? sign.toUpperCase() : sign;
    return Array.from(raised).length === 1 ? raised : sign;
  }).join('');
}
