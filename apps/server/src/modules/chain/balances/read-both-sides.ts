import type { Address } from 'viem';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { chainBook } from '../chain-book.ts';
import type { Network } from '../network.ts';
import { RpcFault } from '../node/rpc.ts';
import { readCursor } from '../reading/cursor-store.ts';
import { expectWallet } from './expect-wallet.ts';
import { balancesAtCursor, type Comparison } from './balances-at-cursor.ts';
import { expectInWallet, expectOnAddresses } from './expected-store.ts';

/** Deposit addresses by book and by chain. Throws RpcFault. */
export async function readAddresses(
  app: Platform,
  network: Network,
  addresses: readonly Address[],
): Promise<Comparison[]> {
  const book = chainBook.only(app);
  const cursor = await requireCursor(app, network);
  const { expected, explained } = await atOneMoment(app, async (tx) => ({
    expected: await expectOnAddresses(tx, book, network, { addresses, cursor }),
    explained: await book.explainedBalances(
      tx,
      network,
      addresses.map((one) => network.codec.toText(one)),
    ),
  }));
  return withExplained(network, await balancesAtCursor(app, network, expected, cursor), explained);
}

/** The payout wallet by book and by chain. Throws RpcFault. */
export async function readWallet(app: Platform, network: Network, address: Address): Promise<Comparison[]> {
  const book = chainBook.only(app);
  const cursor = await requireCursor(app, network);
  const { moves, explained } = await atOneMoment(app, async (tx) => ({
    moves: await expectInWallet(tx, book, network, { wallet: address, cursor }),
    explained: await book.explainedBalances(tx, network, [network.codec.toText(address)]),
  }));
  const expected = await expectWallet(app, network, moves, cursor);
  return withExplained(network, await balancesAtCursor(app, network, [expected], cursor), explained);
}

function withExplained(
  network: Network,
  comparisons: readonly Comparison[],
  explained: ReadonlyMap<string, bigint>,
): Comparison[] {
  return comparisons.map((one) => ({
    ...one,
    ours: one.ours + (explained.get(network.codec.toText(one.address)) ?? 0n),
  }));
}

/** Up to where the chain was read, on the chain that there is. */
async function requireCursor(app: Platform, network: Network): Promise<bigint> {
  const cursor = await readCursor(app.db, network);
  const present = cursor && (await network.node.blockAt(app, network, cursor.number));
  if (!cursor || present?.hash !== cursor.hash) throw new RpcFault('the chain has not been read', true);
  return cursor.number;
}

function atOneMoment<T>(app: Platform, read: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(app.db, read, { repeatableRead: true, readOnly: true });
}
