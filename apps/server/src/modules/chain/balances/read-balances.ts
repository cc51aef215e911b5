import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Address } from 'viem';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import type { Network } from '../network.ts';
import { hex, quantity } from '../node/evm-shapes.ts';
import { askNodeAtOnce, RpcFault, type NodeQuestion } from '../node/rpc.ts';
import { tokenAddress } from '../node/token.ts';

/** What a node holds of some addresses, all of one block. */
export interface Reading {
  readonly head: bigint;
  /** In the order of the addresses, in millionths. */
  readonly balances: readonly bigint[];
  /** The blocks of the transactions asked about that were mined and did what they say. */
  readonly mined: ReadonlyMap<string, bigint>;
}

/** Questions in one message. */
const atOnce = 100;
/** A block that is found between the first question and the last has it all asked again. */
const tries = 5;

const height: NodeQuestion = { method: 'eth_blockNumber', params: [] };
const receipt = z.object({ blockNumber: quantity, status: quantity }).nullable();

/**
 * Reads balances and receipts at the head, which is all that every node answers, and says which block that was. Throws RpcFault, also
 * where blocks come faster than answers.
 */
export async function readBalances(
  app: Platform,
  network: Network,
  addresses: readonly Address[],
  transactions: readonly string[],
): Promise<Reading> {
  const token = await tokenAddress(app, network);
  const questions = [
    ...addresses.map((address) => balanceOf(token, address)),
    ...transactions.map((hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] })),
  ];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const answers: unknown[] = [];
    const heads: bigint[] = [];
    for (let start = 0; start < Math.max(questions.length, 1); start += atOnce) {
      const part = questions.slice(start, start + atOnce);
      const [before, ...rest] = await askNodeAtOnce(app, network, [height, ...part, height]);
      heads.push(quantity.parse(before), quantity.parse(rest.pop()));
      answers.push(...rest);
    }
    const [head = 0n] = heads;
    if (heads.some((other) => other !== head)) continue;
    return {
      head,
      balances: addresses.map((_, index) => readAmount(answers[index])),
      mined: minedOf(transactions, answers.slice(addresses.length)),
    };
  }
  throw new RpcFault('a new block in every answer', false);
}

function balanceOf(token: Address, address: Address): NodeQuestion {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] });
  return { method: 'eth_call', params: [{ to: token, data }, 'latest'] };
}

function readAmount(answer: unknown): bigint {
  const data = hex.safeParse(answer);
  if (!data.success) throw new RpcFault('eth_call: an answer of another shape', false);
  return decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data: data.data });
}

function minedOf(hashes: readonly string[], answers: readonly unknown[]): ReadonlyMap<string, bigint> {
  const mined = new Map<string, bigint>();
  hashes.forEach((hash, index) => {
    const read = receipt.safeParse(answers[index] ?? null);
    if (!read.success) throw new RpcFault('eth_getTransactionReceipt: an answer of another shape', false);
    if (read.data?.status === 1n) mined.set(hash, read.data.blockNumber);
  });
  return mined;
}
