/** The zoom of pages, relative to the width of the pane: 1 fits it. */

/** The steps of buttons and keys. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4] as const;
const LEAST = STEPS[0];
const MOST = STEPS[STEPS.length - 1];
/** Zoom per pixel of the wheel: a notch (100 pixels) is about a step. */
const A_WHEEL_PIXEL = 0.0022;

/** Given a zoom, returns the zoom of the next step; `fit` is 1. */
export function zoomed(zoom: number, by: 'in' | 'out' | 'fit'): number {
  if (by === 'fit') return 1;
  // a zoom by the wheel may be very close to a step
  if (by === 'in') return STEPS.find((step) => step > zoom * 1.01) ?? MOST;
  return STEPS.findLast((step) => step < zoom * 0.99) ?? LEAST;
}

/** Given a zoom and the wheel's movement (pixels, down > 0), returns the new zoom. */
export function wheeled(zoom: number, pixels: number): number {
  return Math.min(MOST, Math.max(LEAST, zoom * Math.exp(-pixels * A_WHEEL_PIXEL)));
}
