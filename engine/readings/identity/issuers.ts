/** Tells whether a text names who issued the paper, or another bank. */
import { institutionNamesIn } from '../../lexicon/facts/institutions.ts';

/** Given a text and who issued the paper, returns whether it names that one or a bank. */
export const isIssuers = (text: string, institution: string | null): boolean =>
  (institution !== null && text.includes(institution)) || namesBank(text);

/** Given a text, returns whether it has a name with a word for a bank. */
export const namesBank = (text: string): boolean => institutionNamesIn(text).some(({ bank }) => bank);
