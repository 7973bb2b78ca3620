/** The header Prefer of RFC 7240, of which one preference is known here: how long to wait. */

/** Seconds a client may ask a status request to be held. */
const MAX_WAIT = 30;

/** Given the header Prefer, returns the seconds to wait, MAX_WAIT at most, or null where it says nothing that is understood. */
export function preferredWait(header: string | string[] | undefined): number | null {
  if (header === undefined) return null;
  const preferences = [header].flat().join(',').split(',');
  // of a preference named twice the first counts
  const wait = preferences
    .map((preference) => /^\s*wait\s*=\s*"?(\d{1,9})"?\s*(?:;.*)?$/i.exec(preference))
    .find(Boolean);
  return wait ? Math.min(Number(wait[1]), MAX_WAIT) : null;
}
