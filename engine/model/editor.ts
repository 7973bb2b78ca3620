/** Who corrected a reading. */

/** Who changed something, and when. */
export interface Editor {
  /** the name of a user or of a key */
  readonly by: string;
  /** RFC 3339 */
  readonly at: string;
}
