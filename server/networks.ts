/** Networks in settings: addresses and ranges, and a test whether an address is in one. */
import { BlockList, isIP } from 'node:net';

const BITS_OF_IPV4 = 32;
const BITS_OF_IPV6 = 128;

/** Whether a text is an address, or a range such as 10.0.0.0/8 with `leastBits` or more. */
export function isAddressOrRange(text: string, leastBits = 1): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  if (bits === undefined) return true;
  const most = version === 4 ? BITS_OF_IPV4 : BITS_OF_IPV6;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= leastBits && Number(bits) <= most;
}

/** Networks of both families. Each is compared with addresses of its own family only. */
export class Networks {
  readonly #v4 = new BlockList();
  readonly #v6 = new BlockList();

  /** Given addresses and ranges. */
  constructor(networks: readonly string[]) {
    for (const network of networks) {
      const [address = '', bits] = network.split('/');
      if (isIP(address) === 4) this.#v4.addSubnet(address, Number(bits ?? BITS_OF_IPV4), 'ipv4');
      else this.#v6.addSubnet(address, Number(bits ?? BITS_OF_IPV6), 'ipv6');
    }
  }

  /** Given an address, returns whether one of the networks has it. */
  has(address: string): boolean {
    const version = isIP(address);
    if (version === 0 || address.includes('%')) return false;
    return version === 4 ? this.#v4.check(address, 'ipv4') : this.#v6.check(address, 'ipv6');
  }
}
