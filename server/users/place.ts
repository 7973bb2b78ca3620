/** Where a visitor comes from, as far as one person has it to themselves. */
import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A line has all addresses of its first 64 bits. */
const OF_A_LINE = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Given an address, returns what is counted by: of version 4 itself, of version 6 what a line of it begins with, so that who has one does not come from ever new places. */
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
