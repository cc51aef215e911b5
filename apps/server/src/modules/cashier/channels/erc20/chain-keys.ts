import { ECDH } from 'node:crypto';
import { HDKey } from 'viem/accounts';
import { publicKeyToAddress } from 'viem/utils';
import type { Address, Hex } from 'viem';
import type { Platform } from '#platform/platform.ts';

type Config = Platform['config'];

/** Extended public key of the demo's deposit addresses; nobody holds its private half. Never used in production. */
const demoXpub =
  'xpub6EBLaicbQpcriW5fLRwZ7MH26a2u4yYMahJmdkjbR8MC4ynsGD6VtdnosLfmmHBaqk6w873iZMjMHQZrtdmjZfDqDhH1fhRD5JU7LounAE6';
/** Key of the demo's payout wallet, which the sandbox fills with its own play money. Never used in production. */
const demoPayoutKey: Hex = '0x0419611cd99bbbb59f26d9ad742178da1d65f1ef0aacc85536841466cbe93434';

/** The extended public key that addresses are derived from; undefined where none is configured. */
export function depositXpub(config: Config): string | undefined {
  return config.chain.xpub ?? (config.production ? undefined : demoXpub);
}

/** The payout signer's key; undefined where none is configured. */
export function payoutKey(config: Config): Hex | undefined {
  const configured = config.chain.payoutKey;
  if (configured !== undefined) return `0x${configured.slice(2)}`;
  return config.production ? undefined : demoPayoutKey;
}

/** The deposit address of an index: BIP-32 public derivation, so this server could not spend from it. */
export function depositAddress(xpub: string, index: number): Address {
  const { publicKey } = HDKey.fromExtendedKey(xpub).deriveChild(index);
  if (!publicKey) throw new Error(`no public key at index ${index}`);
  const whole = ECDH.convertKey(Buffer.from(publicKey), 'secp256k1', undefined, 'hex', 'uncompressed');
  return publicKeyToAddress(`0x${whole.toString()}`);
}
