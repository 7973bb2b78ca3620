/** Writes what a page draws as the operators of a PDF's content stream. */
import { channelsOf, FULL_CHANNEL, OPAQUE } from '../geometry/color.ts';
import { numberAt, stretchesOf } from '../model/lists.ts';
import { EM, type FontBook, widthOf } from './fonts.ts';
import type { Lettering, Painting, Ruling, Sheet } from './sheet.ts';
import { hex } from './signs.ts';

/** Thousandths of an em: a glyph that is off by less is where it should be. */
const STANDS = 0.05;
/** Points that a curve drawn again is long and high: too few to be seen. */
const CURVE = 0.1;
/** Curves of a page that are drawn again: enough that letters drawn as outlines still count as such. */
const MOST_CURVES = 200;
/** What lets something through lets half through: how much is not known. */
const HALF = 128;
/** Of PDF's rendering modes, 1 and 2 draw outlines; as many further on, the same modes clip by the text as well. */
const CLIPPING = 4;
const isOutlined = (mode: number): boolean => mode % CLIPPING === 1 || mode % CLIPPING === 2;
/** Decimals of a number of points, and of a direction. */
export const DECIMALS = 4;
const DIRECTION_DECIMALS = 6;

/** The graphics states by alpha, 0 to 255, that a document needs. */
export type Alphas = Set<number>;

/** Given a page and the fonts and graphics states of its document, returns the content stream. */
export function contentOf(sheet: Sheet, fonts: FontBook, alphas: Alphas): string {
  const out: string[] = [];
  let inText = false;
  const put = (operators: string, asText: boolean) => {
    if (inText && !asText) out.push('ET');
    if (asText && !inText) out.push('BT');
    inText = asText;
    if (operators !== '') out.push(operators);
  };
  for (const mark of sheet.marks) {
    if (mark.kind === 'stroke') put(strokeOf(mark, alphas), false);
    else if (mark.kind !== 'text') put(paintOf(mark, alphas), false);
    else
      for (const part of byCut(mark)) {
        const shown = showOf(part, fonts, alphas);
        const isCut = part.glyphs.some(({ cut }) => cut);
        // an empty clip hides it, as it was hidden
        put(isCut ? `q 0 0 0 0 re W n BT ${shown} ET Q` : shown, !isCut);
      }
  }
  put('', false);
  const [x, y] = sheet.box;
  const [right, top] = [n(x + CURVE), n(y + CURVE)];
  const curve = `${n(x)} ${n(y)} m ${n(x)} ${n(y)} ${right} ${n(y)} ${right} ${top} c f`;
  return [...out, ...Array(Math.min(sheet.curvedPaths, MOST_CURVES)).fill(curve)].join('\n');
}

/** Parts a text where its glyphs begin or stop to be cut off. */
function byCut(text: Lettering): Lettering[] {
  const parts = stretchesOf(text.glyphs, (glyph, before) => glyph.cut === before.cut);
  return parts.map((glyphs) => ({ ...text, glyphs }));
}

function showOf(text: Lettering, fonts: FontBook, alphas: Alphas): string {
  const { size, direction, origin, glyphs } = text;
  const { font, codes } = fonts.set(text);
  const [ux, uy] = direction;
  const [begin = 0] = glyphs.map(({ start }) => start);
  let strings = '';
  let open = false;
  let pen = begin;
  for (const [i, { start, advance }] of glyphs.entries()) {
    const off = ((start - pen) / size) * EM;
    if (Math.abs(off) > STANDS) {
      strings += `${open ? '>' : ''}${n(-off, 2)}`;
      open = false;
      pen = start;
    }
    strings += `${open ? '' : '<'}${hex(numberAt(codes, i), 2)}`;
    open = true;
    pen += (widthOf(advance, size) * size) / EM;
  }
  const color = colorOf(text.color);
  const turned = [ux, uy, -uy, ux].map((part) => n(part, DIRECTION_DECIMALS)).join(' ');
  const outlined = isOutlined(text.mode) ? ` ${color} RG 0.3 w` : '';
  return (
    `/A${used(alphas, text.alpha)} gs /${font.name} ${n(size)} Tf ${text.mode} Tr ${color} rg${outlined}` +
    ` ${turned} ${n(origin[0] + begin * ux)} ${n(origin[1] + begin * uy)} Tm` +
    ` [${strings}${open ? '>' : ''}] TJ`
  );
}

function paintOf({ kind, box: [x0, y0, x1, y1], color, opaque }: Painting, alphas: Alphas): string {
  const [w, h] = [x1 - x0, y1 - y0];
  if (kind === 'picture') return `q /A255 gs ${n(w)} 0 0 ${n(h)} ${n(x0)} ${n(y0)} cm /Grey Do Q`;
  const area = `${n(x0)} ${n(y0)} ${n(w)} ${n(h)} re`;
  if (kind === 'gradient') return `q ${area} W n /Shade sh Q`;
  return `/A${used(alphas, opaque ? OPAQUE : HALF)} gs ${colorOf(color)} rg ${area} f`;
}

function strokeOf({ box: [x0, y0, x1, y1], thickness, color }: Ruling, alphas: Alphas): string {
  const state = `/A${used(alphas, OPAQUE)} gs ${colorOf(color)} RG ${n(thickness)} w`;
  return `${state} ${n(x0)} ${n(y0)} m ${n(x1)} ${n(y1)} l S`;
}

function used(alphas: Alphas, alpha: number): number {
  alphas.add(alpha);
  return alpha;
}

function colorOf(color: number): string {
  return channelsOf(color)
    .map((part) => n(part / FULL_CHANNEL))
    .join(' ');
}

/** A number as PDF writes it: never with an exponent. */
function n(value: number, decimals = DECIMALS): string {
  const text = value.toFixed(decimals);
  return text.includes('.') ? text.replace(/\.?0+$/, '').replace(/^-0$/, '0') : text;
}
