/** Decides how large the page of a picture is, and how the picture lies on it. */
import type { Resolution } from './resolution.ts';
import type { Orientation, PictureHeader } from './types.ts';

/** Points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

const POINTS_PER_INCH = 72;
/** Scanners use these resolutions, in dots per inch. Cameras and programs write others that mean nothing. */
const CREDIBLE_DPI = { least: 72, most: 1_200 };
/** The sides of a paper that somebody scans, in inches. */
const CREDIBLE_INCHES = { least: 2, most: 30 };
/** Points of the usual papers, upright. */
const A4: PageSize = { width: 595.28, height: 841.89 };
const LETTER: PageSize = { width: 612, height: 792 };
/** The sides of a page that readers of PDF take, in points. */
const PAGE_SIDE = { least: 3, most: 14_400 };
/** The first orientation of those that lie on a side. */
const FIRST_ON_SIDE = 5;

const onSide = (orientation: Orientation) => orientation >= FIRST_ON_SIDE;

/**
 * Given a picture's header, returns the size of its upright page: from its resolution if that is credible, else with
 * the width of the usual paper that has the more similar shape.
 */
export function pageSize({ width, height, resolution, orientation }: PictureHeader): PageSize {
  const stored = scanned({ width, height }, resolution);
  const turned = onSide(orientation);
  if (stored) return turned ? { width: stored.height, height: stored.width } : stored;
  return photographed(turned ? { width: height, height: width } : { width, height });
}

function scanned({ width, height }: PageSize, resolution: Resolution | null): PageSize | null {
  if (resolution === null) return null;
  const { across, down } = resolution;
  const inches = [width / across, height / down];
  const credible =
    [across, down].every((dpi) => dpi >= CREDIBLE_DPI.least && dpi <= CREDIBLE_DPI.most) &&
    inches.every((side) => side >= CREDIBLE_INCHES.least && side <= CREDIBLE_INCHES.most);
  if (!credible) return null;
  return { width: (width / across) * POINTS_PER_INCH, height: (height / down) * POINTS_PER_INCH };
}

function photographed({ width, height }: PageSize): PageSize {
  const length = Math.max(width, height) / Math.min(width, height);
  const away = (paper: PageSize) => Math.abs(length - paper.height / paper.width);
  const paper = away(A4) <= away(LETTER) ? A4 : LETTER;
  const across = width > height ? paper.height : paper.width;
  const scale = Math.min(across / width, PAGE_SIDE.most / height);
  const side = (pixels: number) => Math.max(PAGE_SIDE.least, pixels * scale);
  return { width: side(width), height: side(height) };
}

/**
 * Given the size of an upright page and the orientation of the picture on it, returns the matrix that draws the
 * picture (its unit square, counted from the bottom left) onto the whole page: the operands of `cm` in PDF.
 */
export function placement({ width: w, height: h }: PageSize, orientation: Orientation): readonly number[] {
  const matrices: Readonly<Record<Orientation, readonly number[]>> = {
    1: [w, 0, 0, h, 0, 0],
    2: [-w, 0, 0, h, w, 0],
    3: [-w, 0, 0, -h, w, h],
    4: [w, 0, 0, -h, 0, h],
    5: [0, -h, -w, 0, w, h],
    6: [0, -h, w, 0, 0, h],
    7: [0, h, w, 0, 0, 0],
    8: [0, h, -w, 0, w, 0],
  };
  return matrices[orientation];
}
