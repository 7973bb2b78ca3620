/** Makes the fonts of a copy: each code is a sign with a width of its own, so that any text keeps its places. */
import { FIRST_PRIVATE, UNREADABLE } from '../model/characters.ts';
import { makeOnce } from '../model/lists.ts';
import { glyphName } from './glyph-names.ts';
import type { Lettering } from './sheet.ts';
import { codePointOf, hex } from './signs.ts';

interface Glyph {
  readonly code: number;
  readonly sign: number;
  readonly width: number;
}

/** A font of the copy: no outlines, only what a viewer needs to find one of its own. */
export interface CopyFont {
  readonly name: string;
  readonly base: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** thousandths of an em */
  readonly ascent: number;
  readonly descent: number;
  readonly glyphs: ReadonlyMap<string, Glyph>;
}

/** The codes of a simple font; those below may be taken for control characters. */
const FIRST_CODE = 33;
const LAST_CODE = 255;
const ROOM = LAST_CODE - FIRST_CODE + 1;
/** Ems: a font with narrower letters is drawn with the narrower of the fonts that every viewer has. */
const NARROW: ReadonlyMap<number, number> = new Map(
  Object.entries({ '0': 0.54, '1': 0.54, '2': 0.54, a: 0.54, e: 0.54, n: 0.54, o: 0.54, A: 0.65, E: 0.65, T: 0.6 }).map(
    ([sign, width]) => [codePointOf(sign), width],
  ),
);
const WIDE_FAMILY = { plain: 'Helvetica', italic: 'Oblique' };
const NARROW_FAMILY = { plain: 'Times', italic: 'Italic' };
/** Replaces a sign that the original's font does not name. */
const MEANINGLESS = FIRST_PRIVATE;

const keyOf = (sign: number, width: number) => `${sign} ${width}`;

/** Units of an em in which PDF measures glyphs. */
export const EM = 1000;
/** No glyph is wider, in these units. */
const WIDEST = 30_000;

/** Given an advance and an em size in points, returns the width of a glyph in thousandths of an em. */
export function widthOf(advance: number, size: number): number {
  return Math.max(0, Math.min(WIDEST, thousandths(advance / size)));
}

type OpenFont = CopyFont & { readonly glyphs: Map<string, Glyph> };

/** Gathers the fonts of a document while its texts are written. */
export class FontBook {
  readonly #narrow: ReadonlySet<string>;
  readonly #byLook = new Map<string, OpenFont[]>();
  readonly all: CopyFont[] = [];

  constructor(texts: Iterable<Lettering>) {
    this.#narrow = narrowFonts(texts);
  }

  set(text: Lettering): { readonly font: CopyFont; readonly codes: number[] } {
    const needed = text.glyphs.map(({ code, advance }) => ({
      sign: code === UNREADABLE ? MEANINGLESS : code,
      width: widthOf(advance, text.size),
    }));
    const missing = new Map(needed.map((glyph) => [keyOf(glyph.sign, glyph.width), glyph]));
    const fonts = this.#lookOf(text);
    const keys = [...missing.keys()];
    const hasRoom = ({ glyphs }: OpenFont) => glyphs.size + keys.filter((key) => !glyphs.has(key)).length <= ROOM;
    let font = fonts.find(hasRoom);
    if (!font) {
      font = this.#open(text);
      fonts.push(font);
    }
    for (const [key, { sign, width }] of missing) {
      if (font.glyphs.has(key) || font.glyphs.size >= ROOM) continue;
      font.glyphs.set(key, { code: FIRST_CODE + font.glyphs.size, sign, width });
    }
    const { glyphs } = font;
    return { font, codes: needed.map(({ sign, width }) => glyphs.get(keyOf(sign, width))?.code ?? LAST_CODE) };
  }

  #lookOf(text: Lettering): OpenFont[] {
    const { font, bold, italic } = text;
    const key = `${this.#narrow.has(font)}|${bold}|${italic}|${thousandths(text.ascent)}|${thousandths(text.descent)}`;
    return makeOnce(this.#byLook, key, () => []);
  }

  #open({ font, bold, italic, ascent, descent }: Lettering): OpenFont {
    const opened = {
      name: `F${this.all.length + 1}`,
      base: baseOf(this.#narrow.has(font), bold, italic),
      bold,
      italic,
      ascent: thousandths(ascent),
      descent: thousandths(descent),
      glyphs: new Map(),
    };
    this.all.push(opened);
    return opened;
  }
}

function baseOf(narrow: boolean, bold: boolean, italic: boolean): string {
  const family = narrow ? NARROW_FAMILY : WIDE_FAMILY;
  const style = `${bold ? 'Bold' : ''}${italic ? family.italic : ''}`;
  return style === '' ? (narrow ? 'Times-Roman' : family.plain) : `${family.plain}-${style}`;
}

function narrowFonts(texts: Iterable<Lettering>): ReadonlySet<string> {
  const votes = new Map<string, number>();
  for (const { font, glyphs, size } of texts) {
    let vote = votes.get(font) ?? 0;
    for (const { code, advance } of glyphs) {
      const usual = NARROW.get(code);
      if (usual !== undefined) vote += advance < usual * size ? 1 : -1;
    }
    votes.set(font, vote);
  }
  return new Set([...votes].filter(([, vote]) => vote > 0).map(([font]) => font));
}

const thousandths = (ems: number): number => Math.round(ems * EM);

export function fontDictionary({ base, glyphs }: CopyFont, descriptor: number, toUnicode: number): string {
  const all = [...glyphs.values()];
  const names = all.map(({ sign }) => `/${glyphName(sign)}`).join(' ');
  const widths = all.map(({ width }) => width).join(' ');
  return (
    `<< /Type /Font /Subtype /Type1 /BaseFont /${base}` +
    ` /FirstChar ${FIRST_CODE} /LastChar ${FIRST_CODE + all.length - 1}` +
    ` /Widths [${widths}] /Encoding << /Type /Encoding /Differences [${FIRST_CODE} ${names}] >>` +
    ` /FontDescriptor ${descriptor} 0 R /ToUnicode ${toUnicode} 0 R >>`
  );
}

const NONSYMBOLIC = 1 << 5;
const ITALIC = 1 << 6;
const FORCE_BOLD = 1 << 18;
/** Degrees to which letters lean, and how thick their stems are in thousandths of an em. */
const LEAN = -12;
const STEM = { plain: 80, bold: 140 };

export function fontDescriptor({ base, bold, italic, ascent, descent }: CopyFont): string {
  const flags = NONSYMBOLIC | (italic ? ITALIC : 0) | (bold ? FORCE_BOLD : 0);
  return (
    `<< /Type /FontDescriptor /FontName /${base} /Flags ${flags} /FontBBox [-200 ${descent} 1200 ${ascent}]` +
    ` /Ascent ${ascent} /Descent ${descent} /CapHeight 700` +
    ` /ItalicAngle ${italic ? LEAN : 0} /StemV ${bold ? STEM.bold : STEM.plain} >>`
  );
}

const BLOCK = 100;

export function unicodeMap({ glyphs }: CopyFont): string {
  const entries = [...glyphs.values()].map(({ code, sign }) => `<${hex(code, 2)}> <${utf16(sign)}>`);
  const blocks = Array.from({ length: Math.ceil(entries.length / BLOCK) }, (_, i) => {
    const block = entries.slice(i * BLOCK, (i + 1) * BLOCK);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
  });
  return (
    '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Copy def\n/CMapType 2 def\n' +
    `1 begincodespacerange\n<00> <FF>\nendcodespacerange\n${blocks.join('\n')}\nendcmap\nend\nend\n`
  );
}

/** The UTF-16 units of a sign in hexadecimal digits. */
const utf16 = (sign: number): string =>
  String.fromCodePoint(sign).replace(/[\s\S]/g, (unit) => hex(unit.charCodeAt(0)));
