import { createHash } from 'node:crypto';
import { decodeBase58Check, encodeBase58Check } from '@fairway/contract/chain/addresses/base58-check.ts';
import { getAddress, isAddress } from 'viem/utils';
import type { Hex } from 'viem';

/** The networks that the one node plays: each has a token of its own, and its own format of addresses. */
export type Network = 'erc20' | 'trc20';

/** Before the twenty bytes of every address of TRON. */
const tronPrefix = '41';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** An address as people of the network write it. */
export function addressText(network: Network, address: Hex): string {
  if (network === 'erc20') return getAddress(address);
  return encodeBase58Check(Buffer.from(tronPrefix + address.slice(2), 'hex'), sha256);
}

/** What an address says by its form: the network and the bytes. Undefined when it is none or its checksum is wrong. */
export function readAddress(text: string): { network: Network; address: Hex } | undefined {
  if (isAddress(text)) return { network: 'erc20', address: getAddress(text) };
  const bytes = decodeBase58Check(text, sha256);
  const hex = Buffer.from(bytes ?? []).toString('hex');
  if (hex.length !== 42 || !hex.startsWith(tronPrefix)) return undefined;
  return { network: 'trc20', address: getAddress(`0x${hex.slice(2)}`) };
}
