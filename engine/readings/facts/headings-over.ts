/** Finds the label of a value where labels stand side by side, each above its value. */
import type { TokenLine } from '../../model/table.ts';

/** A label stands above its value within this many text sizes. */
const LABEL_ABOVE = 2.6;
/** It begins where its value does, or ends there, within so many points. */
const ALIGNED = 2;

/** Given a line, the index of a phrase on it and the line above, returns the phrase of that right above, where both begin or end alike; else ''. */
export function headingOver({ line }: TokenLine, at: number, above: TokenLine | undefined): string {
  if (above === undefined || line.baseline - above.line.baseline > LABEL_ABOVE * line.size) return '';
  const { x0, x1 } = line.phrases[at];
  const over = above.line.phrases.find((p) => Math.abs(p.x0 - x0) <= ALIGNED || Math.abs(p.x1 - x1) <= ALIGNED);
  return over?.text ?? '';
}
