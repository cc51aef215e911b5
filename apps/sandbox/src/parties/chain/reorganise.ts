import * as z from 'zod';
import { Refusal } from '../../platform/refusal.ts';
import { setupBlocks, type Chain } from './chain.ts';
import { RpcError } from './node/json-rpc.ts';

export const reorganisation = z.strictObject({
  depth: z.number().int().min(1).max(64),
  transactions: z.enum(['drop', 'rebroadcast']).default('drop'),
});

interface Block {
  hash: string;
  transactions: string[];
}

/**
 * Replaces the last `depth` blocks by as many others, with other hashes. Their transactions never happened, or wait in the
 * pool again. Throws Refusal REORG_TOO_DEEP.
 */
export async function reorganise(chain: Chain, { depth, transactions }: z.infer<typeof reorganisation>) {
  const { rpc } = chain;
  const head = Number(await rpc<string>('eth_blockNumber'));
  if (head - depth < setupBlocks)
    throw tooDeep(`The chain has only ${head} blocks, ${setupBlocks} of them its setup.`);

  const replaced: Block[] = [];
  for (let number = head - depth + 1; number <= head; number += 1) {
    replaced.push(await rpc<Block>('eth_getBlockByNumber', toHex(number), false));
  }
  const hashes = replaced.flatMap((block) => block.transactions);
  const tokens = Object.values(chain.tokens);
  const codes = await Promise.all(tokens.map((token) => rpc<string>('eth_getCode', token, 'latest')));
  const raws = await Promise.all(hashes.map((hash) => rpc<string>('eth_getRawTransactionByHash', hash)));

  try {
    await rpc('anvil_reorg', depth, []);
  } catch (error) {
    if (error instanceof RpcError) throw tooDeep('The node no longer has the state of so old a block.');
    throw error;
  }
  // Going back to a state that was loaded from a file, the node forgets the code of contracts.
  for (const [place, token] of tokens.entries())
    if ((await rpc<string>('eth_getCode', token, 'latest')) !== codes[place])
      await rpc('anvil_setCode', token, codes[place]);
  if (transactions === 'rebroadcast') await chain.sender.offer(raws);
  else chain.sender.forget(hashes);
  chain.driver.wake();
  chain.snapshots.touch('soon');

  const latest = await rpc<{ hash: string; number: string }>('eth_getBlockByNumber', 'latest', false);
  return {
    blockNumber: Number(latest.number),
    blockHash: latest.hash,
    replaced: replaced.map((block) => block.hash),
    droppedTransactions: transactions === 'drop' ? hashes : [],
  };
}

const toHex = (number: number) => `0x${number.toString(16)}`;
const tooDeep = (message: string) => new Refusal(409, 'REORG_TOO_DEEP', message);
