/** Decides which pages are read from their pictures. */

import type { Page } from '../model/page.ts';
import { FEW_GLYPHS } from './usable.ts';

/** Share of the page's width: a picture or a shape with a table in it is wider. */
const WIDE = 0.4;
/** Drawn letters join to texts; so many of these are no logo. */
const MANY = 10;

/**
 * True for a page whose text cannot be used, is somebody's reading of its picture, or may not be what it draws, and for
 * one that shows little text and much else.
 */
export function needsReading(page: Page): boolean {
  if (page.unusable !== null || page.source === 'ocr' || page.doubtful) return true;
  if (page.glyphs.count >= FEW_GLYPHS) return false;
  const drawn = page.unread.filter(({ kind }) => kind === 'picture' || kind === 'outlines');
  return drawn.length >= MANY || drawn.some(({ box: [x0, , x1] }) => x1 - x0 >= WIDE * page.width);
}
