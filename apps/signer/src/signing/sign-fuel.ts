import { keccak256 } from 'viem/utils';
import * as z from 'zod';
import { dayIn } from '../clock.ts';
import { networks } from '../config.ts';
import { depositAccount } from '../keys/deposit-keys.ts';
import { address, billNo, chainId, counter, derivationIndex, number } from './fields.ts';
import { outbid } from './outbid.ts';
import { isPinned, type Means, type Refusal } from './sign-transfer.ts';
import type { FuelledRow } from '../store/sweep-store.ts';
import { bidOf, coinTransferGas, signCoinTransfer } from './transfer-bytes.ts';

export const fuelToSign = z.strictObject({
  network: z.enum(networks),
  billNo,
  chainId,
  /** The token whose moving it will pay. */
  token: address,
  index: derivationIndex,
  address,
  /** In the coin's smallest unit. */
  value: number,
  leastNonce: counter,
  gasPrice: number,
  /** The price of bytes that were signed and not mined: they are outbid. Left out: signed once. */
  above: number.optional(),
});
type FuelToSign = z.output<typeof fuelToSign>;

/**
 * Signs a gift of the chain's own coin from the payout wallet to a deposit address that this signer derives itself, so that the
 * address can pay for its sweep. Once a sweep, within limits of its own; its number is of the same row as the payouts'. The
 * caller runs one of these at a time.
 */
export async function signFuel(
  means: Means,
  fuel: FuelToSign,
): Promise<
  { signed: Pick<FuelledRow, 'nonce' | 'tx_hash' | 'signed'>; sender: string } | { refused: Refusal }
> {
  const { config, accounts, deposits, store, clock } = means;
  const { network, value, gasPrice, above } = fuel;
  const account = accounts[network];
  const sender = account.address;
  const known = store.findFuel(network, fuel.billNo);
  // Another price asks for another value; what was signed stays valid.
  if (known ? known.address !== fuel.address : above !== undefined) return { refused: 'otherTransfer' };
  if (known && above === undefined) return { signed: known, sender };
  if (known && above !== undefined) {
    if (!isPinned(config, store, fuel)) return { refused: 'token' };
    const earlier = { ...known, kind: 'fuel' as const, gas: coinTransferGas };
    const { nonce } = known;
    const made = await outbid(means, earlier, { above, gasPrice }, (bid) =>
      signCoinTransfer(account, { ...fuel, to: fuel.address, value: known.value, nonce, bid }),
    );
    return 'refused' in made ? made : { ...made, sender };
  }

  const key = deposits[network];
  if (!key) return { refused: 'depositKey' };
  if (depositAccount(key, fuel.index).address !== fuel.address) return { refused: 'address' };
  if (value <= 0n) return { refused: 'amount' };
  if (!isPinned(config, store, fuel)) return { refused: 'token' };
  const { fuelOnce, fuelDay } = config.limits;
  const bid = bidOf(gasPrice);
  if (coinTransferGas * bid > fuelOnce) return { refused: 'fee' };
  if (value > fuelOnce) return { refused: 'fuelOnceLimit' };
  const day = dayIn(config.timeZone, clock.now());
  if (store.fuelledOfDay(network, day) + value > fuelDay) return { refused: 'fuelDayLimit' };

  const ours = store.nextNonce(network);
  const nonce = ours > fuel.leastNonce ? ours : fuel.leastNonce;
  const signed = await signCoinTransfer(account, { ...fuel, to: fuel.address, nonce, bid });
  const row: FuelledRow = {
    network,
    bill_no: fuel.billNo,
    address: fuel.address,
    value,
    nonce,
    tx_hash: keccak256(signed),
    signed,
    day,
  };
  store.insertFuel(row);
  return { signed: row, sender };
}
