import {
  decodeFunctionResult,
  encodeEventTopics,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Address,
  type Hex,
} from 'viem';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import type { BlockSpan, ChainNode, Network, TokenTransfer } from '../network.ts';
import { askNode, askNodeAtOnce, nodeIsBehind, RpcFault } from './rpc.ts';
import { hex, quantity, toHexNumber } from './evm-shapes.ts';
import { tokenAddress } from './token.ts';

const header = z.object({ number: quantity, hash: hex, timestamp: quantity });
const log = z.object({
  blockNumber: quantity,
  blockHash: hex,
  transactionHash: hex,
  logIndex: quantity,
  topics: z.array(hex).length(3),
  data: hex,
});
const receipt = z.object({ blockNumber: quantity, blockHash: hex, status: quantity });

const [transferTopic] = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' });
/** Addresses a question may name. */
const addressesAtOnce = 500;

/** A node that answers Ethereum's questions: Ethereum's own, and TRON's for what is read. */
export const evmNode: ChainNode = {
  height: (app, network) => askNode(app, network, 'eth_blockNumber', [], quantity),

  blockAt: (app, network, number) =>
    askNode(app, network, 'eth_getBlockByNumber', [toHexNumber(number), false], header.nullable()),

  async transfersTo(app, network, span, addresses) {
    const found: z.output<typeof log>[] = [];
    for (const receivers of inParts(addresses))
      found.push(...(await transferLogs(app, network, span, [null, receivers])));
    return withOrdinals(network, found);
  },

  async transfersFrom(app, network, span, addresses) {
    const found: z.output<typeof log>[] = [];
    for (const senders of inParts(addresses))
      found.push(...(await transferLogs(app, network, span, [senders])));
    return withOrdinals(network, found);
  },

  async receiptOf(app, network, txHash) {
    const found = await askNode(app, network, 'eth_getTransactionReceipt', [txHash], receipt.nullable());
    if (!found) return null;
    const { blockNumber, blockHash, status } = found;
    return { blockNumber, blockHash, succeeded: status === 1n };
  },

  async balanceOf(app, network, address) {
    const to = await tokenAddress(app, network);
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [address] });
    const answer = await askNode(app, network, 'eth_call', [{ to, data }, 'latest'], hex);
    return decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data: answer });
  },
};

async function transferLogs(
  app: Platform,
  network: Network,
  span: BlockSpan,
  parties: readonly unknown[],
): Promise<z.output<typeof log>[]> {
  if (span.from > span.to) return [];
  const filter = {
    address: await tokenAddress(app, network),
    fromBlock: toHexNumber(span.from),
    toBlock: toHexNumber(span.to),
    topics: [transferTopic, ...parties],
  };
  // In one message, so that one node answers both: one that lags lists what it has, without saying that the rest is
  // missing.
  const [last, logs] = await askNodeAtOnce(app, network, [
    { method: 'eth_getBlockByNumber', params: [toHexNumber(span.to), false] },
    { method: 'eth_getLogs', params: [filter] },
  ]);
  const reached = header.nullable().safeParse(last);
  const listed = z.array(log).safeParse(logs);
  if (!reached.success || !listed.success)
    throw new RpcFault('eth_getLogs: an answer of another shape', false);
  if (!reached.data || (span.hash !== undefined && reached.data.hash !== span.hash))
    throw nodeIsBehind(span.to);
  return listed.data;
}

function withOrdinals(network: Network, logs: readonly z.output<typeof log>[]): TokenTransfer[] {
  const seen = new Map<string, number>();
  const ordered = logs.toSorted((a, b) =>
    a.blockNumber === b.blockNumber ? Number(a.logIndex - b.logIndex) : Number(a.blockNumber - b.blockNumber),
  );
  return ordered.map((one) => {
    const ordinal = seen.get(one.transactionHash) ?? 0;
    seen.set(one.transactionHash, ordinal + 1);
    return {
      blockNumber: one.blockNumber,
      blockHash: one.blockHash,
      txHash: one.transactionHash,
      ordinal,
      from: network.codec.toText(fromTopic(one.topics[1])),
      to: fromTopic(one.topics[2]),
      amount: BigInt(one.data),
    };
  });
}

/** As many addresses as one question may name, and the rest in further ones. */
function inParts(addresses: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (let start = 0; start < addresses.length; start += addressesAtOnce)
    parts.push(addresses.slice(start, start + addressesAtOnce).map(asTopic));
  return parts;
}

function asTopic(address: string): string {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
}

function fromTopic(topic: Hex | undefined): Address {
  return getAddress(`0x${(topic ?? '').slice(-40)}`);
}
