/** Prints shares the same way in every command and on the accuracy board. */

/** Given a share, returns it in per cent, never rounded up: 99.96 % are not 100 %. */
export function percent(part: number): string {
  return (Math.floor(part * 1000) / 10).toFixed(1);
}
