/** Clients: whose statements the files of an account are. */

export interface Client {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** that belong to it, and are neither deleted nor expired */
  readonly files: number;
}

export interface Clients {
  /** By name. `filesWithoutClient` belong to none. */
  list(accountId: string): Promise<{ clients: Client[]; filesWithoutClient: number }>;
  /** Throws NOT_FOUND. */
  get(accountId: string, id: string): Promise<Client>;
  /** Throws INVALID_REQUEST if a client has the name, whatever its case, or if there are too many. */
  create(accountId: string, name: string): Promise<Client>;
  /** Throws NOT_FOUND, and INVALID_REQUEST if another client has the name. */
  rename(accountId: string, id: string, name: string): Promise<Client>;
  /** Its files stay, and belong to none. Throws NOT_FOUND. */
  delete(accountId: string, id: string): Promise<void>;
  /**
   * Makes files belong to a client, or to none (null), and returns how many of them there are; unknown ones are passed
   * over. Throws NOT_FOUND for an unknown client.
   */
  assign(accountId: string, uuids: readonly string[], clientId: string | null): Promise<number>;
}
