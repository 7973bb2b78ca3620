/** Sets a page's visible glyphs upright, with their styles. */
import { isLeftward } from '../geometry/reading-order.ts';
import { floatAt, makeOnce, wholeAt } from '../model/lists.ts';
import type { Glyphs, Page, TextStyle } from '../model/page.ts';
import { FILLED_AND_STROKED, FIRST_ROOM, type Run, roomFor } from './runs.ts';
import { dropDoubleStrikes } from './strikes.ts';
import { turnsOnPage } from './turn.ts';
import { turnedHeadings, type Upright } from './turned-headings.ts';
import type { Frame } from './upright.ts';
import { OTHER_DIRECTION, OUTSIDE, type SeenText } from './visibility.ts';

/** Steps of a size in a point: sizes that differ by less than a step are one style. */
const SIZE_STEPS = 20;
/** If a font has no height, letters reach this far above and below the baseline, in ems. */
const ASCENT = 0.8;
const DESCENT = 0.2;

/**
 * Returns what is left of a page's text when upright: in its writing direction, on the page, nothing struck twice.
 * Marks in `hidden` why a glyph of a shown run is left out.
 */
export function glyphsOf(seen: SeenText, frame: Frame): Pick<Page, 'glyphs' | 'styles'> {
  const { text, hidden, isShown } = seen;
  const bold = dropDoubleStrikes(seen);
  const setter = new GlyphSetter(seen, frame);
  const styles = new StyleTable(frame.scale);
  let headings: ReadonlyMap<number, Upright> | null = null;
  for (const [r, run] of text.runs.entries()) {
    if (!isShown(r) || run.to <= run.from) continue;
    if (turnsOnPage(run, frame) === 0) {
      setter.addRun(run, r, styles.indexOf(run, run.size, bold[r] === 1));
      continue;
    }
    headings ??= turnedHeadings(seen, frame);
    const upright = headings.get(r);
    if (upright === undefined) hidden.fill(OTHER_DIRECTION, run.from, run.to);
    else setter.addTurned(run, r, styles.indexOf(run, run.size * upright.factor, bold[r] === 1), upright);
  }
  return { glyphs: setter.glyphs(), styles: styles.all };
}

function columns(room: number): Omit<Glyphs, 'count'> {
  const floats = () => new Float32Array(room);
  return {
    code: new Uint32Array(room),
    run: new Uint32Array(room),
    x0: floats(),
    y0: floats(),
    x1: floats(),
    y1: floats(),
    baseline: floats(),
    style: new Uint16Array(room),
  };
}

let scratch = columns(FIRST_ROOM);

/** Adds the glyphs of a page, one run after the other. */
class GlyphSetter {
  #count = 0;
  readonly #seen: SeenText;
  readonly #frame: Frame;

  constructor(seen: SeenText, frame: Frame) {
    this.#seen = seen;
    this.#frame = frame;
    if (seen.text.count > scratch.code.length) scratch = columns(roomFor(seen.text.count));
  }

  glyphs(): Glyphs {
    const glyphs = { count: this.#count, ...scratch };
    shareLigatures(glyphs);
    return glyphs;
  }

  /** Adds the glyphs of a run with this index that are on the page. */
  addRun({ from, to, size: em }: Run, index: number, style: number): void {
    const { text, hidden } = this.#seen;
    const { left: lefts, bottom: bottoms, right: rights, top: tops, originX, originY } = text;
    const { map, width, height, scale } = this.#frame;
    const [a, b, c, d, e, f] = map;
    const size = em * scale;
    for (let g = from; g < to; g++) {
      if (hidden[g]) continue;
      const px = a * floatAt(lefts, g) + c * floatAt(bottoms, g) + e;
      const qx = a * floatAt(rights, g) + c * floatAt(tops, g) + e;
      const py = b * floatAt(lefts, g) + d * floatAt(bottoms, g) + f;
      const qy = b * floatAt(rights, g) + d * floatAt(tops, g) + f;
      const middle = (px + qx) / 2;
      const line = b * floatAt(originX, g) + d * floatAt(originY, g) + f;
      if (middle < 0 || middle > width || line < 0 || line > height + size * DESCENT) {
        hidden[g] = OUTSIDE;
        continue;
      }
      const n = this.#add(wholeAt(text.code, g), index, style, line);
      scratch.x0[n] = Math.min(px, qx);
      scratch.x1[n] = Math.max(px, qx);
      const flat = Math.abs(qy - py) < size * DESCENT;
      scratch.y0[n] = flat ? line - size * ASCENT : Math.min(py, qy);
      scratch.y1[n] = flat ? line + size * DESCENT : Math.max(py, qy);
    }
  }

  /** Adds the glyphs of a run of a turned heading, each with the box that it has if the heading is upright. */
  addTurned({ from, to, size: em }: Run, index: number, style: number, upright: Upright): void {
    const { text, hidden } = this.#seen;
    const { map, scale } = this.#frame;
    const [, b, , d, , f] = map;
    const { factor, x, baseline, along } = upright;
    const size = em * factor * scale;
    for (let g = from; g < to; g++) {
      if (hidden[g]) continue;
      const begin = x + along * (b * floatAt(text.left, g) + d * floatAt(text.bottom, g) + f) * factor;
      const end = x + along * (b * floatAt(text.right, g) + d * floatAt(text.top, g) + f) * factor;
      const n = this.#add(wholeAt(text.code, g), index, style, baseline);
      scratch.x0[n] = Math.min(begin, end);
      scratch.x1[n] = Math.max(begin, end);
      scratch.y0[n] = baseline - size * ASCENT;
      scratch.y1[n] = baseline + size * DESCENT;
    }
  }

  #add(code: number, run: number, style: number, baseline: number): number {
    const n = this.#count++;
    scratch.code[n] = code;
    scratch.run[n] = run;
    scratch.style[n] = style;
    scratch.baseline[n] = baseline;
    return n;
  }
}

/** The Arabic letter that is one with an alef behind it. */
const LAM = 0x644;

/** The letters of a ligature all come with its box: each is given its share of it. */
function shareLigatures({ count, code, x0, x1, run }: Glyphs): void {
  for (let i = 1; i < count; i++) {
    if (x0[i] !== x0[i - 1] || x1[i] !== x1[i - 1] || run[i] !== run[i - 1]) continue;
    const from = i - 1;
    while (i < count && x0[i] === x0[from] && x1[i] === x1[from] && run[i] === run[from]) i++;
    const left = floatAt(x0, from);
    const width = (floatAt(x1, from) - left) / (i - from);
    const sign = wholeAt(code, from);
    const leftward = isLeftward(sign);
    // PDFium turns these two round if it turns their whole line
    if (leftward && code[from + 1] === LAM) [code[from], code[from + 1]] = [LAM, sign];
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
  #last = 0;
  readonly #scale: number;

  constructor(scale: number) {
    this.#scale = scale;
  }

  /** Given a run, its em size, and whether it was struck twice, returns the index of its style. */
  indexOf(
    { font: { name: font, bold: isBold }, color, italic, mode }: Run,
    em: number,
    isStruckTwice: boolean,
  ): number {
    const bold = isBold || isStruckTwice || mode === FILLED_AND_STROKED;
    const size = Math.round(em * this.#scale * SIZE_STEPS) / SIZE_STEPS;
    const style: TextStyle = { font, size, bold, italic, color };
    if (!isSame(this.all[this.#last], style))
      this.#last = makeOnce(this.#known, `${font}|${size}|${color}|${bold}|${italic}`, () => this.all.push(style) - 1);
    return this.#last;
  }
}

const isSame = (a: TextStyle | undefined, b: TextStyle): boolean =>
  a?.font === b.font && a.size === b.size && a.color === b.color && a.bold === b.bold && a.italic === b.italic;
