/** Parses a range of seeds from the command line. */

/** Given `7` or `1..60`, returns each seed, including the last; null if it is not a range. */
export function seedsOf(text: string | undefined): number[] | null {
  const range = /^(\d+)(?:\.\.(\d+))?$/.exec(text ?? '');
  if (!range) return null;
  const [first, last] = [Number(range[1]), Number(range[2] ?? range[1])];
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
