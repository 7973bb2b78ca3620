/** Decides which pages are read from their pictures. */
import type { Page, Unread } from '../model/page.ts';
import { FEW_GLYPHS } from './usable.ts';

/** Share of the page's width: a picture or a shape with a table in it is wider. */
const WIDE = 0.4;
/** Drawn letters join to texts; so many of these are no logo. */
const MANY = 10;
/** Glyphs: a page with more beside the picture of a page has text of its own, and what is below is its ground. */
const STAMPED = 400;
/** Share of the page that the picture of a page covers. */
const WHOLE = 0.6;
/** Lines of letters on a picture of a page. */
const LINES = 10;

/** Looks at what on a page is no text, and returns the lines of letters that it shows, or what cannot be told. */
type Look = (things: readonly Unread[]) => readonly Unread[];

/**
 * True for a page whose text cannot be used, is somebody's reading of its picture, or may not be what it draws, and for
 * one that shows little text and much else: a scan with a line of text that was printed over it, say.
 */
export function needsReading(page: Page, look: Look): boolean {
  if (page.unusable !== null || page.source === 'ocr' || page.doubtful) return true;
  const { glyphs, unread, width, height } = page;
  if (glyphs.count >= STAMPED) return false;
  const drawn = unread.filter(({ kind }) => kind === 'picture' || kind === 'outlines');
  if (glyphs.count < FEW_GLYPHS) {
    return drawn.length >= MANY || drawn.some(({ box: [x0, , x1] }) => x1 - x0 >= WIDE * width);
  }
  const whole = drawn.filter(({ kind, box: [x0, y0, x1, y1] }) => {
    return kind === 'picture' && (x1 - x0) * (y1 - y0) >= WHOLE * width * height;
  });
  if (whole.length === 0) return false;
  const seen = look(whole);
  return seen.length >= LINES || seen.some(({ certain }) => !certain);
}
