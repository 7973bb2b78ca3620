/** The language of the portal: the one that was chosen in this browser, else the first of the browser's that it has. */

/** By its code, the name of each language in that language, in the order of the choice. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  nl: 'Nederlands',
  ja: '日本語',
} as const;

export type Language = keyof typeof LANGUAGES;

/** What this needs of a browser: tests of the service read texts as well, and have none. */
interface Browser {
  readonly navigator?: { readonly languages?: readonly string[] };
  readonly localStorage?: { getItem(key: string): string | null; setItem(key: string, text: string): void };
  readonly location?: { reload(): void };
}

const browser = globalThis as Browser;

const STANDARD: Language = 'en';
/** Where the browser keeps the choice. */
const KEY = 'ledgerize.language';

/** The language now. It stays the same as long as the page does: modules read texts while they load. */
export const LANGUAGE: Language = languageOf(chosen(), spoken());
/** The language with its region, if the browser names one: Swiss German writes numbers otherwise than German. */
export const LOCALE: string = localeOf(LANGUAGE, spoken());

/**
 * Given the chosen language (null if none) and the browser's languages in the order of preference, returns the first
 * that the portal has, English if none.
 */
export function languageOf(choice: string | null, preferred: readonly string[]): Language {
  const wanted = [...(choice === null ? [] : [choice]), ...preferred].map(baseOf);
  return wanted.find(isLanguage) ?? STANDARD;
}

/**
 * Given a language of the portal and the browser's languages, returns how numbers and dates are written. English stands
 * in for languages that the portal does not have: it then keeps the region.
 */
export function localeOf(language: Language, preferred: readonly string[]): string {
  const own = preferred.find((tag) => baseOf(tag) === language);
  if (own !== undefined) return own;
  const [first] = preferred;
  const region = first === undefined || isLanguage(baseOf(first)) ? undefined : new Intl.Locale(first).region;
  return region === undefined ? language : `${language}-${region}`;
}

/** Keeps a language in this browser, and loads the page again in it. */
export function chooseLanguage(language: Language): void {
  try {
    browser.localStorage?.setItem(KEY, language);
  } catch {
    // a browser without storage speaks its own language
  }
  browser.location?.reload();
}

function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

function baseOf(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? tag;
}

function chosen(): string | null {
  try {
    return browser.localStorage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

function spoken(): readonly string[] {
  return (browser.navigator?.languages ?? []).filter(isTag);
}

/** Some systems name their language otherwise, and formatters throw at that. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
