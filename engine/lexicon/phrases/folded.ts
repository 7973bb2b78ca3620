/** What the lexicon folds when it loads, folded in advance: empty here, written by the build (bin/fold-lexicon.js). */

/** Phrases parted by '|' to the same, folded. */
export const FOLDED_LISTS: ReadonlyMap<string, string> = new Map();

/** Texts to their folded form. */
export const FOLDED_TEXTS: ReadonlyMap<string, string> = new Map();
