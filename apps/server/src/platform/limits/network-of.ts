import { isIPv6 } from 'node:net';

/**
 * Whose address it is, for counting: an IPv4 address by itself, of an IPv6 address the first 64 bits, which are one customer's.
 * Who has them may send each call from another of 2^64 addresses, and a limit that counted each by itself would count nothing.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const groups = groupsOf(bare).map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups, with `::` written out; a dotted end counts for two that no limit looks at. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/:[\d.]+\.[\d.]+$/, ':0:0').split('::');
  const before = head.split(':').filter(Boolean);
  if (tail === undefined) return before;
  const after = tail.split(':').filter(Boolean);
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}
