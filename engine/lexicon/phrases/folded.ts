/** What the lexicon folds when it loads, in advance: nothing here, written by the build (bin/fold-lexicon.js). */

/** Given phrases parted by '|', returns them folded, if they are known. */
export const foldedList = (_list: string): string | undefined => undefined;

/** Given a text, returns its folded form, if it is known. */
export const foldedText = (_text: string): string | undefined => undefined;
