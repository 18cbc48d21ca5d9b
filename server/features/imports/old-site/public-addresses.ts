import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The library calls the rest of the IPv6 space unicast, too, among it addresses that stand for IPv4 ones. */
const [GLOBAL_IPV6, GLOBAL_IPV6_BITS] = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is one of the public internet, and not the machine's own or its network's. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6, GLOBAL_IPV6_BITS);
}
