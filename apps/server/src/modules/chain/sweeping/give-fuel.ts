import { getAddress } from 'viem';
import type { Platform } from '#platform/platform.ts';
import type { Network } from '../network.ts';
import { fetchSignerStatus } from '../paying/ask-signer.ts';
import { senderState } from '../paying/sender-state.ts';
import { addressState } from './address-state.ts';
import { bidsOfFuel, type Bids } from './bids-store.ts';
import { minedOf, outbidWaiting } from './outbid.ts';
import { signFuel } from './sign-steps.ts';
import { failShort, sendAgain, takeRefusal } from './sweep-ends.ts';
import { noteProblem, updateSweep, type SweepRow } from './sweep-store.ts';

/** The signer signs at twice the present price; so much must lie on the address. */
export const feeOf = (gas: bigint, gasPrice: bigint): bigint => gas * gasPrice * 2n;

/** Planned: on to the transfer where the address can pay for it, else to its fuel. Fails while the chain holds less than the book. */
export async function beginSweep(
  app: Platform,
  network: Network,
  sweep: SweepRow,
): Promise<SweepRow | undefined> {
  const address = getAddress(sweep.address);
  const held = await network.node.balanceOf(app, network, address);
  if (held < sweep.amount) return failShort(app, sweep, held);
  const { sweeping } = await fetchSignerStatus(app, network);
  const { coins, gasPrice } = await addressState(app, network, address);
  const needed = feeOf(sweeping.gas, gasPrice);
  if (coins >= needed) return updateSweep(app.db, sweep, { state: 'fuelled' });
  return updateSweep(app.db, sweep, { state: 'fuelling', fuel_value: String(needed - coins) });
}

/**
 * Fuelling: the fuel is signed once, kept before it is sent, and sent until it is mined. It is asked for before anything else,
 * because what was signed and not sent would leave a gap in the payout wallet's numbers.
 */
export async function giveFuel(
  app: Platform,
  network: Network,
  sweep: SweepRow,
): Promise<SweepRow | undefined> {
  const bids = await bidsOfFuel(app.db, sweep);
  if (!bids) return keepFuel(app, network, sweep);
  if (await minedOf(app, network, bids)) return updateSweep(app.db, sweep, { state: 'fuelled' });
  await sendFuel(app, network, sweep, bids);
  // In its block at once where the node mines at once.
  const mined = await minedOf(app, network, bids);
  return mined ? updateSweep(app.db, sweep, { state: 'fuelled' }) : undefined;
}

/** Sends the fuel's bytes again, outbids them where the price rose beyond them, and notes what the node objects. */
export async function sendFuel(app: Platform, network: Network, sweep: SweepRow, bids: Bids): Promise<void> {
  const said = await sendAgain(app, network, sweep, bids);
  if (said === undefined || (await outbidWaiting(app, network, sweep, bids))) return;
  if (said !== '') await noteProblem(app.db, sweep, { problem: 'nodeRefused', detail: said });
}

async function keepFuel(app: Platform, network: Network, sweep: SweepRow): Promise<SweepRow | undefined> {
  const { address: wallet } = await fetchSignerStatus(app, network);
  const { chainId, gasPrice, nextNonce } = await senderState(app, network, wallet);
  const value = BigInt(sweep.fuel_value ?? '0');
  const made = await signFuel(app, network, sweep, { chainId, gasPrice, value, leastNonce: nextNonce });
  if ('refused' in made) return takeRefusal(app, sweep, made.refused);
  return updateSweep(app.db, sweep, {
    fuel_sender: made.sender,
    fuel_nonce: made.nonce,
    fuel_hash: made.txHash,
    fuel_signed: made.signed,
  });
}
