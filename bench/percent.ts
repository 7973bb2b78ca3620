/** How shares are printed, by every command and on the accuracy board: the same figure reads the same. */

/** Given a share, returns it in per cent, never rounded up: 99.96 % of all are not all. */
export function percent(part: number): string {
  return (Math.floor(part * 1000) / 10).toFixed(1);
}
