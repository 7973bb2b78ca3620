/** Finds the heading above a value that fills a phrase. */
import { headingOver, type LineAt, shareAnEdge } from '../../labels/near-phrases.ts';

/** A heading stands above its value within so many text sizes. */
const HEADING_ABOVE = 2.6;
/** It begins or ends where the value does, within so many points. */
const sharesEdge = shareAnEdge(2);

/** Given the index of a phrase on a line, returns the aligned text right above, or ''. */
export const alignedHeading = (line: LineAt, phrase: number): string =>
  headingOver(line.lines[line.at].line.phrases[phrase], line, sharesEdge, HEADING_ABOVE);
