/** The token of a link: it stands behind the #, which browsers send to nobody, so that no log has it. */
import { useSyncExternalStore } from 'react';

/** Given what stands behind the address (`#token=…`), returns the token, or null where there is none. */
export function linkToken(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('token') || null;
}

/** Returns the token of the link that the page was opened with, or null; anew where a better one is pasted into the same page. */
export function useLinkToken(): string | null {
  return linkToken(useSyncExternalStore(onHashChange, () => location.hash));
}

function onHashChange(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}
