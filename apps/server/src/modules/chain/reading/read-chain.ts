import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { allAddresses } from '../address-store.ts';
import { chainBook } from '../chain-book.ts';
import { ignoreStale, lockCursor, moveCursor, readCursor, type Cursor } from './cursor-store.ts';
import { followReorganisation } from './follow-reorganisation.ts';
import { compareNode } from './compare-node.ts';
import type { BlockHeader, Network } from '../network.ts';
import { nodeIsBehind } from '../node/rpc.ts';

/** Blocks read in one step. */
const blocksAtOnce = 100n;

/**
 * Reads the chain one step further: notices a reorganisation, writes new transfers to our addresses, then counts
 * confirmations. A node that is behind what was read is waited for. Everything is asked first and written after, and only if no
 * other process has read on. Answers whether there is more to read. Throws RpcFault when the node does not answer; nothing is
 * written then.
 */
export async function readChain(app: Platform, network: Network): Promise<boolean> {
  const head = await network.node.height(app, network);
  const cursor = (await readCursor(app.db, network)) ?? (await beginAt(app, network, head));
  const comparison = await compareNode(app, network, cursor, head);
  noteBehind(app, network, head < cursor.number ? cursor.number - head : 0n);
  if (comparison === 'behind') return false;
  if (comparison !== 'same') {
    await followReorganisation(app, network, cursor, comparison.forkedAt);
    return true;
  }

  const to = head - cursor.number > blocksAtOnce ? cursor.number + blocksAtOnce : head;
  const reached = to > cursor.number ? await readSpan(app, network, cursor, to) : cursor.number;
  await chainBook.only(app).confirmPayments(app, network, reached);
  return reached === to && to < head;
}

/** How far the node is behind what was read, for operators: it lags, or the nodes behind one address are not level. */
function noteBehind(app: Platform, { code: channel }: Network, blocks: bigint): void {
  app.metrics
    .gauge('chain_node_behind_blocks', 'Blocks that a node is behind what was read', ['channel'])
    .set({ channel }, Number(blocks));
}

/** Answers the last block that was read. */
async function readSpan(app: Platform, network: Network, cursor: Cursor, to: bigint): Promise<bigint> {
  // Headers first: a reorganisation between the two questions leaves a hash that the next step does not find again.
  const headers = await headersOf(app, network, cursor.number + 1n, to);
  const last = headers.at(-1);
  if (!last) return cursor.number;
  const addresses = await allAddresses(app.db, network);
  const span = { from: cursor.number + 1n, to: last.number, hash: last.hash };
  const transfers = await network.node.transfersTo(app, network, span, [...addresses.keys()]);
  const book = chainBook.only(app);
  const known = new Map(headers.map((header) => [header.number, header]));
  // Read from another chain than the headers: the next step asks both again.
  if (transfers.some(({ blockNumber, blockHash }) => known.get(blockNumber)?.hash !== blockHash))
    throw nodeIsBehind(last.number);

  await inTransaction(
    app.db,
    async (tx) => {
      await lockCursor(tx, network, cursor);
      for (const transfer of transfers) {
        const memberId = addresses.get(transfer.to);
        const minedAt = new Date(Number(known.get(transfer.blockNumber)?.timestamp ?? 0n) * 1000);
        if (memberId !== undefined && transfer.amount > 0n)
          await book.recordTransfer(tx, app, network, { memberId, transfer, minedAt });
      }
      const blocks = headers.map(({ number, hash }) => ({ number, hash }));
      const reached = { number: last.number, hash: last.hash };
      await moveCursor(tx, network, { cursor: reached, blocks, at: app.clock.now() });
    },
    { attempts: 3 },
  ).catch(ignoreStale);
  return last.number;
}

async function headersOf(app: Platform, network: Network, from: bigint, to: bigint): Promise<BlockHeader[]> {
  const headers: BlockHeader[] = [];
  for (let number = from; number <= to; number += 1n) {
    const header = await network.node.blockAt(app, network, number);
    if (!header) break;
    headers.push(header);
  }
  return headers;
}

/** The first look at a chain begins at its head: no address of ours is older. */
async function beginAt(app: Platform, network: Network, head: bigint): Promise<Cursor> {
  const header = await network.node.blockAt(app, network, head);
  if (!header) throw nodeIsBehind(head);
  const cursor = { number: header.number, hash: header.hash };
  await inTransaction(app.db, (tx) =>
    moveCursor(tx, network, { cursor, blocks: [cursor], at: app.clock.now() }),
  );
  return cursor;
}
