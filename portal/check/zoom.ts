/** How much larger than the width of the pane pages are shown: 1 fits it. */

/** What buttons and keys step through. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4] as const;
const LEAST = STEPS[0];
const MOST = STEPS[STEPS.length - 1];
/** How much a pixel of the wheel zooms: a notch (100 pixels) is about a step. */
const A_WHEEL_PIXEL = 0.0022;

/** Given a zoom, returns that of the next step; `fit` is 1. */
export function zoomed(zoom: number, by: 'in' | 'out' | 'fit'): number {
  if (by === 'fit') return 1;
  // a zoom by the wheel may stand a hair beside a step
  if (by === 'in') return STEPS.find((step) => step > zoom * 1.01) ?? MOST;
  return STEPS.findLast((step) => step < zoom * 0.99) ?? LEAST;
}

/** Given a zoom and how far the wheel went (pixels, down > 0), returns the new zoom. */
export function wheeled(zoom: number, pixels: number): number {
  return Math.min(MOST, Math.max(LEAST, zoom * Math.exp(-pixels * A_WHEEL_PIXEL)));
}
