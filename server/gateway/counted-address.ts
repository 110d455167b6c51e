/** Decides which addresses the rate limits count together. */
import { isIPv6 } from 'node:net';

/**
 * The key that the rate limits count an address by. An IPv4 address has a key of its own. All IPv6 addresses in a /64
 * share one key, because anyone with one address in a /64 has all of them.
 */
export function countedAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
