/** The ids in the path of a request. */

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Of the library that keeps users. */
const USER_ID = /^[\w-]{1,64}$/;
/** Looked up like any other, so that a malformed id is answered like an unknown one. */
const OF_NOTHING = '';

/** Given the text of an id, returns it as the server writes it, or an id that nothing has. */
export function idOf(text: string): string {
  return UUID.test(text) ? text.toLowerCase() : OF_NOTHING;
}

/** The same for the id of a user. */
export function userIdOf(text: string): string {
  return USER_ID.test(text) ? text : OF_NOTHING;
}
