/** Finds the heading of a value that fills a phrase. */
import { headingOver, type LineAt, shareAnEdge } from '../../labels/near-phrases.ts';

/** A heading stands above its value within this many text sizes. */
const HEADING_ABOVE = 2.6;
/** It begins where its value does, or ends there, within so many points. */
const sharesEdge = shareAnEdge(2);

/** Given a line and the index of a phrase on it, returns the text right above that begins or ends where the phrase does, or ''. */
export const alignedHeading = (line: LineAt, phrase: number): string =>
  headingOver(line.lines[line.at].line.phrases[phrase], line, sharesEdge, HEADING_ABOVE);
