import { getAddress, type Address } from 'viem';
import type { Platform } from '#platform/platform.ts';
import { selectOwn } from '../address-store.ts';
import { confirmationsOf, type Network } from '../network.ts';
import { balancesAtCursor } from './balances-at-cursor.ts';
import type { Expected } from './expected-store.ts';
import { countToppedUp, findWallet, openWallet, type WalletRow } from './wallet-store.ts';

/** Blocks asked for at once. */
const blocksAtOnce = 1_000n;

/**
 * Completes what the payout wallet should hold by what our orders do not know: what it began with, kept at the first
 * comparison, and what others than our deposit addresses have sent there since, which the treasury does by hand. Throws
 * RpcFault.
 */
export async function expectWallet(
  app: Platform,
  network: Network,
  moves: Expected,
  cursor: bigint,
): Promise<Expected> {
  const { address } = moves;
  const settled = cursor - BigInt(confirmationsOf(app, network)) + 1n;
  // Before the first block, where the chain is younger than its confirmations.
  const deep = settled > -1n ? settled : -1n;
  const wallet =
    (await findWallet(app.db, network, address)) ?? (await begin(app, network, moves, { deep, cursor }));
  let { counted_to: from, topped_up: total } = wallet;
  while (from < cursor) {
    const last = from < deep ? deep : cursor;
    const to = from + blocksAtOnce < last ? from + blocksAtOnce : last;
    const amount = await sentByOthers(app, network, address, { from: from + 1n, to });
    if (to <= deep) await countToppedUp(app.db, network, address, { from, to, amount });
    total += amount;
    from = to;
  }
  return { ...moves, amount: moves.amount + wallet.opening + total };
}

/** What it holds beyond our movements and beyond what may still be taken back, kept for good. */
async function begin(
  app: Platform,
  network: Network,
  moves: Expected,
  { deep, cursor }: { deep: bigint; cursor: bigint },
): Promise<WalletRow> {
  const [balance] = await balancesAtCursor(app, network, [moves], cursor);
  const shallow = await sentByOthers(app, network, moves.address, { from: deep + 1n, to: cursor });
  const opening = (balance ? balance.theirs - balance.ours : 0n) - shallow;
  await openWallet(app.db, network, moves.address, { opening, countedTo: deep, at: app.clock.now() });
  return { opening, topped_up: 0n, counted_to: deep };
}

async function sentByOthers(
  app: Platform,
  network: Network,
  wallet: Address,
  span: { from: bigint; to: bigint },
): Promise<bigint> {
  const transfers = await network.node.transfersTo(app, network, span, [wallet]);
  if (transfers.length === 0) return 0n;
  const senderOf = (text: string) => {
    const sender = network.codec.toHex(text);
    return sender === undefined ? undefined : getAddress(sender);
  };
  const senders = transfers.flatMap(({ from }) => senderOf(from) ?? []);
  const own = await selectOwn(app.db, network, senders);
  const isOwn = (text: string) => {
    const sender = senderOf(text);
    return sender !== undefined && own.has(sender);
  };
  return transfers.filter(({ from }) => !isOwn(from)).reduce((sum, { amount }) => sum + amount, 0n);
}
