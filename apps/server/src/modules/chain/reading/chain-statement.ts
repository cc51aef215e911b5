import { usdt, type Money } from '@fairway/money';
import type { Platform } from '#platform/platform.ts';
import { allAddresses } from '../address-store.ts';
import { confirmationsOf, type Network, type TokenTransfer } from '../network.ts';
import { billsOf, selectSenders } from '../paying/payout-store.ts';
import { nodeIsBehind } from '../node/rpc.ts';
import { readCursor } from './cursor-store.ts';

/** A transfer that counts. `sweep`: whatever left an address for deposits. `billNo` is empty where none is known. */
export interface ChainEntry {
  readonly kind: 'collection' | 'payout' | 'sweep';
  readonly billNo: string;
  readonly reference: string;
  readonly amount: Money;
}

/** Blocks asked for at once. */
const blocksAtOnce = 1_000n;

/**
 * What the chain itself says came to our addresses, left them again and left our payout wallets in a span, read again
 * from its blocks: only what counts by now, so that it has nothing which a reorganisation may still take away. A payout
 * comes with the order it was signed for, by its transaction; one that was signed for none has no bill. Throws RpcFault
 * when the node does not answer.
 */
export async function chainStatement(
  app: Platform,
  network: Network,
  { from }: { from: Date },
): Promise<ChainEntry[]> {
  const cursor = await readCursor(app.db, network);
  if (!cursor) return [];
  const last = cursor.number - BigInt(confirmationsOf(app, network)) + 1n;
  const addresses = [...(await allAddresses(app.db, network)).keys()];
  const senders = await selectSenders(app.db, network);
  const entries: ChainEntry[] = [];
  const seconds = BigInt(Math.floor(from.getTime() / 1000));
  for (let first = await firstBlockSince(app, network, seconds, last); first <= last; first += blocksAtOnce) {
    const end = first + blocksAtOnce - 1n < last ? first + blocksAtOnce - 1n : last;
    const blocks = { from: first, to: end };
    for (const one of await network.node.transfersTo(app, network, blocks, addresses))
      entries.push({ kind: 'collection', billNo: '', ...lineOf(one) });
    const paid = await network.node.transfersFrom(app, network, blocks, senders);
    const bills = await billsOf(
      app.db,
      network,
      paid.map(({ txHash }) => txHash),
    );
    for (const one of paid)
      entries.push({ kind: 'payout', billNo: bills.get(one.txHash) ?? '', ...lineOf(one) });
    for (const one of await network.node.transfersFrom(app, network, blocks, addresses))
      entries.push({ kind: 'sweep', billNo: '', ...lineOf(one) });
  }
  return entries.filter(({ amount }) => amount.minor > 0n);
}

const lineOf = ({ txHash, ordinal, amount }: TokenTransfer) => ({
  reference: `${txHash}:${ordinal}`,
  amount: usdt(amount),
});

/** The first block that is not older, found by halving: some thirty questions whatever the chain's height. */
async function firstBlockSince(
  app: Platform,
  network: Network,
  seconds: bigint,
  last: bigint,
): Promise<bigint> {
  let low = 0n;
  let high = last < 0n ? 0n : last + 1n;
  while (low < high) {
    const middle = (low + high) / 2n;
    const header = await network.node.blockAt(app, network, middle);
    if (!header) throw nodeIsBehind(middle);
    if (header.timestamp < seconds) low = middle + 1n;
    else high = middle;
  }
  return low;
}
