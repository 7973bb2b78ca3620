/** Takes out what is no line of the paper: dust on the glass of a scanner draws lines from one side of a scan to the other. */
import { PAPER, type Picture } from '../picture.ts';

/** Greys: darker is ink. */
const INK = 200;
/** Share of the page that such a line runs through: nothing is printed up to both edges. */
const THROUGH = 0.85;

/** Given a page with even light, returns it without its lines from top to bottom and from side to side. */
export function withoutDustLines(page: Picture): Picture {
  const { width, height } = page;
  const data = page.data.slice();
  for (const lines of [
    { count: width, stride: 1, length: height, step: width },
    { count: height, stride: width, length: width, step: 1 },
  ]) {
    for (let line = 0; line < lines.count; line++)
      whitenIfThrough(page.data, data, { ...lines, from: line * lines.stride });
  }
  return { ...page, data };
}

/** A row or a column: its first pixel, how many it has, and how far apart they are. */
interface Track {
  readonly from: number;
  readonly length: number;
  readonly step: number;
}

function whitenIfThrough(page: Uint8Array, made: Uint8Array, { from, length, step }: Track): void {
  const end = from + length * step;
  let ink = 0;
  for (let at = from; at < end; at += step) if ((page[at] as number) < INK) ink++;
  if (ink < THROUGH * length) return;
  for (let at = from; at < end; at += step) made[at] = PAPER;
}
