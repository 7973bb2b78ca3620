/** Finds the figures of an amount on a page. */
import type { Page } from '../../engine/model/page.ts';
import type { Place } from './edit.ts';

/**
 * Given a page, a place on it and a decimal, returns the box of its figures there; null if they are not on one line of
 * it.
 */
export function figuresIn({ glyphs, scale }: Page, [x0, y0, x1, y1]: Place, decimal: string): Place | null {
  const wanted = decimal.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const inside = Array.from({ length: glyphs.count }, (_, i) => i).filter((i) => {
    const [x, y] = [(glyphs.x0[i] + glyphs.x1[i]) / 2 / scale, (glyphs.y0[i] + glyphs.y1[i]) / 2 / scale];
    return x > x0 && x < x1 && y > y0 && y < y1 && isDigit(glyphs.code[i]);
  });
  const lines = new Map<number, number[]>();
  for (const i of inside) {
    const baseline = Math.round(glyphs.baseline[i]);
    lines.set(baseline, [...(lines.get(baseline) ?? []), i]);
  }
  for (const line of lines.values()) {
    const sorted = line.sort((a, b) => glyphs.x0[a] - glyphs.x0[b]);
    const text = sorted.map((i) => String.fromCodePoint(glyphs.code[i])).join('');
    const at = text.lastIndexOf(wanted);
    if (at < 0) continue;
    const found = sorted.slice(at, at + wanted.length);
    const [first, last] = [found[0], found[found.length - 1]];
    return [glyphs.x0[first], glyphs.y0[first], glyphs.x1[last], glyphs.y1[last]].map(
      (length) => length / scale,
    ) as unknown as Place;
  }
  return null;
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
