import type { Platform } from '#platform/platform.ts';
import { confirmationsOf, type Network } from '../network.ts';
import { quantity, toHexNumber } from '../node/evm-shapes.ts';
import { askNodeAtOnce, nodeIsBehind } from '../node/rpc.ts';

/** Signed bytes: who sends them, under which number, and every transaction of ours that bears it. */
export interface NumberedBytes {
  sender: string;
  nonce: bigint;
  hashes: readonly string[];
}

/**
 * Whether another transaction than ours has used a sender's number, as deep as the confirmations: then ours never can be mined. Asked in
 * one message, so that one node answers all of it: one that lags has no receipt of ours either. Throws RpcFault, also where the node
 * does not have the deep block.
 */
export async function isNumberTaken(
  app: Platform,
  network: Network,
  { sender, nonce, hashes }: NumberedBytes,
): Promise<boolean> {
  const deep = (await network.node.height(app, network)) - BigInt(confirmationsOf(app, network)) + 1n;
  if (deep < 0n) return false;
  const block = toHexNumber(deep);
  const [present, used, ...receipts] = await askNodeAtOnce(app, network, [
    { method: 'eth_getBlockByNumber', params: [block, false] },
    { method: 'eth_getTransactionCount', params: [sender, block] },
    ...hashes.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
  ]);
  if (present === null) throw nodeIsBehind(deep);
  return quantity.parse(used) > nonce && receipts.every((receipt) => receipt === null);
}
