import type { Address } from 'viem';
import type { Platform } from '#platform/platform.ts';
import { confirmationsOf, type Network } from '../network.ts';
import { nodeIsBehind, RpcFault } from '../node/rpc.ts';
import { readBalances } from './read-balances.ts';
import type { Expected } from './expected-store.ts';

/** An address by book and by chain, both of the moment at which the chain had been read up to the cursor; in millionths. */
export interface Comparison {
  readonly address: Address;
  readonly memberId: string | null;
  readonly ours: bigint;
  readonly theirs: bigint;
}

/**
 * Asks the node for the balances of these addresses and subtracts what moved after the cursor: a node answers balances
 * at its head, and the book ends a moment before. Transfers in flight count where their receipts say so. Throws
 * RpcFault.
 */
export async function balancesAtCursor(
  app: Platform,
  network: Network,
  expected: readonly Expected[],
  cursor: bigint,
): Promise<Comparison[]> {
  const addresses = expected.map(({ address }) => address);
  const hashes = [...new Set(expected.flatMap(({ inFlight }) => inFlight.map(({ txHash }) => txHash)))];
  const { head, balances, mined } = await readBalances(app, network, addresses, hashes);
  // A node behind what was read would show as a difference what it has not seen yet.
  if (head < cursor) throw nodeIsBehind(cursor);
  if (head - cursor >= BigInt(confirmationsOf(app, network)))
    throw new RpcFault('the chain has not been read', true);
  const since = await movedSince(app, network, addresses, { from: cursor + 1n, to: head });
  return expected.map(({ address, memberId, amount, inFlight }, index) => ({
    address,
    memberId,
    ours: inFlight
      .filter(({ txHash }) => (mined.get(txHash) ?? head + 1n) <= cursor)
      .reduce((sum, { change }) => sum + change, amount),
    theirs: (balances[index] ?? 0n) - (since.get(address) ?? 0n),
  }));
}

/** What came less what went, by address. */
async function movedSince(
  app: Platform,
  network: Network,
  addresses: readonly Address[],
  span: { from: bigint; to: bigint },
): Promise<ReadonlyMap<string, bigint>> {
  const moved = new Map<string, bigint>();
  if (span.from > span.to) return moved;
  const add = (address: string, change: bigint) => moved.set(address, (moved.get(address) ?? 0n) + change);
  for (const { to, amount } of await network.node.transfersTo(app, network, span, addresses)) add(to, amount);
  for (const { from, amount } of await network.node.transfersFrom(app, network, span, addresses)) {
    const address = network.codec.toHex(from);
    if (address) add(address, -amount);
  }
  return moved;
}
