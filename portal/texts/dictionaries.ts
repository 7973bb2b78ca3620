/** The texts of each language, as scripts of its own: a browser loads those of one language alone. */
import type { Language } from './language.ts';
import type { FirstTexts, Texts } from './texts.ts';

interface Dictionary {
  /** those of the first views, without which nothing can be drawn */
  first(): Promise<FirstTexts>;
  /** all of them */
  all(): Promise<Texts>;
}

export const DICTIONARIES: { readonly [L in Language]: Dictionary } = {
  en: {
    first: async () => (await import('./en/first.ts')).first,
    all: async () => (await import('./en.ts')).en,
  },
  de: {
    first: async () => (await import('./de/first.ts')).first,
    all: async () => (await import('./de.ts')).de,
  },
  fr: {
    first: async () => (await import('./fr/first.ts')).first,
    all: async () => (await import('./fr.ts')).fr,
  },
  es: {
    first: async () => (await import('./es/first.ts')).first,
    all: async () => (await import('./es.ts')).es,
  },
  pt: {
    first: async () => (await import('./pt/first.ts')).first,
    all: async () => (await import('./pt.ts')).pt,
  },
  nl: {
    first: async () => (await import('./nl/first.ts')).first,
    all: async () => (await import('./nl.ts')).nl,
  },
  ja: {
    first: async () => (await import('./ja/first.ts')).first,
    all: async () => (await import('./ja.ts')).ja,
  },
};
