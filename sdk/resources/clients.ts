/** Clients: whose statements the files of an account are. */
import { json, nothing } from '../http/answer.ts';
import type { CallOptions, Send } from '../http/call.ts';
import type { Assigned, Client, ClientList } from '../types.ts';

export class ClientCalls {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Makes a client. No two clients of an account share a name. */
  create(name: string, options: CallOptions = {}): Promise<Client> {
    return this.#send({ method: 'POST', path: ['clients'], body: { name }, read: json<Client>, options });
  }

  /** Returns all clients of the account, by name. */
  list(options: CallOptions = {}): Promise<ClientList> {
    return this.#send({ method: 'GET', path: ['clients'], read: json<ClientList>, options });
  }

  get(clientId: string, options: CallOptions = {}): Promise<Client> {
    return this.#send({ method: 'GET', path: ['clients', clientId], read: json<Client>, options });
  }

  rename(clientId: string, name: string, options: CallOptions = {}): Promise<Client> {
    const path = ['clients', clientId];
    return this.#send({ method: 'PATCH', path, body: { name }, repeatable: true, read: json<Client>, options });
  }

  /** Deletes a client; its files stay, and belong to none. */
  delete(clientId: string, options: CallOptions = {}): Promise<void> {
    return this.#send({ method: 'DELETE', path: ['clients', clientId], read: nothing, options });
  }

  /** Makes files belong to a client, or to none (null). Resolves to how many of them there are. */
  assign(uuids: readonly string[], clientId: string | null, options: CallOptions = {}): Promise<Assigned> {
    const body = { ids: uuids, clientId };
    return this.#send({
      method: 'POST',
      path: ['client-files'],
      body,
      repeatable: true,
      read: json<Assigned>,
      options,
    });
  }
}
