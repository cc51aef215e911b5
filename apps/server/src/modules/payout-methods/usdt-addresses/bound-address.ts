import { virtualProtocols, type VirtualProtocol } from '@fairway/contract/chain/protocols.ts';
import { AppError } from '#platform/errors.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { findBoundByFingerprint, type PayoutMethodRow } from '../method-store.ts';
import { fingerprint } from '../sealed-text.ts';
import { canonicalAddress } from './canonical-address.ts';

/**
 * The member who has bound an address, found by its fingerprint. Throws `payoutAddressInvalid` for what is none of the
 * protocol.
 */
export async function findBound(
  db: Db | Tx,
  app: Platform,
  protocol: VirtualProtocol,
  typed: string,
): Promise<PayoutMethodRow | undefined> {
  const address = canonicalAddress(protocol, typed);
  if (address === undefined)
    throw new AppError('payoutAddressInvalid', { protocol: virtualProtocols.label(protocol, 'en') ?? '' });
  return findBoundByFingerprint(db, fingerprintOf(app, protocol, address));
}

/** As bindMethod wrote it: an account of an e-wallet under the e-wallet's name, everything else as an address. */
function fingerprintOf(app: Platform, protocol: VirtualProtocol, address: string): Buffer {
  const { ebPay, koiPay } = virtualProtocols.codes;
  const wallets = new Map<VirtualProtocol, string>([
    [ebPay, 'ebpay'],
    [koiPay, 'koipay'],
  ]);
  const kind = wallets.get(protocol) ?? 'usdtAddress';
  return fingerprint(`${kind}:${address.toLowerCase()}`, app.config.secrets.server);
}
