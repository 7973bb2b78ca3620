/** Finds the names around the rows that may be the institution's, and how each is printed. */
import { greatest } from '../../../geometry/extremes.ts';
import { beginAlike, phraseBelow } from '../../../labels/near-phrases.ts';
import { atFirstColon, bareLabel } from '../../../labels/values.ts';
import { endsInstitution, institutionNamesIn, isImprint, isIssuerLabel } from '../../../lexicon/facts/institutions.ts';
import { labelOf } from '../../../lexicon/facts/labels.ts';
import { namesThisPaper } from '../../../lexicon/facts/paper-names.ts';
import { hasPostcode } from '../../../lexicon/facts/person-words.ts';
import type { Line, Phrase } from '../../../model/line.ts';
import { itemAt } from '../../../model/lists.ts';
import type { TokenLine } from '../../../model/table.ts';
import { namesBank } from '../known-texts.ts';
import { type Letterhead, sizeOf } from '../letterhead.ts';

/** Words of the first of two lines with a name, at the most. */
const BRAND_WORDS = 4;
/** Text is large, or small, from so many usual sizes on; as large as the largest from this share on. */
const LARGE = 1.3;
const SMALL = 0.9;
const AS_LARGE = 0.98;
/** The second line of a name begins where the first does, and is right below it, in text sizes. */
const ALIGNED = 0.3;
const END_BELOW = 1.8;
const TOP_LINES = 3;
/** Letters of a phrase with a name, at the most: a longer one is a text, or made to do harm. */
const LONGEST_NAME = 400;
const LEAST_LABEL = 2;
const LONGEST_LABEL = 40;

/** A name, and how it is printed. */
export type FoundName = Readonly<ReturnType<typeof namesIn>[number]>;

/** Given what is around the rows, returns the names in it, in order. */
export function namesIn({ head, foot, size }: Letterhead) {
  /** another line of the head is the paper's title */
  const titled = head.some(({ line }) => line.phrases.some(({ text }) => namesThisPaper(text) && !namesBank(text)));
  const page = { size, largest: Math.max(0, greatest(head.map(({ line }) => line.size))) };
  const ended = new Set<Phrase>();
  const inHead = head.flatMap(({ line }, at) =>
    line.phrases.flatMap((phrase, i) => {
      const end = endBelow(phrase, at, head);
      if (end !== null) ended.add(end);
      if (ended.has(phrase)) return [];
      const text = end === null ? phrase.text : `${phrase.text} ${end.text}`;
      /** beside a register, an authority or a seat, or in small print above the address */
      const imprint = isImprint(phrase.text) || (sizeOf(phrase) <= SMALL * size && hasPostcode(phrase.text));
      return [{ text, line, i, ...lookOf(phrase, at < TOP_LINES, page), imprint }];
    }),
  );
  const inFoot = foot.flatMap(({ line }) => {
    const imprint = isImprint(line.text);
    return line.phrases.map(({ text }, i) => ({ text, line, i, ...PLAIN, imprint }));
  });
  return [...inHead, ...inFoot].flatMap(({ text, line, i, ...look }) =>
    itemAt(line.phrases, i).text.length > LONGEST_NAME
      ? []
      : institutionNamesIn(valueIn(text)).map((found) => ({
          found,
          ...aroundOf(line, i, found.name),
          ...look,
          titled,
        })),
  );
}

/** How letterheads are printed: on the first lines, in large letters, in the largest, in bold. */
type Look = Readonly<Record<'top' | 'large' | 'largest' | 'bold', boolean>>;
const PLAIN: Look = { top: false, large: false, largest: false, bold: false };

function lookOf(phrase: Phrase, top: boolean, page: { readonly size: number; readonly largest: number }): Look {
  const size = sizeOf(phrase);
  const large = size >= LARGE * page.size;
  const bold = phrase.words.every(({ style }) => style.bold);
  return { top, large, largest: large && size >= page.largest * AS_LARGE, bold };
}

/** The phrase right below that ends a name: "HARBOR FEDERAL", "CREDIT UNION"; or null. */
function endBelow(phrase: Phrase, at: number, head: readonly TokenLine[]): Phrase | null {
  const { text } = phrase;
  if (!/^\p{L}[\p{L}\s.&'’-]*$/u.test(text) || text.split(' ').length > BRAND_WORDS || namesBank(text)) return null;
  const aligned = beginAlike(ALIGNED * itemAt(head, at).line.size);
  const end = phraseBelow(phrase, { lines: head, at }, { aligned, sizes: END_BELOW })?.phrase;
  return end !== undefined && endsInstitution(end.text) ? end : null;
}

/** Whether a label for the issuer, or for something else, is before a name, in its phrase or left of that. */
function aroundOf({ phrases }: Line, i: number, name: string) {
  const { text } = itemAt(phrases, i);
  // "CNPJ: 12.345 Instituição: Banco Exemplo"
  const own = /(?:^|\s)([^\s:：]+)\s*[:：]\s*$/u.exec(text.slice(0, text.indexOf(name)))?.[1];
  if (own !== undefined && isIssuerLabel(own)) return { issuer: true, labelled: false };
  const inside = labelIn(text);
  const before = inside ?? phrases[i - 1]?.text;
  // "Emisor Banco Ejemplo"
  if (before === undefined) return { issuer: isIssuerLabel(text.split(/\s+(?=\p{Lu})/u)[0] ?? ''), labelled: false };
  const issuer = isIssuerLabel(bareLabel(before));
  const isLabel = inside !== null || /[:：]$/u.test(before) || labelOf(bareLabel(before)) !== null;
  return { issuer, labelled: !issuer && isLabel };
}

const LABEL = new RegExp(`^([^:：]{${LEAST_LABEL},${LONGEST_LABEL}})[:：]`, 'u');
const labelIn = (text: string): string | null => LABEL.exec(text)?.[1] ?? null;

function valueIn(text: string): string {
  const value = labelIn(text) === null ? '' : atFirstColon(text)?.value;
  return value || text;
}
