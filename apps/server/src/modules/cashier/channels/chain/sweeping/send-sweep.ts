import { getAddress } from 'viem';
import { addSeconds } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';
import { confirmationsOf, type Network } from '../network.ts';
import { signerStanding } from '../paying/ask-signer.ts';
import { addressState } from './address-state.ts';
import { feeOf, sendFuel } from './give-fuel.ts';
import { signSweep } from './sign-steps.ts';
import { failShort, failSweep, sendAgain, takeRefusal } from './sweep-ends.ts';
import { noteProblem, updateSweep, type SweepRow } from './sweep-store.ts';

/** From then on a transfer in no block is shown as a problem. */
const patienceSeconds = 600;

/** Fuelled: the transfer is signed once and kept before it is sent. Prices that rose meanwhile are met with what lies there, or waited for. */
export async function signTransfer(
  app: Platform,
  network: Network,
  sweep: SweepRow,
): Promise<SweepRow | undefined> {
  const address = getAddress(sweep.address);
  const held = await network.node.balanceOf(app, network, address);
  if (held < sweep.amount) return failShort(app, sweep, held);
  const { sweeping } = await signerStanding(app, network);
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
  if (sweep.fuel_hash === null)
    return updateSweep(app.db, sweep, { state: 'fuelling', fuel_value: String(missing) });
  if (!(await network.node.receiptOf(app, network, sweep.fuel_hash)))
    return updateSweep(app.db, sweep, { state: 'fuelling' });
  await noteProblem(app.db, sweep, { problem: 'gasPriceRose', detail: `missing ${missing}` });
  return undefined;
}

/** Sent: by its receipt, deep enough, in either way; until then the same bytes, and those of its fuel, are sent again. */
export async function followTransfer(
  app: Platform,
  network: Network,
  sweep: SweepRow,
): Promise<SweepRow | undefined> {
  const receipt = await network.node.receiptOf(app, network, sweep.tx_hash ?? '');
  if (!receipt) return resend(app, network, sweep);
  const depth = Number((await network.node.height(app, network)) - receipt.blockNumber) + 1;
  if (depth < confirmationsOf(app, network)) {
    await noteProblem(app.db, sweep, { problem: '', detail: '' });
    return undefined;
  }
  if (!receipt.succeeded) return failSweep(app, sweep, 'reverted', `block ${receipt.blockNumber}`);
  const now = app.clock.now();
  await updateSweep(app.db, sweep, { state: 'confirmed', block_number: receipt.blockNumber, ended_at: now });
  return undefined;
}

async function resend(app: Platform, network: Network, sweep: SweepRow): Promise<undefined> {
  const { address: sender, nonce, tx_hash: hash, signed_tx: signed, fuel_hash: fuel } = sweep;
  if (fuel !== null && !(await network.node.receiptOf(app, network, fuel)))
    await sendFuel(app, network, sweep);
  if (hash === null || signed === null) return;
  const said = await sendAgain(app, network, sweep, { sender, nonce, hash, signed });
  const since = sweep.sent_at ?? app.clock.now();
  if (said !== undefined && addSeconds(since, patienceSeconds) < app.clock.now())
    await noteProblem(app.db, sweep, { problem: 'notMined', detail: said });
}
