import { keccak256 } from 'viem/utils';
import * as z from 'zod';
import { dayIn, type Clock } from '../clock.ts';
import { networks, type Config, type Network, type Pin } from '../config.ts';
import { address, billNo, chainId, counter, number } from './fields.ts';
import type { Keys } from '../keys/keys.ts';
import type { SignedRow, SignedStore } from '../store/signed-store.ts';
import { bidOf, signTokenTransfer } from './transfer-bytes.ts';

export const transferToSign = z.strictObject({
  network: z.enum(networks),
  billNo,
  chainId,
  token: address,
  to: address,
  /** Millionths of USDT. */
  amount: number,
  leastNonce: counter,
  gasPrice: number,
});
type TransferToSign = z.output<typeof transferToSign>;

/** Why nothing is signed, as text for the operator who sees a payout or a sweep wait. */
export type Refusal =
  | 'amount'
  | 'recipient'
  | 'token'
  | 'onceLimit'
  | 'dayLimit'
  | 'otherTransfer'
  | 'depositKey'
  | 'address'
  | 'fee'
  | 'sweepDayLimit'
  | 'fuelOnceLimit'
  | 'fuelDayLimit';

export interface Means extends Keys {
  config: Config;
  store: SignedStore;
  clock: Clock;
}

/** What a payout may use. */
export const payoutGas = 120_000n;

/**
 * Signs a token transfer and nothing else, once an order: asked again it answers the same bytes, asked for another
 * recipient or amount under the same number it refuses. Within limits of its own, the fee's among them, whatever asks it. Written before it is
 * answered. The caller runs one of these at a time.
 */
export async function signTransfer(
  { config, accounts, store, clock }: Means,
  transfer: TransferToSign,
): Promise<{ signed: SignedRow; sender: string } | { refused: Refusal }> {
  const { network, billNo, to, amount } = transfer;
  const account = accounts[network];
  const sender = account.address;
  const known = store.find(network, billNo);
  if (known)
    return known.recipient === to && known.amount === amount
      ? { signed: known, sender }
      : { refused: 'otherTransfer' };

  const day = dayIn(config.timeZone, clock.now());
  if (amount <= 0n) return { refused: 'amount' };
  if (BigInt(to) === 0n || to === transfer.token) return { refused: 'recipient' };
  if (!isPinned(config, store, transfer)) return { refused: 'token' };
  if (amount > config.limits.once) return { refused: 'onceLimit' };
  if (store.sumOfDay(network, day) + amount > config.limits.day) return { refused: 'dayLimit' };
  const bid = bidOf(transfer.gasPrice);
  if (payoutGas * bid > config.limits.feeOnce) return { refused: 'fee' };

  const ours = store.nextNonce(network);
  const nonce = ours > transfer.leastNonce ? ours : transfer.leastNonce;
  const signed = await signTokenTransfer(account, {
    ...transfer,
    nonce,
    gas: payoutGas,
    bid,
  });
  const row = { network, bill_no: billNo, recipient: to, amount, nonce, day };
  const written = { ...row, tx_hash: keccak256(signed), signed };
  store.insert(written);
  return { signed: written, sender };
}

/** Whether this is the token of the chain that is signed for: as configured, or in a demo as the first time. */
export function isPinned(
  config: Config,
  store: SignedStore,
  { network, ...named }: Pin & { network: Network },
): boolean {
  const asked: Pin = { chainId: named.chainId, token: named.token.toLowerCase() };
  const pin = config.pins[network] ?? store.findPin(network);
  if (pin) return pin.chainId === asked.chainId && pin.token === asked.token;
  if (config.production) return false;
  store.insertPin(network, asked);
  return true;
}
