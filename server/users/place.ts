/** The place that a visitor comes from, as far as it belongs to one person. */
import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A line owns all addresses with the same first 64 bits. */
const OF_A_LINE = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Given an address, returns the place to count by: for IPv4 the address, for IPv6 the prefix of its line, so that new
 * addresses of a line are not new places.
 */
export function placeOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = address.replace(/%.*/, '').split('::');
  const [head, tail] = [groupsOf(before), groupsOf(after ?? '')];
  const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
  return [...head, ...(after === undefined ? [] : zeros), ...tail].slice(0, OF_A_LINE).join(':');
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16));
}
