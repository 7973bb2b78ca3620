/** Where a panel stands beside the button that opens it. All numbers are pixels of the screen. */

/** Between the button and the panel, and between the panel and the edge of the screen. */
const GAP = 6;
/** The widest panel. */
const WIDEST = 340;

export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Place {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly maxHeight: number;
}

/**
 * Given a button and the screen, returns the place: right edges are aligned, or left ones where the panel would pass
 * the left edge of the screen. The panel opens to where there is more room.
 */
export function placeBeside(
  { top, bottom, left, right }: Box,
  { width, height }: { readonly width: number; readonly height: number },
): Place {
  const fits = right - GAP >= WIDEST;
  const side = fits
    ? { right: Math.max(GAP, width - right) }
    : { left: Math.max(GAP, Math.min(left, width - GAP - WIDEST)) };
  return top > height / 2
    ? { ...side, bottom: height - top + GAP, maxHeight: top - 2 * GAP }
    : { ...side, top: bottom + GAP, maxHeight: height - bottom - 2 * GAP };
}
