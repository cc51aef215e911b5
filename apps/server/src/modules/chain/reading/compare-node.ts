import type { Platform } from '#platform/platform.ts';
import type { Network } from '../network.ts';
import { findBlockUpTo, type Cursor } from './cursor-store.ts';

/**
 * How a node's chain compares with what was read: the same, behind it, or another one from a height on. Only another
 * hash at a height that the node has is a reorganisation. A lower head, or a block that the node lacks though it claims
 * a higher head (several nodes behind one address), means to wait.
 */
export type NodeState = 'same' | 'behind' | { forkedAt: bigint };

/** Compares the last block that was read, or where the head is lower the highest one below it. Throws RpcFault. */
export async function compareNode(
  app: Platform,
  network: Network,
  cursor: Cursor,
  head: bigint,
): Promise<NodeState> {
  const isBehind = head < cursor.number;
  const read = isBehind ? await findBlockUpTo(app.db, network, head) : cursor;
  const present = read && (await network.node.blockAt(app, network, read.number));
  if (!read || !present) return 'behind';
  if (present.hash !== read.hash) return { forkedAt: read.number };
  return isBehind ? 'behind' : 'same';
}
