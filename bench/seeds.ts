/** Reads a range of seeds as it is named on the command line. */

/** Given `7` or `1..60`, returns each seed, the last one included; null where it is no range. */
export function seedsOf(text: string | undefined): number[] | null {
  const range = /^(\d+)(?:\.\.(\d+))?$/.exec(text ?? '');
  if (!range) return null;
  const [first, last] = [Number(range[1]), Number(range[2] ?? range[1])];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
