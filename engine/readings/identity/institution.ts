/** Reads off the paper who issued it: every name in the head and the foot is weighed by what it says of itself and where it stands. */
import { greatest } from '../../geometry/extremes.ts';
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import {
  endsInstitution,
  type InstitutionName,
  institutionNamesIn,
  isImprint,
  isIssuerLabel,
  webNamesIn,
} from '../../lexicon/facts/institutions.ts';
import { labelOf } from '../../lexicon/facts/labels.ts';
import { namesThisPaper } from '../../lexicon/facts/paper-names.ts';
import { hasPostcode } from '../../lexicon/facts/person-words.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import type { Phrase } from '../../model/line.ts';
import type { TokenLine } from '../../model/table.ts';
import { isKnownText } from './known-texts.ts';
import type { Letterhead } from './letterhead.ts';

/** How much each kind of evidence weighs; what reaches the least is taken. */
const WEIGHT = {
  bank: 4,
  form: 2.5,
  weak: 2,
  issuer: 5,
  imprint: 1.5,
  web: 4,
  top: 1.5,
  large: 1.5,
  largest: 1,
  bold: 0.5,
  repeated: 1,
  running: 2,
};
const LEAST = 4;
/** What is no bank by its words needs the look of a letterhead, and a title that is another line. */
const UNTITLED = -2;
const LABELLED = -4;
/** Words of a brand, at the most. */
const BRAND_WORDS = 4;
/** Text of so many usual sizes is large, or small. */
const LARGE = 1.3;
const SMALL = 0.9;
/** The second line of a name begins where the first does, and stands below it, to so many text sizes. */
const ALIGNED = 0.3;
const END_BELOW = 1.8;
/** A letterhead stands on the first lines. */
const TOP_LINES = 3;

interface Candidate {
  readonly name: string;
  readonly letters: string;
  score: number;
  readonly order: number;
}

/** A name on the paper that may be the institution's, and how much speaks for it. */
interface Named {
  readonly name: string;
  readonly weight: number;
}

/** Letters of a phrase with a name in it, at the most: a longer one is a text, or made to do harm. */
const LONGEST_NAME = 400;

/** Who issued a paper. */
export interface Issuer {
  /** as printed; null where nothing tells it */
  readonly name: string | null;
  /** all names that were weighed, the heaviest first, each once */
  readonly weighed: readonly Named[];
}

/** Given what stands around the rows, returns who issued the paper. */
export function institutionOf({ head, foot, running, size }: Letterhead): Issuer {
  const lines = [...head, ...foot];
  const webs = lines.flatMap(({ line }) => webNamesIn(line.text));
  const titled = head.some(({ line }) => line.phrases.some(({ text }) => namesThisPaper(text) && !isWholeName(text)));
  const largest = Math.max(0, greatest(head.map(({ line }) => line.size)));
  const runningTexts = [...running, ...foot].flatMap(({ line }) => line.phrases.map(({ text }) => lettersOf(text)));
  const found: Candidate[] = [];
  const ended = new Set<Phrase>();
  lines.forEach((tl, at) => {
    const inHead = at < head.length;
    tl.line.phrases.forEach((phrase, i) => {
      const end = inHead ? endBelow(phrase, at, head) : null;
      if (end) ended.add(end);
      if (ended.has(phrase) || phrase.text.length > LONGEST_NAME) return;
      const whole = end ? `${phrase.text} ${end.text}` : phrase.text;
      for (const name of institutionNamesIn(valueIn(whole))) {
        const around = aroundOf(tl, i, name.name);
        const large = inHead && phraseSize(phrase) >= LARGE * size;
        const look = inHead
          ? (at < TOP_LINES ? WEIGHT.top : 0) +
            (large ? WEIGHT.large : 0) +
            (large && phraseSize(phrase) >= largest * 0.98 ? WEIGHT.largest : 0) +
            (phrase.words.every(({ style }) => style.bold) ? WEIGHT.bold : 0)
          : 0;
        // beside a name in the head may stand the number of a company that holds the account
        const text = inHead ? phrase.text : tl.line.text;
        const sender = inHead && phraseSize(phrase) <= SMALL * size && hasPostcode(phrase.text);
        const words = wordsScore(name, { ...around, titled, text, large, sender, top: inHead && at < TOP_LINES });
        if (words === null) continue;
        const letters = lettersOf(name.name);
        const repeats = runningTexts.some((text) => text.startsWith(letters)) ? WEIGHT.running : 0;
        found.push({ name: name.name, letters, score: words + look + repeats, order: found.length });
      }
    });
  });
  const sites = lines.flatMap(({ line }) => (line.text.includes('www.') ? webNamesIn(line.text) : []));
  return best(found, webs, sites);
}

/** Given a phrase of a line of the head, returns the one right below it that ends its name: "HARBOR FEDERAL", "CREDIT UNION"; or null. */
function endBelow({ text, x0 }: Phrase, at: number, head: readonly TokenLine[]): Phrase | null {
  const own = head[at].line;
  if (!/^\p{L}[\p{L}\s.&'’-]*$/u.test(text) || text.split(' ').length > BRAND_WORDS || isWholeName(text)) return null;
  for (const { line } of head.slice(at + 1)) {
    if (line.page !== own.page || line.baseline - own.baseline > END_BELOW * own.size) return null;
    const end = line.phrases.find((p) => Math.abs(p.x0 - x0) <= ALIGNED * own.size);
    if (end) return endsInstitution(end.text) ? end : null;
  }
  return null;
}

interface Around {
  readonly issuer: boolean;
  readonly labelled: boolean;
}

interface NamePosition extends Around {
  readonly titled: boolean;
  readonly text: string;
  readonly large: boolean;
  /** in the line of who sends a letter, in small print above its address */
  readonly sender: boolean;
  readonly top: boolean;
}

/** What the words of a name weigh where it stands; null where it is none. */
function wordsScore(
  found: InstitutionName,
  { issuer, labelled, titled, text, large, sender, top }: NamePosition,
): number | null {
  const { name, bank, form, weak } = found;
  if (isAnother(name, found)) return null;
  // in small letters throughout it may be any word: a brand is set large
  if (!large && name === name.toLowerCase() && name !== name.toUpperCase()) return null;
  const imprint = sender || isImprint(text) ? WEIGHT.imprint : 0;
  const label = issuer ? WEIGHT.issuer : labelled ? LABELLED : 0;
  if (bank) return WEIGHT.bank + (form ? WEIGHT.form : 0) + imprint + label;
  // a company's name in an address is the holder's
  const isStated = weak || imprint > 0 || large || issuer;
  if (form) return (weak ? WEIGHT.weak : 0) + (isStated ? WEIGHT.form + imprint : 0) + label;
  if (issuer) return label;
  if (name.split(' ').length > BRAND_WORDS || !(large || (top && (weak || !name.includes(' '))))) return null;
  return (weak ? WEIGHT.weak : 0) + (titled ? 0 : UNTITLED) + label;
}

/** True for words that tell something else: the paper's title, a label, a kind of account, a heading. */
function isAnother(name: string, { bank, form }: InstitutionName): boolean {
  if (form) return labelOf(name) !== null;
  if (!bank) return isKnownText(name) || accountNamed(name)?.sure === true;
  return namesThisPaper(name) || labelOf(name) !== null || lineKind(name)?.exact === true;
}

const isWholeName = (text: string): boolean => institutionNamesIn(text).some(({ bank }) => bank);

/** What stands before a name in its phrase, or before that on its line, or above its own colon. */
function aroundOf({ line }: TokenLine, i: number, name: string): Around {
  const { text } = line.phrases[i];
  // "CNPJ: 12.345 Instituição: Banco Exemplo"
  const own = /(?:^|\s)([^\s:：]+)\s*[:：]\s*$/u.exec(text.slice(0, text.indexOf(name)))?.[1];
  if (own !== undefined && isIssuerLabel(own)) return { issuer: true, labelled: true };
  const inside = /^([^:：]{2,40})[:：]/u.exec(text)?.[1];
  const before = inside ?? line.phrases[i - 1]?.text;
  if (before === undefined) return { issuer: isIssuerLabel(text.split(/\s+(?=\p{Lu})/u)[0] ?? ''), labelled: false };
  const label = before.replace(/[\s:：]+$/u, '');
  return {
    issuer: isIssuerLabel(label),
    labelled: inside !== undefined || /[:：]$/u.test(before) || labelOf(label) !== null,
  };
}

const valueIn = (text: string): string => text.replace(/^[^:：]{2,40}[:：]\s*(?=\S)/u, '');

function phraseSize({ words }: Phrase): number {
  return greatest(words.map(({ style }) => style.size));
}

/** The heaviest; what else of the paper says the same name adds to it. */
function best(found: readonly Candidate[], webs: readonly string[], sites: readonly string[]): Issuer {
  for (const one of found) {
    if (found.some((other) => other !== one && other.letters.length > 3 && samePlainly(one.letters, other.letters)))
      one.score += WEIGHT.repeated;
    if (webs.some((web) => webSays(web, one.name))) one.score += WEIGHT.web;
  }
  const ranked = found.toSorted((a, b) => b.score - a.score || a.order - b.order);
  const weighed = new Map<string, Named>();
  for (const { name, score } of ranked) if (!weighed.has(name)) weighed.set(name, { name, weight: score });
  const [heaviest] = ranked;
  if (heaviest && heaviest.score >= LEAST) return { name: heaviest.name, weighed: [...weighed.values()] };
  const [web, ...others] = [...new Set(sites)];
  return { name: web !== undefined && others.length === 0 ? web : null, weighed: [...weighed.values()] };
}

const samePlainly = (one: string, other: string): boolean =>
  one !== other && (other.startsWith(one) || one.startsWith(other));

/** True where an address of the web holds the name, or its first word. */
function webSays(web: string, name: string): boolean {
  const plain = web.replace(/-/g, '');
  const letters = lettersOf(name);
  return letters.length >= 4 && (plain.startsWith(letters) || letters.startsWith(plain));
}

const lettersOf = (name: string): string => fold(name).replace(/ /g, '');
