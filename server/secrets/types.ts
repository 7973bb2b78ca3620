/** What is known of the server's secrets, and their rotation. */

/** How many texts of each kind something applies to. */
export interface SealedCounts {
  /** of PDFs */
  readonly passwords: number;
  /** of webhooks, with those that a rotation of the webhook replaced */
  readonly webhooks: number;
  /** keys of blobs */
  readonly dataKeys: number;
  /** of statements */
  readonly summaries: number;
}

/** What is sealed under one secret. */
export interface SealedUnder extends SealedCounts {
  /** of the secret; null: sealed before secrets had ids */
  readonly secretId: string | null;
  /** true if the server has the secret */
  readonly known: boolean;
}

export interface Rotation {
  /** of the secret that seals from now on */
  readonly secretId: string;
  /** what was sealed again */
  readonly renewed: SealedCounts;
  /** what none of the secrets opens: it stays as it is */
  readonly unreadable: SealedCounts;
}

export interface Secrets {
  /** The id of the secret that seals. */
  currentId(): string;
  /** What is sealed, by secret. */
  status(): Promise<SealedUnder[]>;
  /**
   * Seals everything again under the current secret; where the data folder made its own, under a new one. Servers may
   * run, and a rotation that was interrupted goes on. Throws if another one runs on the data folder.
   */
  rotate(): Promise<Rotation>;
}
