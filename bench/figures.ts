/** Small sums over measurements, and how they are told. */

/** Given numbers, returns the middle one. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Given numbers and a part from 0 to 1, returns the number below which that part of them lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** Given what was measured, its figure, and what is wanted of it, returns a line of the report. */
export function report(name: string, figure: string, wanted?: string): string {
  return `  ${name.padEnd(52)} ${figure.padStart(18)}${wanted === undefined ? '' : `  (wanted: ${wanted})`}`;
}
