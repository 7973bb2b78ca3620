/** What nodes of one database tell one another, so that none has to ask the database all the time. */

/** Something that happened. It is only a hint: what matters is in the database, and a notice may be lost. */
export interface Notice {
  readonly event: 'queued' | 'file ended' | 'job final' | 'jobs changed';
  /** of "file ended" and "job final" */
  readonly jobId?: string;
  /** of "file ended" */
  readonly uuid?: string;
}

export interface Notices {
  /** Tells the other nodes, soon. */
  tell(notice: Notice): void;
  /** Begins to listen. `missed` is called after notices may have been lost: look at the database then. */
  listen(heard: (notice: Notice) => void, missed: () => void): void;
  close(): Promise<void>;
}
