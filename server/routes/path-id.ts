/** The id of a file or a job in the path of a request. */

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Looked up like any other, so that what is malformed is answered as what is unknown. */
const OF_NOTHING = '';

/** Given what stands where an id should, returns the id as the server writes it, or one that nothing has. */
export function idOf(text: string): string {
  return UUID.test(text) ? text.toLowerCase() : OF_NOTHING;
}
