/** What a user chose in this browser: it stays for the next time, and belongs to nobody else who signs in here. */
import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from './session.ts';

/** What could not be stored, as in a browser without storage: it stays until the page is left. */
const unstored = new Map<string, string>();
const listeners = new Set<() => void>();

/** Given the name of a choice, returns what the user chose last, null if nothing, and a function that keeps another. */
export function useKeptChoice(name: string): [chosen: string | null, keep: (text: string) => void] {
  const { data: signedIn } = useSession();
  const key = `ledgerize.${name}.${signedIn?.user.id ?? ''}`;
  const chosen = useSyncExternalStore(subscribe, () => read(key));
  const keep = useCallback((text: string) => write(key, text), [key]);
  return [chosen, keep];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // of other tabs
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    unstored.set(key, text);
  }
  for (const listener of listeners) listener();
}
