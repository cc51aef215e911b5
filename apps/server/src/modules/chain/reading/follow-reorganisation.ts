import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { chainBook } from '../chain-book.ts';
import { blocksBelow, ignoreStale, lockCursor, moveCursor, type Cursor } from './cursor-store.ts';
import type { Network } from '../network.ts';
import { nodeIsBehind } from '../node/rpc.ts';
import { reopenSweepsAbove } from '../sweeping/sweep-store.ts';

/**
 * The node has another block than the one we read at a height: goes back to the last one that both have, and takes back what was read above it.
 * A payment that confirms or waits is gone until it is seen again; one that was credited, which takes a reorganisation
 * deeper than the confirmations, is reversed and an alarm is raised.
 */
export async function followReorganisation(
  app: Platform,
  network: Network,
  cursor: Cursor,
  forkedAt: bigint,
): Promise<void> {
  const ancestor = await commonAncestor(app, network, forkedAt);
  app.logger.warn(
    { blockNumber: Number(ancestor.number), channel: network.code },
    'the chain was reorganised',
  );
  await inTransaction(
    app.db,
    async (tx) => {
      await lockCursor(tx, network, cursor);
      await chainBook.only(app).takeBackAbove(tx, app, network, ancestor.number);
      await reopenSweepsAbove(tx, network, ancestor.number);
      await moveCursor(tx, network, { cursor: ancestor, blocks: [ancestor], at: app.clock.now() });
    },
    { attempts: 3 },
  ).catch(ignoreStale);
}

/**
 * The highest block that we read and the chain still has, below the one that it has not. Throws RpcFault where the node
 * lacks a block in between, because another one has answered than before, and an Error when all that we know were
 * replaced.
 */
async function commonAncestor(app: Platform, network: Network, forkedAt: bigint): Promise<Cursor> {
  for (const block of await blocksBelow(app.db, network, forkedAt)) {
    const present = await network.node.blockAt(app, network, block.number);
    if (!present) throw nodeIsBehind(block.number);
    if (present.hash === block.hash) return block;
  }
  throw new Error('the chain shares no block with what was read of it: another chain?');
}
