/** The header Prefer of RFC 7240, with one known preference: how long to wait. */

/** The most seconds that a client may ask a status request to be held. */
const MAX_WAIT = 30;

/**
 * Given the header Prefer, returns the seconds to wait, at most MAX_WAIT, or null if it has no preference that is
 * known.
 */
export function preferredWait(header: string | string[] | undefined): number | null {
  if (header === undefined) return null;
  const preferences = [header].flat().join(',').split(',');
  // if a preference is repeated, the first counts
  const wait = preferences
    .map((preference) => /^\s*wait\s*=\s*"?(\d{1,9})"?\s*(?:;.*)?$/i.exec(preference))
    .find(Boolean);
  return wait ? Math.min(Number(wait[1]), MAX_WAIT) : null;
}
