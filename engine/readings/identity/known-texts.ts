/** Tells whether a text is known to name something on the paper, and so is nobody's name. */

import { labelOf } from '../../lexicon/facts/labels.ts';
import { namesThisPaper } from '../../lexicon/facts/paper-names.ts';
import { isAddressed } from '../../lexicon/facts/person-words.ts';
import { columnRole } from '../../lexicon/headings/heading-roles.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';

/** Headings that are known by a part of their words alone weigh less. */
const KNOWN = 0.8;

/** Given a text, returns whether it is a label, a heading, a title of the paper, a balance, or speaks to its reader. */
export function isKnownText(text: string): boolean {
  if (namesThisPaper(text) || labelOf(text) !== null || lineKind(text)?.exact === true) return true;
  if (isAddressed(text)) return true;
  return (columnRole(text)?.weight ?? 0) >= KNOWN;
}
