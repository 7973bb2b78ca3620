/** The token of a link: it is behind the #, which browsers do not send, so no log has it. */
import { useSyncExternalStore } from 'react';

/** Given the fragment of the address (`#token=…`), returns the token, or null if there is none. */
export function linkToken(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('token') || null;
}

/**
 * Returns the token of the link that the page was opened with, or null; a new value if another link is pasted into the
 * same page.
 */
export function useLinkToken(): string | null {
  return linkToken(useSyncExternalStore(onHashChange, () => location.hash));
}

function onHashChange(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}
