/** What the lexicon folds when it is loaded, folded before. Nothing in a checkout: the build writes it (bin/fold-lexicon.js). */

/** Phrases parted by '|' to the same, folded. */
export const FOLDED_LISTS: ReadonlyMap<string, string> = new Map();

/** Texts to their folded form. */
export const FOLDED_TEXTS: ReadonlyMap<string, string> = new Map();
