import { getAddress } from 'viem';
import { addSeconds } from '#platform/clock.ts';
import type { Platform } from '#platform/platform.ts';
import type { Network } from '../network.ts';
import { RpcFault } from '../node/rpc.ts';
import { fetchSignerStatus } from '../paying/ask-signer.ts';
import { broadcast, senderState } from '../paying/sender-state.ts';
import { addressState } from './address-state.ts';
import { bidsOfTopUp, keepBids, topUpNumber, type Bid, type Bids } from './bids-store.ts';
import { signFuel, signSweep } from './sign-steps.ts';
import { noteProblem, type SweepRow } from './sweep-store.ts';

/** So long bytes wait for their block before a price that rose is met. */
const patienceSeconds = 180;

/** The bytes of one number that are in a block; undefined while none is. Throws RpcFault. */
export async function minedOf(
  app: Platform,
  network: Network,
  bids: Bids,
): Promise<{ bid: Bid; blockNumber: bigint; succeeded: boolean } | undefined> {
  for (const bid of bids) {
    const receipt = await network.node.receiptOf(app, network, bid.tx_hash);
    if (receipt) return { bid, blockNumber: receipt.blockNumber, succeeded: receipt.succeeded };
  }
  return undefined;
}

/**
 * Bytes that wait and pay less than is asked by now are replaced: the signer signs the same number, destination and amount at a higher
 * price, within its own limits. What it signed is kept, with what was outbid, and then sent; cut off anywhere, the next run is given the
 * same bytes again. A transfer whose address cannot pay the new price is given further fuel first. Answers whether something was done
 * or is missing; the sweep never fails by it, because what was sent may still be mined. Throws RpcFault, SignerFault.
 */
export async function outbidWaiting(
  app: Platform,
  network: Network,
  sweep: SweepRow,
  bids: Bids,
): Promise<boolean> {
  const [highest] = bids;
  if (addSeconds(highest.signed_at, patienceSeconds) > app.clock.now()) return false;
  if (highest.kind === 'transfer') return outbidTransfer(app, network, sweep, bids);
  const { chainId, gasPrice } = await senderState(app, network, getAddress(highest.sender));
  if (gasPrice <= highest.bid) return false;
  const terms = { chainId, gasPrice, value: 1n, leastNonce: highest.nonce, above: highest.bid };
  const made = await signFuel(app, network, { ...sweep, sign_no: highest.sign_no }, terms);
  return take(app, network, sweep, bids, made);
}

async function outbidTransfer(
  app: Platform,
  network: Network,
  sweep: SweepRow,
  bids: Bids,
): Promise<boolean> {
  const [{ bid: above, nonce }] = bids;
  const { sweeping } = await fetchSignerStatus(app, network);
  const { chainId, gasPrice, coins } = await addressState(app, network, getAddress(sweep.address));
  if (gasPrice <= above) return false;
  const least = (above * 9n + 7n) / 8n;
  const priceOr = (price: bigint) => sweeping.gas * (price > least ? price : least);
  if (priceOr(gasPrice) > sweeping.fuelOnce) return wait(app, sweep, 'signer: fee');
  // A price that rises and falls must not be met with fuel at each step: what lies there will do while it is above the price.
  const within = (fee: bigint) => (fee < sweeping.fuelOnce ? fee : sweeping.fuelOnce);
  if (coins < within(priceOr((gasPrice * 5n) / 4n)))
    return giveMore(app, network, sweep, within(priceOr(gasPrice * 2n)) - coins);
  const affordable = within(coins) / (2n * sweeping.gas);
  const price = affordable < gasPrice ? affordable : gasPrice;
  const made = await signSweep(app, network, sweep, { chainId, gasPrice: price, nonce, above });
  return take(app, network, sweep, bids, made);
}

/**
 * Gives an address further fuel, for a price that rose beyond what it was given: one piece after another, each signed once, kept and sent
 * until it is mined. Notes what the sweep waits for. Throws RpcFault, SignerFault.
 */
export async function giveMore(
  app: Platform,
  network: Network,
  sweep: SweepRow,
  missing: bigint,
): Promise<true> {
  const { count, newest } = await bidsOfTopUp(app.db, sweep);
  if (newest && !(await minedOf(app, network, newest))) {
    await send(app, network, newest[0]);
    return (await outbidWaiting(app, network, sweep, newest)) || wait(app, sweep, 'fuel');
  }
  const { address: wallet } = await fetchSignerStatus(app, network);
  const { chainId, gasPrice, nextNonce } = await senderState(app, network, wallet);
  const sign_no = topUpNumber(sweep, count + 1);
  const terms = { chainId, gasPrice, value: missing, leastNonce: nextNonce };
  const made = await signFuel(app, network, { ...sweep, sign_no }, terms);
  if ('refused' in made) return wait(app, sweep, `signer: ${made.refused}`);
  const bytes = { kind: 'topUp' as const, sign_no, sender: made.sender, nonce: made.nonce };
  const kept = { ...bytes, tx_hash: made.txHash, signed_tx: made.signed, signed_at: app.clock.now() };
  await keepBids(app.db, sweep, [kept]);
  await send(app, network, kept);
  return wait(app, sweep, 'fuel');
}

/** Notes that a sweep waits for a price, and for what. */
async function wait(app: Platform, sweep: SweepRow, detail: string): Promise<true> {
  await noteProblem(app.db, sweep, { problem: 'gasPriceRose', detail });
  return true;
}

async function take(
  app: Platform,
  network: Network,
  sweep: SweepRow,
  bids: Bids,
  made: Awaited<ReturnType<typeof signSweep>>,
): Promise<boolean> {
  if ('refused' in made) return wait(app, sweep, `signer: ${made.refused}`);
  const [{ kind, sign_no, sender, nonce }] = bids;
  const next = { kind, sign_no, sender, nonce, tx_hash: made.txHash, signed_tx: made.signed };
  // A replacement has the number of what it replaces, or it would be a second transfer.
  if (made.nonce !== nonce) throw new Error(`the signer answered number ${made.nonce} for ${nonce}`);
  await keepBids(app.db, sweep, [...bids, { ...next, signed_at: app.clock.now() }]);
  await send(app, network, next);
  return true;
}

/** Sends bytes; what the node says against them is seen when their receipt is asked for. Throws RpcFault when it says nothing. */
async function send(app: Platform, network: Network, { signed_tx }: Pick<Bid, 'signed_tx'>): Promise<void> {
  await broadcast(app, network, signed_tx).catch((fault: unknown) => {
    if (!(fault instanceof RpcFault) || !fault.answered) throw fault;
  });
}
