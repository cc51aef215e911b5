import type { Address, Hex } from 'viem';
import type { Platform } from '#platform/platform.ts';
import type { Network } from '../network.ts';
import { hex, quantity } from '../node/evm-shapes.ts';
import { askNode } from '../node/rpc.ts';

/** Fees, chain and counter that a transaction of this sender needs now. */
export async function senderState(
  app: Platform,
  network: Network,
  sender: Address,
): Promise<{ chainId: number; gasPrice: bigint; nextNonce: bigint; minedNonce: bigint }> {
  const ask = (method: string, params: readonly unknown[]) => askNode(app, network, method, params, quantity);
  const chainId = await ask('eth_chainId', []);
  const gasPrice = await ask('eth_gasPrice', []);
  const nextNonce = await ask('eth_getTransactionCount', [sender, 'pending']);
  const minedNonce = await ask('eth_getTransactionCount', [sender, 'latest']);
  return { chainId: Number(chainId), gasPrice, nextNonce, minedNonce };
}

/** Hands signed bytes to the node; the same bytes again are the same transaction. */
export async function broadcast(app: Platform, network: Network, signed: string): Promise<Hex> {
  return askNode(app, network, 'eth_sendRawTransaction', [signed], hex);
}
