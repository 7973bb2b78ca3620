/** Simple statistics of measurements, and their lines in a report. */

/** Given numbers, returns the median. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Given numbers and a share from 0 to 1, returns the number below which this share of them lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

/** Given the name of a measurement, its figure, and its target, returns a line of the report. */
export function report(name: string, figure: string, wanted?: string): string {
  return `  ${name.padEnd(52)} ${figure.padStart(18)}${wanted === undefined ? '' : `  (wanted: ${wanted})`}`;
}
