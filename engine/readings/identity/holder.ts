/** Reads off the paper whose account it is: the name beside its label, or first in the address that the paper is sent to. */
import { monthOfName } from '../../lexicon/calendar/months.ts';
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import { endsInstitution, institutionNamesIn, isTradeWord } from '../../lexicon/facts/institutions.ts';
import { isOfSecondHolder, labelOf, labelsIn } from '../../lexicon/facts/labels.ts';
import {
  greeted,
  hasAddressWord,
  hasPostcode,
  isAttention,
  titleWords,
  withoutHonorific,
} from '../../lexicon/facts/person-words.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { Phrase } from '../../model/line.ts';
import type { TokenLine } from '../../model/table.ts';
import { currencyCode } from '../../money/currencies.ts';
import { cellOf } from '../facts/cells.ts';
import { type Block, blocksOf, sizeOf } from './blocks.ts';
import { isKnownText } from './known-texts.ts';
import type { Letterhead } from './letterhead.ts';
import { isOther, isTellingLine, personOf } from './persons.ts';

/** A label stands above its value within this many text sizes. */
const LINE_BELOW = 2.2;
const MOST_LABEL_WORDS = 5;
/** Single words that are labels, and the beginning of much else. */
const MANIFOLD =
  /^(?:client|customer|kunde|name|nom|nombre|nome|naam|navn|member|account|sr|don|señor|[^\s\u2e80-\uffff]{1,4})$/iu;
/** Names on lines of their own above one address, at the most. */
const MOST_HOLDERS = 2;
/** A name without any label stands on the first lines, in no large letters. */
const BARE_LINES = 14;
const BARE_SIZE = 1.25;
/** Whoever reads it: "お客様", "会員の皆様". */
const ANYBODY = /^(?:お|ご|各|貴|会員|皆)|[、。]|皆様$/u;

/** Whose account it is, and by what the paper tells it. */
export interface Holder {
  /** as printed */
  readonly name: string;
  readonly by: 'label' | 'address' | 'title' | 'label in the foot' | 'greeting' | 'name alone';
}

/** Given what stands around the rows and who issued the paper, returns the holder, or null where nothing tells it. */
export function holderOf({ head, foot, size }: Letterhead, institution: string | null): Holder | null {
  const ways: readonly [Holder['by'], () => string | null][] = [
    ['label', () => labelledName(head, institution)],
    ['address', () => addressee(head, size, institution)],
    ['title', () => titledName(head, institution)],
    ['label in the foot', () => labelledName(foot, institution)],
    ['greeting', () => greetedName(head)],
    ['name alone', () => bareName(head, size, institution)],
  ];
  for (const [by, nameOf] of ways) {
    const name = nameOf();
    if (name !== null) return name === institution ? null : { name, by };
  }
  return null;
}

/** The name beside or below a label for it. */
function labelledName(lines: readonly TokenLine[], institution: string | null): string | null {
  for (const [at, { line }] of lines.entries()) {
    for (const [i, phrase] of line.phrases.entries()) {
      const label = holderLabel(phrase.text) ?? labelWithin(phrase.text);
      if (label === null || isOfSecondHolder(phrase.text)) continue;
      const beside = line.phrases[i + 1]?.text ?? '';
      const isLast = i >= line.phrases.length - (label.rest === '' ? 2 : 1);
      const values =
        label.rest !== ''
          ? [beforeLabelled(label.rest, isLast), ...(labelOf(label.rest) === null ? [] : [below(phrase, at, lines)])]
          : [beforeLabelled(beside, isLast), below(phrase, at, lines)];
      const name = values.map((value) => personOf(value)).find((value) => value !== null);
      if (name && name !== institution && accountNamed(name) === null) return name;
    }
  }
  return null;
}

/** Given a phrase that begins with a label for the holder, returns what follows it there; null for another. */
function holderLabel(text: string): { rest: string } | null {
  const colon = /^([^:：]{2,60}?)\s*[:：]+[\s-]*(.*)$/u.exec(text);
  if (colon) return labelOf(colon[1]) === 'holder' ? { rest: colon[2].trim() } : null;
  const words = text.split(' ');
  for (let to = Math.min(words.length, MOST_LABEL_WORDS); to > 0; to--) {
    if (labelOf(words.slice(0, to).join(' ')) !== 'holder') continue;
    // "Client" of "Client Services" is no label
    const isLabel = to === words.length || to > 1 || !MANIFOLD.test(words[0]);
    return isLabel ? { rest: words.slice(to).join(' ') } : null;
  }
  return null;
}

/** Given the value beside a label, and whether it is the last on its line, returns it up to the next label that has a value of its own: "Mai Tran Account no: 0118". */
function beforeLabelled(text: string, isLast: boolean): string {
  const words = text.split(' ');
  const next = labelsIn(words).find(({ from, to }) => {
    const hasValue = to < words.length ? /\d/.test(words[to]) : !isLast;
    return from > 0 && (hasValue || /[:：]$/u.test(words[to - 1]));
  });
  return words.slice(0, next?.from).join(' ');
}

/** The same for a label with a colon in the midst of a phrase: "Cuenta ES96 … Titular: Luis Ejemplo Divisa EUR". */
function labelWithin(text: string): { rest: string } | null {
  const words = text.split(' ');
  const labels = labelsIn(words);
  const at = labels.findIndex(({ label, from, to }) => label === 'holder' && from > 0 && /[:：]$/u.test(words[to - 1]));
  if (at < 0) return null;
  return { rest: words.slice(labels[at].to, labels[at + 1]?.from).join(' ') };
}

function below(phrase: Phrase, at: number, lines: readonly TokenLine[]): string {
  const own = lines[at].line;
  for (let i = at + 1; i < lines.length && lines[i].line.page === own.page; i++) {
    const { line } = lines[i];
    if (line.baseline - own.baseline > LINE_BELOW * own.size) break;
    const found = line.phrases.find(({ x0, x1 }) => x0 < phrase.x1 && x1 > phrase.x0);
    if (found) return cellOf(found, phrase.x0, own.phrases[own.phrases.indexOf(phrase) + 1]?.x0);
  }
  return '';
}

/** The first lines of the address that is sent to, the institution's own left out. */
function addressee(lines: readonly TokenLine[], size: number, institution: string | null): string | null {
  for (const block of blocksOf(lines, size)) {
    const name = addresseeOf(block, institution);
    if (name !== null) return name;
  }
  return null;
}

/** Given lines below each other, returns the name in them where they are an address, or null. */
function addresseeOf(block: Block, institution: string | null): string | null {
  const texts = joinPairs(block.map(({ phrase }) => phrase.text).filter((text) => !isAttention(text)));
  const honoured = texts.map(withoutHonorific).find((name) => name !== null);
  if (honoured) return personOf(honoured);
  // what stands above the name ("Private and confidential", a title alone) is none
  for (let at = 0; at < Math.min(texts.length - 1, 3); at++) {
    const title = texts[at].split(' ');
    if (titleWords(title) === title.length || endsInstitution(texts[at])) continue;
    // the one line of who sends a letter stands right above the address that it is sent to
    if (isIssuers(texts[at], institution))
      return at === 0 && hasPostcode(texts[0]) && isAddress(texts.slice(1)) ? nameBelow(texts) : null;
    const name = personOf(texts[at]);
    if (name === null) {
      if (at === 0 && hasPostcode(texts[at])) return nameBelow(texts);
      // the paper's title and the kind of account may stand right above
      if (texts.slice(0, at + 1).every((text) => isOther(text) || accountNamed(text)?.sure)) continue;
      return null;
    }
    const address = texts.slice(at + 1);
    if (address.some((text) => /(?:^|\s)(?:tel|fax|telefon|téléphone|phone)\b|@|www\./iu.test(text))) return null;
    if (!isAddress(address)) return null;
    const second = address.length >= 3 ? secondHolder(address) : null;
    return second === null ? name : `${name}, ${second}`;
  }
  return null;
}

/** "OLIVER J TRENT &" and the line below are one. */
function joinPairs(texts: readonly string[]): string[] {
  const at = texts.findIndex((text, i) => / &$/.test(text) && i + 1 < texts.length);
  return at < 0 ? [...texts] : [...texts.slice(0, at), `${texts[at]} ${texts[at + 1]}`, ...texts.slice(at + 2)];
}

/** Lines of an address: one has a postcode and a place, or a street with its number stands above a place. */
function isAddress(texts: readonly string[]): boolean {
  const near = texts.slice(0, 6);
  const ends = near.findIndex((text) => isTellingLine(text));
  const lines = ends < 0 ? near : near.slice(0, ends);
  if (lines.some((text) => hasPostcode(text) && /\p{L}{2}/u.test(text))) return true;
  // in many countries it stands alone below the place, which is below the street
  const alone = lines.findIndex((text) => hasPostcode(text));
  if (alone >= 2 && !/\d/.test(lines[alone - 1]) && lines.slice(0, alone).some(hasAddressWord)) return true;
  return (
    lines.length >= 2 &&
    lines.some((text) => /\d/.test(text) && hasAddressWord(text)) &&
    !/\d{3}/.test(lines[lines.length - 1])
  );
}

/** In Japan the name stands below the postcode and the place; elsewhere below the line of the sender, maybe behind a title alone. */
function nameBelow(texts: readonly string[]): string | null {
  const isTitle = (words: readonly string[]) => titleWords(words) === words.length;
  const last = texts
    .slice(1, 4)
    .find((text) => !/\d/.test(text) && !isTitle(text.split(' ')) && personOf(text) !== null && !hasAddressWord(text));
  return last === undefined ? null : personOf(last);
}

/** A second name between the first and the street. */
function secondHolder(address: readonly string[]): string | null {
  const [text] = address.slice(0, MOST_HOLDERS - 1);
  const street = address.findIndex((line) => /\d/.test(line));
  if (street < 1 || street >= address.length - 1 || hasAddressWord(text)) return null;
  return text.split(' ').length <= 4 ? personOf(text) : null;
}

/** A name behind a title, or before an honorific, wherever it stands above the rows: "Mr Kofi Oakes", "山田 花子 様". */
function titledName(lines: readonly TokenLine[], institution: string | null): string | null {
  for (const { line } of lines) {
    for (const [i, { text }] of line.phrases.entries()) {
      const honoured = ANYBODY.test(text) ? null : withoutHonorific(text);
      if (honoured !== null) return personOf(honoured);
      const words = text.split(' ');
      const title = titleWords(words);
      const isValue = i > 0 && !isOther(line.phrases[i - 1].text);
      if (title === 0 || title === words.length || words.length - title > 4 || isValue) continue;
      if (!isIssuers(text, institution)) return personOf(text);
    }
  }
  return null;
}

/** The first and the last name behind a greeting: "Dear Lena Okafor,". */
function greetedName(lines: readonly TokenLine[]): string | null {
  for (const { line } of lines) {
    for (const { text } of line.phrases) {
      const name = personOf(greeted(text) ?? '');
      if (name === null || name.split(' ').length < 2) continue;
      if (name.split(' ').every((word) => !isKnown(word) && /^[\p{Lu}\p{Lo}]/u.test(word))) return name;
    }
  }
  return null;
}

/** Two to four words that are nothing else, first on a line of the head and the only such: "INES TANAKA". */
function bareName(lines: readonly TokenLine[], size: number, institution: string | null): string | null {
  const names = new Set<string>();
  for (const { line } of lines.slice(0, BARE_LINES)) {
    const [phrase] = line.phrases;
    const words = phrase.text.split(' ');
    if (words.length < 2 || words.length > 4 || sizeOf(phrase) > BARE_SIZE * size) continue;
    if (!words.every((word) => /^\p{Lu}[\p{L}'’-]*\.?$/u.test(word)) || !/\p{L}{3}/u.test(phrase.text)) continue;
    if (words.some(isKnown) || hasAddressWord(phrase.text) || isIssuers(phrase.text, institution)) continue;
    const name = personOf(phrase.text);
    if (name !== null) names.add(name);
  }
  const [only, ...others] = names;
  return others.length === 0 ? (only ?? null) : null;
}

/** A word that is a label, a heading, a kind of account or a month: nobody is called so. */
const isKnown = (word: string): boolean =>
  isKnownText(word) ||
  accountNamed(word) !== null ||
  isTradeWord(fold(word)) ||
  monthOfName(fold(word)) !== null ||
  currencyCode(word) !== null;

const isIssuers = (text: string, institution: string | null): boolean =>
  (institution !== null && text.includes(institution)) || institutionNamesIn(text).some(({ bank }) => bank);
