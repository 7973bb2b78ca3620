/** Finds the name in the address that a paper is sent to. */
import { accountNamed } from '../../../lexicon/facts/accounts.ts';
import { endsInstitution } from '../../../lexicon/facts/institutions.ts';
import {
  hasAddressWord,
  hasPostcode,
  isAttention,
  titleWords,
  withoutHonorific,
} from '../../../lexicon/facts/person-words.ts';
import type { Phrase } from '../../../model/line.ts';
import { firstFound, itemAt, lastOf } from '../../../model/lists.ts';
import type { TokenLine } from '../../../model/table.ts';
import { isIssuers } from '../known-texts.ts';
import { sizeOf } from '../letterhead.ts';
import { isOther, isTellingLine, personOf } from './persons.ts';

/** The name is on one of so many lines of its block, and so many lines below it may be its address. */
const NAME_WITHIN = 3;
const ADDRESS_LINES = 6;
/** Words of a second holder's name, at the most, and lines of an address with room for one, at the least. */
const SECOND_WORDS = 4;
const LEAST_WITH_SECOND = 3;
/** What no person's address has: numbers to call, addresses of the web. */
const REACHED = /(?:^|\s)(?:tel|fax|telefon|téléphone|phone)\b|@|www\./iu;

/** Given a head and who issued the paper, returns the name in the first address that is not the issuer's; or null. */
export const addressee = (lines: readonly TokenLine[], size: number, institution: string | null): string | null =>
  firstFound(blocksOf(lines, size), (block) => addresseeOf(block, institution));

function addresseeOf(block: Block, institution: string | null): string | null {
  const texts = joinPairs(block.map(({ phrase }) => phrase.text).filter((text) => !isAttention(text)));
  const honoured = texts.map(withoutHonorific).find((name) => name !== null);
  if (honoured) return personOf(honoured);
  const upper = texts.slice(0, Math.min(texts.length - 1, NAME_WITHIN));
  const at = upper.findIndex((_, i) => !isAboveName(texts, i, institution));
  if (at < 0) return null;
  const [first, address] = [itemAt(texts, at), texts.slice(at + 1)];
  const postcode = at === 0 && hasPostcode(first);
  // the sender's one line is right above the address that the letter goes to
  if (isIssuers(first, institution)) return postcode && isAddress(address) ? nameBelow(texts) : null;
  const name = personOf(first);
  if (name === null) return postcode ? nameBelow(texts) : null;
  if (address.some((text) => REACHED.test(text)) || !isAddress(address)) return null;
  const second = address.length >= LEAST_WITH_SECOND ? secondHolder(address) : null;
  return second === null ? name : `${name}, ${second}`;
}

/** True for what is above a name: a note, a title alone, the paper's title, a kind of account. */
function isAboveName(texts: readonly string[], at: number, institution: string | null): boolean {
  const text = itemAt(texts, at);
  if (isTitleAlone(text) || endsInstitution(text)) return true;
  if (isIssuers(text, institution) || personOf(text) !== null || (at === 0 && hasPostcode(text))) return false;
  return texts.slice(0, at + 1).every((one) => isOther(one) || accountNamed(one)?.sure);
}

function isTitleAlone(text: string): boolean {
  const words = text.split(' ');
  return titleWords(words) === words.length;
}

/** "OLIVER J TRENT &" and the line below are one name. */
function joinPairs(texts: readonly string[]): string[] {
  const at = texts.findIndex((text, i) => / &$/.test(text) && i + 1 < texts.length);
  return at < 0 ? [...texts] : [...texts.slice(0, at), `${texts[at]} ${texts[at + 1]}`, ...texts.slice(at + 2)];
}

/** True for lines of an address: one has a postcode and a place, or a street with its number is above a place. */
function isAddress(texts: readonly string[]): boolean {
  const near = texts.slice(0, ADDRESS_LINES);
  const ends = near.findIndex((text) => isTellingLine(text));
  const lines = ends < 0 ? near : near.slice(0, ends);
  if (lines.some((text) => hasPostcode(text) && /\p{L}{2}/u.test(text))) return true;
  // in many countries the postcode is alone below the place, below the street
  const alone = lines.findIndex((text) => hasPostcode(text));
  if (alone >= 2 && !/\d/.test(itemAt(lines, alone - 1)) && lines.slice(0, alone).some(hasAddressWord)) return true;
  return (
    lines.length >= 2 && lines.some((text) => /\d/.test(text) && hasAddressWord(text)) && !/\d{3}/.test(lastOf(lines))
  );
}

const LINES_BELOW = 3;

/** The name below the postcode and the place, as in Japan, or below the sender's line. */
function nameBelow(texts: readonly string[]): string | null {
  const last = texts
    .slice(1, 1 + LINES_BELOW)
    .find((text) => !/\d/.test(text) && !isTitleAlone(text) && personOf(text) !== null && !hasAddressWord(text));
  return last === undefined ? null : personOf(last);
}

function secondHolder(address: readonly string[]): string | null {
  const [text = ''] = address;
  const street = address.findIndex((line) => /\d/.test(line));
  if (street < 1 || street >= address.length - 1 || hasAddressWord(text)) return null;
  return text.split(' ').length <= SECOND_WORDS ? personOf(text) : null;
}

/** Lines of an address are at most so many text sizes apart. */
const LINE_BELOW = 2.2;
/** Phrases with a smaller gap are beside each other. */
const LEAST_GAP = 0.3;
/** Sizes of the letters in a block differ by no more, in usual sizes. */
const SAME_SIZE = 0.25;
/** Lefts of an address differ by no more text sizes. */
const ALIGNED = 0.6;
const MOST_LINES = 8;

/** Phrases below each other. */
type Block = readonly { readonly phrase: Phrase; readonly line: TokenLine }[];

/** Given lines and the usual text size, returns the blocks of phrases below each other in one size. */
function blocksOf(lines: readonly TokenLine[], size: number): Block[] {
  const blocks: Block[number][][] = [];
  for (const line of lines) {
    for (const phrase of line.line.phrases) {
      // a value that a colon ties to its label is no line of an address
      if (isFigured(phrase, line) || /^[:：]/u.test(phrase.text)) continue;
      const next = { phrase, line };
      const block = blocks.findLast((one) => goesOn(lastOf(one), next, size));
      if (block && block.length < MOST_LINES) block.push(next);
      else blocks.push([next]);
    }
  }
  return blocks.filter((block) => block.length > 1);
}

/** True if a phrase is the next line of the block that another one ends. */
function goesOn(last: Block[number], { phrase, line: { line } }: Block[number], size: number): boolean {
  const above = last.line.line;
  const gap = line.baseline - above.baseline;
  if (above.page !== line.page || gap <= LEAST_GAP * size || gap > LINE_BELOW * Math.max(above.size, size))
    return false;
  const isAligned = Math.abs(last.phrase.x0 - phrase.x0) <= ALIGNED * size;
  return isAligned && Math.abs(sizeOf(last.phrase) - sizeOf(phrase)) <= SAME_SIZE * size;
}

/** True for a phrase right before an amount: "Purchases  $120.50" is no name above a street. */
function isFigured(phrase: Phrase, { line: { phrases }, amounts }: TokenLine): boolean {
  const next: Phrase | undefined = phrases[phrases.indexOf(phrase) + 1];
  return next !== undefined && amounts.some(({ token, x0 }) => !token.whole && Math.abs(x0 - next.x0) <= 1);
}
