/** The texts of each language, as a script of its own: a browser loads those of one language alone. */
import type { Language } from './language.ts';
import type { Texts } from './texts.ts';

export const DICTIONARIES: { readonly [L in Language]: () => Promise<Texts> } = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  pt: async () => (await import('./pt.ts')).pt,
  nl: async () => (await import('./nl.ts')).nl,
  ja: async () => (await import('./ja.ts')).ja,
};
