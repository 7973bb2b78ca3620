/** Writes what a page draws as the operators of a PDF's content stream. */
import { type FontBook, widthOf } from './fonts.ts';
import { hex } from './hex.ts';
import type { Lettering, Painting, Ruling, Sheet } from './sheet.ts';

/** Thousandths of an em: a glyph that stands off by less stands where it should. */
const STANDS = 0.05;
/** Curves of a page that are drawn again: enough that letters drawn as outlines still count as such. */
const MOST_CURVES = 200;
const OPAQUE = 255;
/** What lets something through lets half through: how much is not known. */
const HALF = 128;
/** PDF's rendering modes 1, 2, 5 and 6 draw outlines. */
const OUTLINED = new Set([1, 2, 5, 6]);

/** The graphics states by alpha, 0 to 255, that a document needs. */
export type Alphas = Set<number>;

/** Given a page, what is drawn in the place of each text, and the document's fonts, returns the content stream. */
export function contentOf(
  sheet: Sheet,
  redrawn: (text: Lettering) => Lettering,
  fonts: FontBook,
  alphas: Alphas,
): string {
  const out: string[] = [];
  let inText = false;
  const ended = () => {
    if (inText) out.push('ET');
    inText = false;
  };
  for (const mark of sheet.marks) {
    if (mark.kind === 'text') {
      for (const part of byCut(redrawn(mark))) {
        const shown = showOf(part, fonts, alphas);
        if (part.cut) {
          ended();
          // an empty clip hides it, as it was hidden
          out.push(`q 0 0 0 0 re W n BT ${shown} ET Q`);
        } else {
          if (!inText) out.push('BT');
          inText = true;
          out.push(shown);
        }
      }
    } else {
      ended();
      out.push(mark.kind === 'stroke' ? strokeOf(mark, alphas) : paintOf(mark, alphas));
    }
  }
  ended();
  const [x, y] = sheet.box;
  for (let i = 0; i < Math.min(sheet.curvedPaths, MOST_CURVES); i++) {
    out.push(`${n(x)} ${n(y)} m ${n(x)} ${n(y)} ${n(x + 0.1)} ${n(y)} ${n(x + 0.1)} ${n(y + 0.1)} c f`);
  }
  return out.join('\n');
}

/** Parts a text where its glyphs begin or cease to be cut off. */
function byCut(text: Lettering): Lettering[] {
  const { cut } = text;
  if (!cut) return [text];
  const parts: Lettering[] = [];
  for (let from = 0; from < cut.length; ) {
    let to = from + 1;
    while (to < cut.length && cut[to] === cut[from]) to++;
    parts.push({
      ...text,
      codes: text.codes.slice(from, to),
      starts: text.starts.slice(from, to),
      advances: text.advances.slice(from, to),
      cut: cut[from] ? cut.slice(from, to) : null,
    });
    from = to;
  }
  return parts;
}

function showOf(text: Lettering, fonts: FontBook, alphas: Alphas): string {
  const { size, direction, origin, starts, advances } = text;
  const { font, codes } = fonts.set(text);
  const [ux, uy] = direction;
  let strings = '';
  let open = false;
  let pen = starts[0]!;
  for (let i = 0; i < codes.length; i++) {
    const off = ((starts[i]! - pen) / size) * 1000;
    if (Math.abs(off) > STANDS) {
      strings += `${open ? '>' : ''}${n(-off, 2)}`;
      open = false;
      pen = starts[i]!;
    }
    strings += `${open ? '' : '<'}${hex(codes[i]!, 2)}`;
    open = true;
    pen += (widthOf(advances[i]!, size) * size) / 1000;
  }
  const at = [origin[0] + starts[0]! * ux, origin[1] + starts[0]! * uy];
  const outlined = OUTLINED.has(text.mode) ? ` ${colorOf(text.color)} RG 0.3 w` : '';
  return (
    `/A${used(alphas, text.alpha)} gs /${font.name} ${n(size)} Tf ${text.mode} Tr ${colorOf(text.color)} rg${outlined}` +
    ` ${n(ux, 6)} ${n(uy, 6)} ${n(-uy, 6)} ${n(ux, 6)} ${n(at[0]!)} ${n(at[1]!)} Tm [${strings}${open ? '>' : ''}] TJ`
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
  return `/A${used(alphas, OPAQUE)} gs ${colorOf(color)} RG ${n(thickness)} w ${n(x0)} ${n(y0)} m ${n(x1)} ${n(y1)} l S`;
}

function used(alphas: Alphas, alpha: number): number {
  alphas.add(alpha);
  return alpha;
}

function colorOf(color: number): string {
  return [color >> 16, (color >> 8) & 0xff, color & 0xff].map((part) => n(part / 255, 4)).join(' ');
}

/** A number as PDF writes it: never with an exponent. */
function n(value: number, decimals = 4): string {
  const text = value.toFixed(decimals);
  return text.includes('.') ? text.replace(/\.?0+$/, '').replace(/^-0$/, '0') : text;
}
