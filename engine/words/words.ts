/** Makes words of a page's glyphs: what has no gap on one baseline, in reading order. */
import { byBaseline } from '../geometry/baselines.ts';
import { colorsApart } from '../geometry/color.ts';
import { leftwardText, whole } from '../geometry/reading-order.ts';
import { RULED, separated, verticalsOf } from '../geometry/verticals.ts';
import { type Filled, itemAt, stretchesOf } from '../model/lists.ts';
import type { Page, TextStyle } from '../model/page.ts';
import type { Word } from '../model/word.ts';
import { takeBars } from './bars.ts';
import { endsText } from './cells.ts';
import { inOrderOfSight } from './order.ts';
import { type Piece, piecesOf, SAME_BASELINE, WORD_GAP } from './pieces.ts';
import { touchingAt } from './touching.ts';

/** Ems: between pieces of different looks or different runs a smaller gap parts words already. */
const STYLE_GAP = 0.08;
/** Ems that pieces of one word may lap over. */
const LAP = 0.25;

/** Given a page, returns its words, top to bottom and left to right; no word holds a space. */
export function toWords(page: Page): Word[] {
  const verticals = verticalsOf(page.rules, takeBars(page.glyphs));
  const arranged = inOrderOfSight(page.glyphs, (style) => itemAt(page.styles, style).size);
  const pieces = piecesOf(page.glyphs, page.styles, verticals);
  const goesOn = (piece: Piece, before: Piece) =>
    joins(before, piece) && !separated(verticals, before.x1, piece.x0, piece.baseline - piece.size * RULED);
  return byBaseline(pieces).flatMap((line) =>
    stretchesOf(line, goesOn).map((parts) => {
      const word = wordOf(parts, page);
      return arranged ? inOrderOfLetters(word) : word;
    }),
  );
}

/** Ems between the two signs of a label that is set as wide as those above and below it. */
const PADDED_GAP = 4.2;
const PADDED_BEGIN = /^[\u3400-\u9fff]$/;
const PADDED_END = /^[\u3400-\u9fff][:：]/;

/** True for the halves of such a label: "户　　名：". */
const isPadded = ({ text }: Piece, next: Piece): boolean =>
  text.length === 1 && PADDED_BEGIN.test(text) && PADDED_END.test(next.text);

/** True if the second piece continues the word of the first: they are side by side on one line. */
function joins(before: Piece, piece: Piece): boolean {
  if (isPadded(before, piece) && alike(before.style, piece.style))
    return piece.x0 - before.x1 <= PADDED_GAP * piece.size && piece.x0 >= before.x0;
  if (piece.afterSpace || (piece.cell && endsText(before.text))) return false;
  const size = Math.min(before.size, piece.size);
  const gap = piece.x0 - before.x1;
  if (gap < -LAP * size) return false;
  if (Math.abs(before.baseline - piece.baseline) > SAME_BASELINE * size) return false;
  const tracking = before.tracking > 0 && piece.tracking > 0 ? Math.max(before.tracking, piece.tracking) : 0;
  const most = alike(before.style, piece.style) ? WORD_GAP + tracking : STYLE_GAP;
  return gap <= most * size && touchingAt(before.text + piece.text) !== before.text.length;
}

/** Points, and steps of a colour's channel, that text of one look may differ: what was read off a scan does. */
const SAME_SIZE = 0.5;
const SAME_CHANNEL = 0x30;

function alike(a: TextStyle, b: TextStyle): boolean {
  if (a === b) return true;
  return a.bold === b.bold && Math.abs(a.size - b.size) <= SAME_SIZE && colorsApart(a.color, b.color) <= SAME_CHANNEL;
}

function inOrderOfLetters(word: Word): Word {
  const text = leftwardText(word.text);
  if (text !== null) return { ...word, text, leftward: true };
  const written = whole(word.text);
  return written === word.text ? word : { ...word, text: written };
}

function wordOf(parts: Filled<Piece>, page: Page): Word {
  const [first] = parts;
  let { text, y0, y1, x1 } = first;
  for (const piece of parts.slice(1)) {
    text += piece.text;
    y0 = Math.min(y0, piece.y0);
    y1 = Math.max(y1, piece.y1);
    x1 = Math.max(x1, piece.x1);
  }
  return {
    text,
    x0: first.x0,
    y0,
    x1,
    y1,
    baseline: first.baseline,
    style: first.style,
    page: page.number,
    source: page.source,
    confidence: 1,
  };
}
