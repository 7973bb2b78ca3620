/** Which two versions of a file are compared. */

/** Two versions by their ids, the older one first. */
export interface Compared {
  readonly before: string;
  readonly after: string;
}
