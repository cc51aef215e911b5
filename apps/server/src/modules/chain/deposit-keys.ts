import { HDKey } from 'viem/accounts';
import type { Address } from 'viem';
import type { Platform } from '#platform/platform.ts';
import { settingsOf, type Network } from './network.ts';

/** The extended public key that a network's addresses are derived from; undefined where none is configured. */
export function depositXpub(app: Platform, network: Network): string | undefined {
  return settingsOf(app, network).xpub ?? (app.config.production ? undefined : network.demoXpub);
}

/** The deposit address of an index: BIP-32 public derivation, so this server could not spend from it. */
export function depositAddress(network: Network, xpub: string, index: number): Address {
  const { publicKey } = HDKey.fromExtendedKey(xpub).deriveChild(index);
  if (!publicKey) throw new Error(`no public key at index ${index}`);
  return network.addressOfKey(publicKey);
}
