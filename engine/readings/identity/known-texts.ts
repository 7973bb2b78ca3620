/** Decides if a text names something else than a holder: a thing on the paper, its issuer, or a bank. */
import { institutionNamesIn } from '../../lexicon/facts/institutions.ts';

import { labelOf } from '../../lexicon/facts/labels.ts';
import { namesThisPaper } from '../../lexicon/facts/paper-names.ts';
import { isAddressed } from '../../lexicon/facts/person-words.ts';
import { columnRole } from '../../lexicon/headings/heading-roles.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';

/** Headings known by a part of their words weigh less. */
const KNOWN = 0.8;

/** Given a text, returns whether it is a label, a heading, a title of the paper, a balance, or speaks to its reader. */
export function isKnownText(text: string): boolean {
  if (namesThisPaper(text) || labelOf(text) !== null || lineKind(text)?.exact || isAddressed(text)) return true;
  return (columnRole(text)?.weight ?? 0) >= KNOWN;
}

/** Given a text and who issued the paper, returns whether it names that one or a bank. */
export const isIssuers = (text: string, institution: string | null): boolean =>
  (institution !== null && text.includes(institution)) || namesBank(text);

/** Given a text, returns whether it has a name with a word for a bank. */
export const namesBank = (text: string): boolean => institutionNamesIn(text).some(({ bank }) => bank);
