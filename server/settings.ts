/** The settings of a server, read from the environment once and checked. */

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** absolute path of the data folder: database, blobs, secret, lock */
  readonly dataDir: string;
  /** the first account's key, where the operator sets it */
  readonly apiKey: string | undefined;
  /** hex of 32 bytes or any text of 32 characters and more; passwords of PDFs are encrypted under it */
  readonly secret: string | undefined;
  /** credits of the first account */
  readonly credits: number;
  readonly retentionMs: number;
  readonly requestsPerMinute: number;
  readonly maxFileBytes: number;
  /** conversions at the same time */
  readonly threads: number;
  readonly maxPages: number;
  readonly maxHeapBytes: number;
  readonly baseMs: number;
  readonly perPageMs: number;
  /** queued files, over all accounts; a convert beyond it is CONVERT_FAILED 503 */
  readonly maxQueuedFiles: number;
  readonly logLevel: string;
}
