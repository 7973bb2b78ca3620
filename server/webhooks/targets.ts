/** Which addresses webhooks may go to: none of private, local or special networks, unless the operator allows them. */
import { isIP } from 'node:net';
import { Networks } from '../networks.ts';

/** What the operator allows beyond https to public addresses. */
export interface TargetRules {
  /** true: http, too */
  readonly allowHttp: boolean;
  /** true: every network; or these networks, beside the public ones */
  readonly allowPrivate: boolean | readonly string[];
}

/** IPv4 that no public host has: https://www.iana.org/assignments/iana-ipv4-special-registry. */
const SPECIAL_IPV4 = new Networks([
  '0.0.0.0/8', // unspecified, this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // behind a carrier's NAT
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local; metadata of clouds
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // relays to IPv6
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
]);

/**
 * Public IPv6. Outside of it are loopback, link-local, unique local, multicast, IPv4-mapped addresses and NAT64:
 * https://www.iana.org/assignments/iana-ipv6-special-registry.
 */
const GLOBAL_IPV6 = new Networks(['2000::/3']);
const SPECIAL_IPV6 = new Networks([
  '2001::/23', // protocol assignments, Teredo
  '2001:db8::/32', // documentation
  '2002::/16', // IPv4 in IPv6
  '3fff::/20', // documentation
]);

/** Given an address, returns whether it belongs to a public host. */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !SPECIAL_IPV4.has(address);
  return GLOBAL_IPV6.has(address) && !SPECIAL_IPV6.has(address);
}

/** The host is on a network that webhooks may not reach. The message does not say which, as that is nobody's business. */
export class RefusedTargetError extends Error {
  override readonly name = 'RefusedTargetError';
  constructor() {
    super('The host is on a private or local network, which this service does not call.');
  }
}

/** Given the operator's rules, returns a test whether an address may be called. */
export function addressTest({ allowPrivate }: TargetRules): (address: string) => boolean {
  if (allowPrivate === true) return () => true;
  const allowed = new Networks(allowPrivate === false ? [] : allowPrivate);
  return (address) => isPublic(address) || allowed.has(address);
}

/**
 * Given a URL, returns what is wrong with it, as the end of a sentence that begins with "it"; undefined: nothing. A
 * name is judged when it is called, by its addresses at that time.
 */
export function faultOfUrl(text: string, rules: TargetRules): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.hostname === '') return 'must be the address of your receiver, beginning with https://';
  if (url.protocol === 'http:' && !rules.allowHttp) return 'must begin with https://';
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must begin with https://';
  if (url.username !== '' || url.password !== '') {
    return 'must have no user name and no password: receivers verify the signature';
  }
  const literal = literalOf(url);
  if (literal !== undefined && !addressTest(rules)(literal)) {
    return 'must not be on a private or local network, which this service does not call';
  }
  return undefined;
}

/** The address that a URL has in place of a name; undefined if it has a name. */
function literalOf({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? undefined : bare;
}
