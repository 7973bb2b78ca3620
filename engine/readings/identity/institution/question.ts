/** The question of who issued a paper: every name around the rows is weighed. */
import { decide } from '../../../evidence/decide.ts';
import { webNamesIn } from '../../../lexicon/facts/institutions.ts';
import { fold } from '../../../lexicon/phrases/fold.ts';
import type { Letterhead } from '../letterhead.ts';
import { namesIn } from './names.ts';
import { INSTITUTION_RULES, type NameSubject } from './rules.ts';

/** The least weight of the issuer's name: that of a word for a bank. */
const LEAST = 4;
/** Strength of one unit of the weights that `explain` prints. */
const UNIT = 2;
/** Letters of a name that another one repeats, or that an address of the web holds, at the least. */
const REPEATED_LETTERS = 4;
const WEB_LETTERS = 4;

export interface Issuer {
  /** as printed; null if nothing names it */
  readonly name: string | null;
  /** all names that were weighed, the heaviest first, each once */
  readonly weighed: readonly { readonly name: string; readonly weight: number }[];
}

const QUESTION = { about: 'whether a name is the issuer’s', rules: INSTITUTION_RULES } as const;
const EXCLUDING = INSTITUTION_RULES.filter(({ level }) => level === 'excludes');

/** Given what is around the rows, returns who issued the paper. */
export function institutionOf(letterhead: Letterhead): Issuer {
  const { head, foot, running } = letterhead;
  const texts = [...head, ...foot].map(({ line }) => line.text);
  const webs = texts.flatMap(webNamesIn);
  const repeats = [...running, ...foot].flatMap(({ line }) => line.phrases.map(({ text }) => lettersOf(text)));
  const found = namesIn(letterhead).map((name): NameSubject => {
    const letters = lettersOf(name.found.name);
    const runs = repeats.some((text) => text.startsWith(letters));
    return { ...name, letters, runs, onWeb: webs.some((web) => webSays(web, letters)), repeated: false };
  });
  const mayBe = found.filter((name) => EXCLUDING.every((rule) => rule.find(name) === null));
  const ranked = mayBe
    .map((one) => ({ name: one.found.name, weight: weightOf({ ...one, repeated: isRepeated(one, mayBe) }) }))
    .sort((a, b) => b.weight - a.weight);
  const weighed = ranked.filter(({ name }, i) => ranked.findIndex((other) => other.name === name) === i);
  const [heaviest] = ranked;
  if (heaviest && heaviest.weight >= LEAST) return { name: heaviest.name, weighed };
  const sites = texts.flatMap((text) => (text.includes('www.') ? webNamesIn(text) : []));
  const [site, ...others] = new Set(sites);
  return { name: site !== undefined && others.length === 0 ? site : null, weighed };
}

function weightOf(subject: NameSubject): number {
  const { ranked } = decide(QUESTION, subject);
  const sum = (of: string) => ranked.find(({ answer }) => answer === of)?.scores.suggests ?? 0;
  return (sum('issuer') - sum('another')) / UNIT;
}

/** True if another name begins the same: "Harbour Bank", "Harbour Bank plc". */
function isRepeated({ letters }: NameSubject, names: readonly NameSubject[]): boolean {
  return names.some(
    ({ letters: other }) =>
      other.length >= REPEATED_LETTERS && letters !== other && (other.startsWith(letters) || letters.startsWith(other)),
  );
}

/** True if an address of the web begins with the letters of a name, or these with it. */
function webSays(web: string, letters: string): boolean {
  const plain = web.replace(/-/g, '');
  return letters.length >= WEB_LETTERS && (plain.startsWith(letters) || letters.startsWith(plain));
}

const lettersOf = (name: string): string => fold(name).replace(/ /g, '');
