import { keccak256 } from 'viem/utils';
import * as z from 'zod';
import { dayIn } from '../clock.ts';
import { networks } from '../config.ts';
import { depositAccount } from '../keys/deposit-keys.ts';
import { address, billNo, chainId, counter, derivationIndex, number } from './fields.ts';
import { outbid } from './outbid.ts';
import { isPinned, type Means, type Refusal } from './sign-transfer.ts';
import type { SweptRow } from '../store/sweep-store.ts';
import { bidOf, signTokenTransfer } from './transfer-bytes.ts';

/** No destination: there is only one. */
export const sweepToSign = z.strictObject({
  network: z.enum(networks),
  billNo,
  chainId,
  token: address,
  index: derivationIndex,
  /** The address that the server knows under this index. */
  address,
  amount: number,
  nonce: counter,
  gasPrice: number,
  /** The price of bytes that were signed and not mined: they are outbid. Left out: signed once. */
  above: number.optional(),
});
type SweepToSign = z.output<typeof sweepToSign>;

/** What moving the token out of a deposit address may use. */
export const sweepGas = 80_000n;

/**
 * Signs what brings a deposit address's tokens into the payout wallet of this very folder, only: a question cannot name
 * a destination. Once a sweep, as of a payout. A number may be signed for twice, because only one of the two can be
 * mined and both end here; that is also why it may be outbid. The caller runs one of these at a time.
 */
export async function signSweep(
  means: Means,
  sweep: SweepToSign,
): Promise<
  { signed: Pick<SweptRow, 'nonce' | 'tx_hash' | 'signed'>; sender: string } | { refused: Refusal }
> {
  const { config, accounts, deposits, store, clock } = means;
  const { network, amount, above } = sweep;
  const sender = sweep.address;
  const known = store.findSweep(network, sweep.billNo);
  if (known ? known.address !== sweep.address || known.amount !== amount : above !== undefined)
    return { refused: 'otherTransfer' };
  if (known && above === undefined) return { signed: known, sender };

  const key = deposits[network];
  if (!key) return { refused: 'depositKey' };
  const account = depositAccount(key, sweep.index);
  if (account.address !== sweep.address) return { refused: 'address' };
  if (amount <= 0n) return { refused: 'amount' };
  if (!isPinned(config, store, sweep)) return { refused: 'token' };
  const to = accounts[network].address;
  const sign = (nonce: bigint, bid: bigint) =>
    signTokenTransfer(account, { ...sweep, to, nonce, bid, gas: sweepGas });
  if (known && above !== undefined) {
    const earlier = { ...known, kind: 'sweep' as const, gas: sweepGas };
    const made = await outbid(means, earlier, { above, gasPrice: sweep.gasPrice }, (bid) =>
      sign(known.nonce, bid),
    );
    return 'refused' in made ? made : { ...made, sender };
  }
  const bid = bidOf(sweep.gasPrice);
  if (sweepGas * bid > config.limits.fuelOnce) return { refused: 'fee' };
  const day = dayIn(config.timeZone, clock.now());
  if (store.sweptOfDay(network, day) + amount > config.limits.sweepDay) return { refused: 'sweepDayLimit' };

  const signed = await sign(sweep.nonce, bid);
  const row: SweptRow = {
    network,
    bill_no: sweep.billNo,
    address: sweep.address,
    amount,
    nonce: sweep.nonce,
    tx_hash: keccak256(signed),
    signed,
    day,
  };
  store.insertSweep(row);
  return { signed: row, sender };
}
