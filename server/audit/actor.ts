/** Who acts: the audit log asks here, so that no use case has to pass it on. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditTable } from '../storage/audit-table.ts';

/** Who does something, and how they reached the service. */
export interface Actor {
  readonly kind: AuditTable['actor'];
  /** of the key or the user; of a command line, the number of its user on the machine; empty: none */
  readonly id: string;
  readonly requestId?: string;
  readonly address?: string;
}

/** What no request and no command asked for. */
const SERVICE: Actor = { kind: 'service', id: '' };

const acting = new AsyncLocalStorage<() => Actor>();

/** Runs `work`; whatever it causes was done by the actor, who may be known only later. */
export function actAs<T>(actor: () => Actor, work: () => T): T {
  return acting.run(actor, work);
}

/** Runs `work` as the service itself, whoever caused it. */
export function actAsService<T>(work: () => T): T {
  return acting.run(() => SERVICE, work);
}

/** Who acts now. */
export function currentActor(): Actor {
  return acting.getStore()?.() ?? SERVICE;
}
