import { getAddress } from 'viem';
import { addSeconds } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';
import { confirmationsOf, type Network } from '../network.ts';
import { fetchSignerStatus } from '../paying/ask-signer.ts';
import { addressState } from './address-state.ts';
import { bidsOfFuel, bidsOfTransfer, type Bids } from './bids-store.ts';
import { feeOf, sendFuel } from './give-fuel.ts';
import { giveMore, minedOf, outbidWaiting } from './outbid.ts';
import { signSweep } from './sign-steps.ts';
import { failShort, failSweep, sendAgain, takeRefusal } from './sweep-ends.ts';
import { noteProblem, updateSweep, type SweepRow } from './sweep-store.ts';

/** From then on a transfer in no block is shown as a problem. */
const patienceSeconds = 600;

/** Fuelled: the transfer is signed once and kept before it is sent. Prices that rose meanwhile are met with what lies there, or with more. */
export async function signTransfer(
  app: Platform,
  network: Network,
  sweep: SweepRow,
): Promise<SweepRow | undefined> {
  const address = getAddress(sweep.address);
  const held = await network.node.balanceOf(app, network, address);
  if (held < sweep.amount) return failShort(app, sweep, held);
  const { sweeping } = await fetchSignerStatus(app, network);
  const { chainId, coins, gasPrice, nextNonce } = await addressState(app, network, address);
  const needed = feeOf(sweeping.gas, gasPrice);
  if (coins * 2n < needed) return refuel(app, network, sweep, needed - coins);

  const affordable = coins >= needed ? gasPrice : coins / feeOf(sweeping.gas, 1n);
  const made = await signSweep(app, network, sweep, { chainId, gasPrice: affordable, nonce: nextNonce });
  if ('refused' in made) return takeRefusal(app, sweep, made.refused);
  return updateSweep(app.db, sweep, {
    state: 'sent',
    nonce: made.nonce,
    tx_hash: made.txHash,
    signed_tx: made.signed,
    sent_at: app.clock.now(),
  });
}

/** What was there is not enough: the fuel was taken back by a reorganisation, was never asked for, or prices have doubled. */
async function refuel(
  app: Platform,
  network: Network,
  sweep: SweepRow,
  missing: bigint,
): Promise<SweepRow | undefined> {
  const fuel = await bidsOfFuel(app.db, sweep);
  if (!fuel) return updateSweep(app.db, sweep, { state: 'fuelling', fuel_value: String(missing) });
  if (!(await minedOf(app, network, fuel))) return updateSweep(app.db, sweep, { state: 'fuelling' });
  await giveMore(app, network, sweep, missing);
  return undefined;
}

/**
 * Sent: by the receipt of any of its bytes, deep enough, whether it worked or not; until then the highest of them, and
 * those of its fuel, are sent again, and outbid where the price rose beyond them.
 */
export async function followTransfer(
  app: Platform,
  network: Network,
  sweep: SweepRow,
): Promise<SweepRow | undefined> {
  const bids = await bidsOfTransfer(app.db, sweep);
  const mined = bids && (await minedOf(app, network, bids));
  if (!bids || !mined) return bids && resend(app, network, sweep, bids);
  const { bid, blockNumber, succeeded } = mined;
  const depth = Number((await network.node.height(app, network)) - blockNumber) + 1;
  if (depth < confirmationsOf(app, network)) {
    await noteProblem(app.db, sweep, { problem: '', detail: '' });
    return undefined;
  }
  if (!succeeded) return failSweep(app, sweep, 'reverted', `block ${blockNumber}`);
  const { tx_hash, signed_tx } = bid;
  const ended = { block_number: blockNumber, ended_at: app.clock.now() };
  await updateSweep(app.db, sweep, { state: 'confirmed', tx_hash, signed_tx, ...ended });
  return undefined;
}

async function resend(app: Platform, network: Network, sweep: SweepRow, bids: Bids): Promise<undefined> {
  const fuel = await bidsOfFuel(app.db, sweep);
  if (fuel && !(await minedOf(app, network, fuel))) await sendFuel(app, network, sweep, fuel);
  const said = await sendAgain(app, network, sweep, bids);
  if (said === undefined || (await outbidWaiting(app, network, sweep, bids))) return;
  const since = sweep.sent_at ?? app.clock.now();
  if (addSeconds(since, patienceSeconds) < app.clock.now())
    await noteProblem(app.db, sweep, { problem: 'notMined', detail: said });
}
