/** How finely a picture is scanned. */

/** Dots per inch. Those of a fax differ across and down. */
export interface Resolution {
  readonly across: number;
  readonly down: number;
}
