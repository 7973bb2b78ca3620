/** Numbers in hexadecimal digits, as PDF writes them. */

/** Given a number, returns it in hexadecimal digits, at least so many. */
export function hex(value: number, digits: number): string {
  return value.toString(16).toUpperCase().padStart(digits, '0');
}
