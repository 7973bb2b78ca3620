/** The token of a link: it stands behind the #, which browsers send to nobody, so that no log has it. */

/** Given what stands behind the address (`#token=…`), returns the token, or null where there is none. */
export function linkToken(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, '')).get('token') || null;
}
