import type { Address } from 'viem';
import type { Platform } from '#platform/platform.ts';
import type { Network } from '../network.ts';
import { quantity } from '../node/evm-shapes.ts';
import { askNode } from '../node/rpc.ts';

/** What a transaction of this address needs now; its coins in their smallest unit. */
export async function addressState(
  app: Platform,
  network: Network,
  address: Address,
): Promise<{ chainId: number; gasPrice: bigint; nextNonce: bigint; coins: bigint }> {
  const ask = (method: string, params: readonly unknown[]) => askNode(app, network, method, params, quantity);
  const [chainId, gasPrice, nextNonce, coins] = await Promise.all([
    ask('eth_chainId', []),
    ask('eth_gasPrice', []),
    ask('eth_getTransactionCount', [address, 'latest']),
    ask('eth_getBalance', [address, 'latest']),
  ]);
  return { chainId: Number(chainId), gasPrice, nextNonce, coins };
}
