import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inner = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, prefix, 'ipv6');

/** Whether an address belongs to this machine or a private network. */
export function isInnerAddress(address: string): boolean {
  return inner.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Resolves a name for a connection and refuses it when any of its addresses is an inner one: a name that an operator
 * listed may be pointed elsewhere later. Hosts listed as an inner address or as `localhost` are what was asked for.
 */
export function guardedLookup(listed: string): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname, { ...options, all: true }, (fault, addresses: LookupAddress[]) => {
      if (fault) return answer(fault, '', 0);
      const refused = listed !== 'localhost' && addresses.some(({ address }) => isInnerAddress(address));
      const first = addresses[0];
      if (refused || !first) return answer(new Error(`${hostname} resolves to a refused address`), '', 0);
      if (options.all) return answer(null, addresses);
      return answer(null, first.address, first.family);
    });
  };
}
