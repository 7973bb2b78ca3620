/** The jobs whose status is currently not available: they go on, and the status returns by itself. */
import { useSyncExternalStore } from 'react';

let unheard: readonly string[] = [];
const listeners = new Set<() => void>();

/** Whether the status of a running conversion is not available. */
export function useOutage(): boolean {
  return useSyncExternalStore(subscribe, () => unheard.length > 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Given a job, notes whether its status is available. */
export function setHeard(jobId: string, heard: boolean): void {
  if (heard !== unheard.includes(jobId)) return;
  unheard = heard ? unheard.filter((id) => id !== jobId) : [...unheard, jobId];
  for (const listener of listeners) listener();
}
