/** Words around the names of people and companies: titles before and behind them, and words of addresses. */
import { firstOf } from '../../model/lists.ts';
import { fold, foldList } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';
import type { PhraseLists } from '../phrases/phrases.ts';

const TITLES: PhraseLists = [
  'mr|mrs|ms|miss|dr|mx|mnr|mev|mej|sir|madam|mr and mrs|mr mrs|prof|messrs|m s|shri|smt|mstr|dato|datuk|tuan|puan|encik|cik|khun',
  'herr|herrn|frau|familie|firma|eheleute|monsieur|madame|mademoiselle|mme|mlle|m|m ou mme|m et mme|mme ou m',
  'sr|sra|srta|señor|señora|señores|don|doña|d|dña|exmo sr|exma sra|exmo a sr a|exmo a senhor a|sr a|exmo s sr|senhor|senhora|sig|sig ra|signor|signora|gent mo sig|gent ma sig ra|spett le|dott|dott ssa|egr sig',
  'de heer|mevrouw|dhr|mevr|mw|dhr en mevr|de heer en mevrouw|pan|pani|sz p|szanowny pan|szanowna pani|vážený pan|vážená paní|państwo|hr|fru|herra|rouva|dl|domnul|doamna|sayın|sn|κ|κα|κος|κύριο|κυρία|господин|госпожа|г н|г жа|гражданин|gospodin|gospođa|gosp|bapak|ibu|bpk|yth|kepada yth|ông|bà|anh|chị|nai|นาย|นาง|น ส|นางสาว|úr',
];
/** Behind a name, in scripts without spaces. */
const HONORIFICS = /\s?(?:様|御中|殿|先生|女士|小姐|님|귀하)$/u;
const ADDRESS_WORDS: PhraseLists = [
  'street|st|road|rd|avenue|ave|lane|drive|court|house|flat|apt|apartment|unit|floor|tower|building|park|place|square|close|way|terrace|box|po|suite|block|village|city|district|county|plot|near|opp|nagar|sector|c o|gardens|row|crescent|hill|estate|view|heights',
  'strasse|str|weg|platz|allee|gasse|haus|postfach|postbus|posbus|rue|boulevard|bd|chemin|impasse|résidence|bâtiment|bp|cedex|calle|c|avda|av|avenida|plaza|piso|colonia|col|apartado|carrera|cra|rua|r|travessa|bairro|praça|via|viale|piazza|corso|largo|straat|laan|plein|ul|ulica|ulice|utca|út|tér|strada|bulevardul|gatan|vägen|väg|vei|veien|gate|gata|vej|gade|katu|tie|kuja|cad|caddesi|sok|sokak|mah|mahallesi|οδός|λεωφ|улица|ул|просп|проспект|д|jalan|jl|kota|đường|phường|quận|丁目|区|市|県|都|町|村|路|街|道',
];
const titles = new Set(TITLES.flatMap(foldList));
const LONGEST_TITLE = 4;
const places = new Set(ADDRESS_WORDS.flatMap(foldList));

/** Degrees belong to the name that they are before. */
const DEGREES = new Set(['dr', 'prof', 'dott', 'ing', 'mag', 'mgr', 'mudr', 'judr']);

/** Words with which a text speaks to its reader: no name begins so. */
const POSSESSIVES = new Set(
  foldList('your|our|ihr|ihre|ihren|dein|deine|votre|notre|tuo|tua|uw|jouw|twoje|váš|vaše|ditt|deres'),
);

/** Given a text, returns whether it speaks to its reader: "Your Everyday Account". */
export function isAddressed(text: string): boolean {
  const [first = '', ...others] = text.split(' ');
  return others.length > 0 && POSSESSIVES.has(fold(first));
}

/** Given the words of a name, returns it without the title before it; a degree stays. */
export function withoutTitle(words: readonly string[]): string {
  const title = titleWords(words);
  const isKept = title === words.length || DEGREES.has(fold(firstOf(words)));
  return words.slice(isKept ? 0 : title).join(' ');
}

/** Given words, returns how many at their beginning are a title: "Mr and Mrs J Smith" has three. */
export function titleWords(words: readonly string[]): number {
  for (let to = Math.min(LONGEST_TITLE, words.length); to > 0; to--) {
    // an initial is no title: "M TEALE", but "M. Teale"
    const isInitial = to === 1 && /^\p{L}$/u.test(firstOf(words));
    if (!isInitial && titles.has(fold(words.slice(0, to).join(' '))) && /^[\p{Lu}\p{Lo}]/u.test(firstOf(words)))
      return to;
  }
  return 0;
}

/** Given a name, returns it without the honorific behind it, or null if it has none. */
export const withoutHonorific = (name: string): string | null =>
  HONORIFICS.test(name) ? name.replace(HONORIFICS, '').trim() : null;

/** A postcode: figures of four to six, or the letters and figures of a country's own form. */
const POSTCODE = pattern('u')`(?:^|[\s-])(?:\d{4,6}|\d{3} \d{2}|\d{2}-\d{3}|\d{5}-\d{3,4}|\d{4}-\d{3}|\d{4} ?[A-Z]{2}
  |[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|〒\s?\d{3}-\d{4})(?=$|[\s,-])|〒\d{3}`;

/** Given a text, returns whether a postcode is in it, by itself or beside a place. */
export const hasPostcode = (text: string): boolean => POSTCODE.test(text);

/** Given a line of text, returns whether a word of it belongs to an address. */
export const hasAddressWord = (text: string): boolean =>
  fold(text)
    .split(' ')
    .some((word) => places.has(word) || ENDS_OF_STREETS.test(word));

const ENDS_OF_STREETS = /(?:strasse|straat|gatan|vagen|gade|utca|katu|weg|gasse|allee|platz|laan|veien|vej)$/;

/** Who opens or delivers a letter, beside its addressee, or a trading name: "Attn Accounts", "c/o Lyle LLP". */
const ATTENTION = pattern('iu')`^(?:(?:c|w|s|d|h|f)\s?\/\s?o\b|(?:dba|d\/b\/a|t\/a|trading as)\s|care of\b|attn\b
  |attention\b|att[.:]|fao\b|z\.\s?h(?:d|v)?\.|zu händen|à l['’]attention|a l['’]attention|at\.?te\b|alla c\.?\s?a\.
  |t\.a\.v\.|the (?:directors?|manager|trustees|secretary|partners|treasurer|company secretary|proprietors?)$
  |(?:strictly )?private (?:and|&) confidential)`;

/** Given a line of an address, returns whether it says who opens the letter, and not to whom it is sent. */
export const isAttention = (text: string): boolean => ATTENTION.test(text);

/** Words with which a letter greets. */
const GREETINGS = new Set(
  foldList(
    'dear|hi|hello|hey|good morning|sehr geehrte|sehr geehrter|liebe|lieber|guten tag|hallo|cher|chère|bonjour|estimado|estimada|hola|querido|querida|caro|cara|gentile|gentilissimo|gentilissima|ciao|prezado|prezada|olá|exmo|exma|beste|geachte|kära|bästa|kære|kjære|hej|hei|hyvä|drogi|droga|szanowny|szanowna|witaj|vážený|vážená|milý|milá|tisztelt|kedves|stimate|stimată|dragă|уважаемый|уважаемая|шановний|шановна|merhaba|yth|kepada yth|kính gửi|kính chào',
  ),
);
const LONGEST_GREETING = 2;

/** Returns the words behind a greeting up to the mark that ends it: "Lena Okafor" of "Dear Lena Okafor,"; or null. */
export function greeted(text: string): string | null {
  const [, before] = /^(\P{N}+?)\s*[,!:，]/u.exec(text) ?? [];
  const words = (before ?? '').split(' ');
  for (let to = Math.min(LONGEST_GREETING, words.length - 1); to > 0; to--)
    if (GREETINGS.has(fold(words.slice(0, to).join(' ')))) return words.slice(to).join(' ');
  return null;
}
