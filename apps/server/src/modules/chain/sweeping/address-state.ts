import type { Address } from 'viem';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import type { Network } from '../network.ts';
import { quantity } from '../node/evm-shapes.ts';
import { askNodeAtOnce, RpcFault } from '../node/rpc.ts';

const answers = z.tuple([quantity, quantity, quantity, quantity]);

/** What a transaction of this address needs now, asked in one message; its coins in their smallest unit. Throws RpcFault. */
export async function addressState(
  app: Platform,
  network: Network,
  address: Address,
): Promise<{ chainId: number; gasPrice: bigint; nextNonce: bigint; coins: bigint }> {
  const parsed = answers.safeParse(
    await askNodeAtOnce(app, network, [
      { method: 'eth_chainId', params: [] },
      { method: 'eth_gasPrice', params: [] },
      { method: 'eth_getTransactionCount', params: [address, 'latest'] },
      { method: 'eth_getBalance', params: [address, 'latest'] },
    ]),
  );
  if (!parsed.success) throw new RpcFault('the state of an address: an answer of another shape', false);
  const [chainId, gasPrice, nextNonce, coins] = parsed.data;
  return { chainId: Number(chainId), gasPrice, nextNonce, coins };
}
