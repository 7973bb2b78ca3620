/** Sets a page's visible glyphs upright, with their styles. */
import { isLeftward } from '../geometry/leftward.ts';
import type { Glyphs, TextStyle } from '../model/page.ts';
import { FILLED_AND_STROKED, type RawText, type Run } from './runs.ts';
import { dropDoubleStrikes } from './strikes.ts';
import { turnsOf } from './turn.ts';
import { turnedHeadings, type Upright } from './turned-headings.ts';
import type { Frame } from './upright.ts';
import { OTHER_DIRECTION, OUTSIDE } from './visibility.ts';

/** Steps of a size in a point: sizes that differ by less than a step are one style. */
const SIZE_STEPS = 20;
/** Where a font tells no height, letters reach this far above and below the baseline, in ems. */
const ASCENT = 0.8;
const DESCENT = 0.2;

/**
 * Returns what is left of a page's text when upright: in its writing direction, on the page, nothing struck twice.
 * Marks in `hidden` why a glyph of a shown run is left out.
 */
export function glyphsOf(
  text: RawText,
  shown: (run: number) => boolean,
  hidden: Uint8Array,
  frame: Frame,
): { readonly glyphs: Glyphs; readonly styles: readonly TextStyle[] } {
  const bold = dropDoubleStrikes(text, shown, hidden);
  if (text.count > scratch.code.length) scratch = columns(Math.ceil(text.count * 1.5));
  const { code, x0, y0, x1, y1, baseline, style, run: runOf } = scratch;
  const styles = new StyleTable(frame.scale);
  const { left: lefts, bottom: bottoms, right: rights, top: tops, originX, originY } = text;
  const [a, b, c, d, e, f] = frame.map;
  let n = 0;
  let headings: ReadonlyMap<number, Upright> | null = null;
  /** Sets a glyph of a turned heading upright, its box where it would stand if the heading were. */
  const addTurned = (g: number, r: number, upright: Upright, styleIndex: number, size: number) => {
    const { factor, x, baseline: line, along } = upright;
    const from = x + along * (b * lefts[g] + d * bottoms[g] + f) * factor;
    const to = x + along * (b * rights[g] + d * tops[g] + f) * factor;
    code[n] = text.code[g];
    x0[n] = Math.min(from, to);
    x1[n] = Math.max(from, to);
    y0[n] = line - size * ASCENT;
    y1[n] = line + size * DESCENT;
    baseline[n] = line;
    style[n] = styleIndex;
    runOf[n] = r;
    n++;
  };
  for (let r = 0; r < text.runs.length; r++) {
    const run = text.runs[r];
    if (!shown(r) || run.to <= run.from) continue;
    if (turnsOf(a * run.dx + c * run.dy, -(b * run.dx + d * run.dy)) !== 0) {
      headings ??= turnedHeadings(text, shown, hidden, frame);
      const upright = headings.get(r);
      if (upright === undefined) {
        hidden.fill(OTHER_DIRECTION, run.from, run.to);
        continue;
      }
      const small = { ...run, size: run.size * upright.factor };
      const index = styles.indexOf(small, bold[r] === 1);
      for (let g = run.from; g < run.to; g++) if (!hidden[g]) addTurned(g, r, upright, index, small.size * frame.scale);
      continue;
    }
    const styleIndex = styles.indexOf(run, bold[r] === 1);
    const size = run.size * frame.scale;
    for (let g = run.from; g < run.to; g++) {
      if (hidden[g]) continue;
      const px = a * lefts[g] + c * bottoms[g] + e;
      const qx = a * rights[g] + c * tops[g] + e;
      const py = b * lefts[g] + d * bottoms[g] + f;
      const qy = b * rights[g] + d * tops[g] + f;
      const left = px < qx ? px : qx;
      const right = px < qx ? qx : px;
      const top = py < qy ? py : qy;
      const bottom = py < qy ? qy : py;
      const middle = (left + right) / 2;
      const line = b * originX[g] + d * originY[g] + f;
      if (middle < 0 || middle > frame.width || line < 0 || line > frame.height + size * DESCENT) {
        hidden[g] = OUTSIDE;
        continue;
      }
      code[n] = text.code[g];
      x0[n] = left;
      x1[n] = right;
      const flat = bottom - top < size * DESCENT;
      y0[n] = flat ? line - size * ASCENT : top;
      y1[n] = flat ? line + size * DESCENT : bottom;
      baseline[n] = line;
      style[n] = styleIndex;
      runOf[n] = r;
      n++;
    }
  }
  const glyphs: Glyphs = { count: n, code, x0, y0, x1, y1, baseline, style, run: runOf };
  shareLigatures(glyphs);
  return { glyphs, styles: styles.all };
}

function columns(room: number): Omit<Glyphs, 'count'> {
  return {
    code: new Uint32Array(room),
    run: new Uint32Array(room),
    x0: new Float32Array(room),
    y0: new Float32Array(room),
    x1: new Float32Array(room),
    y1: new Float32Array(room),
    baseline: new Float32Array(room),
    style: new Uint16Array(room),
  };
}

let scratch = columns(4096);

/** The Arabic letter that is one with an alef behind it. */
const LAM = 0x644;

/** The letters of a ligature all come with its box: each is given its share of it. */
function shareLigatures({ count, code, x0, x1, run }: Glyphs): void {
  for (let i = 1; i < count; i++) {
    if (x0[i] !== x0[i - 1] || x1[i] !== x1[i - 1] || run[i] !== run[i - 1]) continue;
    const from = i - 1;
    while (i < count && x0[i] === x0[from] && x1[i] === x1[from] && run[i] === run[from]) i++;
    const left = x0[from];
    const width = (x1[from] - left) / (i - from);
    const leftward = isLeftward(code[from]);
    // PDFium turns these two round where it turns their whole line
    if (leftward && code[from + 1] === LAM) [code[from], code[from + 1]] = [LAM, code[from]];
    for (let k = from; k < i; k++) {
      const place = leftward ? i - 1 - k : k - from;
      x0[k] = left + width * place;
      x1[k] = left + width * (place + 1);
    }
  }
}

/** The styles of a page: equal ones share one object. */
class StyleTable {
  readonly all: TextStyle[] = [];
  readonly #known = new Map<string, number>();
  #lastRun: Run | null = null;
  #last = 0;
  readonly #scale: number;

  constructor(scale: number) {
    this.#scale = scale;
  }

  indexOf(run: Run, struckTwice: boolean): number {
    const bold = run.font.bold || struckTwice || run.mode === FILLED_AND_STROKED;
    const before = this.#lastRun;
    if (
      before &&
      before.font === run.font &&
      before.size === run.size &&
      before.color === run.color &&
      before.italic === run.italic &&
      bold === this.all[this.#last].bold
    ) {
      return this.#last;
    }
    const size = Math.round(run.size * this.#scale * SIZE_STEPS) / SIZE_STEPS;
    const key = `${run.font.name}|${size}|${run.color}|${bold}|${run.italic}`;
    let index = this.#known.get(key);
    if (index === undefined) {
      index = this.all.length;
      this.all.push({ font: run.font.name, size, bold, italic: run.italic, color: run.color });
      this.#known.set(key, index);
    }
    this.#lastRun = run;
    this.#last = index;
    return index;
  }
}
