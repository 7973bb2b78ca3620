/** Finds a date in words of a page: what was read of its rows shows how its dates are printed. */

export type Order = 'DMY' | 'MDY';

interface Found {
  /** "2025-06-02" */
  readonly date: string;
  /** the words it is made of, from the first to the one behind the last */
  readonly from: number;
  readonly to: number;
}

interface Known {
  readonly order: Order;
  /** of dates that print none */
  readonly year: string;
}

/** Those of the papers that are read most, beside the reader's own. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'nl', 'it', 'pl', 'sv'];
/** A date has so many words at most: "2", "de", "junio", "de", "2025". */
const MOST_WORDS = 5;
const MONTHS = 12;

let named: ReadonlyMap<string, number> | null = null;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|[.,]/gu, '')
    .toLowerCase();

/** Months by their names and short names. */
function monthsByName(): ReadonlyMap<string, number> {
  if (named !== null) return named;
  const names = new Map<string, number>();
  for (const language of LANGUAGES)
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' });
      for (let at = 0; at < MONTHS; at++) {
        const part = format.formatToParts(Date.UTC(2025, at, 2)).find(({ type }) => type === 'month');
        if (part !== undefined && /\p{L}/u.test(part.value)) names.set(plain(part.value), at + 1);
      }
    }
  named = names;
  return names;
}

const dayOf = (year: string, month: number, day: number): string | null => {
  const text = `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
};

const NUMERIC = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2}))?\.?$/;
const YEAR_FIRST = /^(\d{4})[./-]?(\d{2})[./-]?(\d{2})$/;
const WITH_SIGNS = /^(?:(\d{4}|\d{2})\s?[年년]\s?)?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]?$/;
const GLUED = /^(\d{1,2})(\p{L}{3,})(\d{4}|\d{2})?$/u;

/** Given a text, returns the date that it is as a whole; null if it is none. */
export function dateOf(text: string, { order, year }: Known): string | null {
  const bare = text.trim().replace(/^[,;]+|[,;]+$/g, '');
  const first = YEAR_FIRST.exec(bare);
  if (first !== null) return dayOf(first[1] ?? '', Number(first[2]), Number(first[3]));
  const [, printed = year, month, day] = WITH_SIGNS.exec(bare) ?? [];
  if (day !== undefined) return dayOf(printed, Number(month), Number(day));
  const numeric = NUMERIC.exec(bare.replace(/\s/g, ''));
  if (numeric !== null) {
    const [a, b] = [Number(numeric[1]), Number(numeric[2])];
    const [day, month] = (order === 'DMY' && b <= MONTHS) || a > MONTHS ? [a, b] : [b, a];
    return dayOf(numeric[3] ?? year, month, day);
  }
  return namedDate(bare, year);
}

/** "2 Jun 2025", "02JUN25", "June 2, 2025", "2 de junio de 2025". */
function namedDate(text: string, year: string): string | null {
  const glued = GLUED.exec(text);
  const parts = glued === null ? text.split(/[\s.,/-]+/) : [glued[1], glued[2], glued[3]];
  const words = parts.filter((part): part is string => part !== undefined && part !== '' && plain(part) !== 'de');
  const at = words.findIndex((word) => monthsByName().has(plain(word)));
  const numbers = words.filter((_, i) => i !== at);
  if (at < 0 || at > 1 || numbers.length === 0 || numbers.length > 2 || !numbers.every((one) => /^\d+$/.test(one)))
    return null;
  const [day = '', printed = year] = numbers;
  if (day.length > 2 || (printed.length !== 2 && printed.length !== 4)) return null;
  return dayOf(printed, monthsByName().get(plain(words[at] ?? '')) ?? 0, Number(day));
}

/** Given texts of words in reading order, returns the first date that some of them are, the longest that begins there. */
export function dateIn(texts: readonly string[], known: Known): Found | null {
  for (let from = 0; from < texts.length; from++)
    for (let to = Math.min(texts.length, from + MOST_WORDS); to > from; to--) {
      const date = dateOf(texts.slice(from, to).join(' '), known);
      if (date !== null) return { date, from, to };
    }
  return null;
}

/** Given rows by the texts of their words and the date that was read of each, returns the order that gives those dates. */
export function orderOf(rows: readonly { readonly texts: readonly string[]; readonly date: string }[]): Order {
  const fits = (order: Order) =>
    rows.filter(({ texts, date }) => dateIn(texts, { order, year: date.slice(0, 4) })?.date === date).length;
  return fits('MDY') > fits('DMY') ? 'MDY' : 'DMY';
}
