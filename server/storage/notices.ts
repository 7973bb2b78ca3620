/** What nodes of one database tell one another, so that none has to ask the database all the time. */

/** Something that happened. It is only a hint: what matters is in the database, and a notice may be lost. */
export interface Notice {
  readonly event: 'queued' | 'file ended' | 'job final' | 'jobs changed';
  /** of "file ended" and "job final" */
  readonly jobId?: string;
  /** of "file ended" */
  readonly uuid?: string;
}

/** Tells whether a key or an account's limits have changed since they were read. */
export interface KeyChanges {
  /** grows with each change on any node, whoever makes it */
  readonly count: number;
  /** by `performance.now()`: changes up to then are counted. Minus infinity while this process does not listen */
  readonly knownUntil: number;
  /** Asks for a later `knownUntil`, and does not wait for it. */
  ask(): void;
}

export interface Notices {
  readonly keyChanges: KeyChanges;
  /** Tells the other nodes, soon. */
  tell(notice: Notice): void;
  /** Begins to listen. `missed` is called after notices may have been lost: look at the database then. */
  listen(heard: (notice: Notice) => void, missed: () => void): void;
  close(): Promise<void>;
}
