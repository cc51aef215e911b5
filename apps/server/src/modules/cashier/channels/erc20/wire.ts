import { encodeEventTopics, erc20Abi, getAddress, type Address, type Hex } from 'viem';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import { askNode } from './rpc.ts';

const hex = z
  .string()
  .regex(/^0x[0-9a-f]*$/i)
  .transform((text): Hex => `0x${text.slice(2).toLowerCase()}`);
const quantity = hex.transform((text) => BigInt(text));

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

export type BlockHeader = z.output<typeof header>;
export type Receipt = z.output<typeof receipt>;

/** A token transfer to one of our addresses, as the node lists it. */
export interface TokenTransfer {
  blockNumber: bigint;
  blockHash: Hex;
  txHash: Hex;
  /** Its place among the transaction's transfers to us: stable when the transaction moves to another block. */
  ordinal: number;
  from: Address;
  to: Address;
  /** Millionths of USDT: the token's six decimals are the ledger's scale. */
  amount: bigint;
}

export async function blockNumber(app: Platform): Promise<bigint> {
  return askNode(app, 'eth_blockNumber', [], quantity);
}

/** The header at a height; null above the head. */
export async function blockAt(app: Platform, number: bigint): Promise<BlockHeader | null> {
  return askNode(app, 'eth_getBlockByNumber', [toHexNumber(number), false], header.nullable());
}

/** The receipt of a transaction; null while it is in no block. */
export async function receiptOf(app: Platform, txHash: string): Promise<Receipt | null> {
  return askNode(app, 'eth_getTransactionReceipt', [txHash], receipt.nullable());
}

const [transferTopic] = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer' });
/** Addresses a question may name. */
const addressesAtOnce = 500;

/** Every transfer of the token to these addresses in a span of blocks, in the chain's order. */
export async function transfersTo(
  app: Platform,
  token: string,
  span: { from: bigint; to: bigint },
  addresses: readonly string[],
): Promise<TokenTransfer[]> {
  const found: z.output<typeof log>[] = [];
  for (let start = 0; start < addresses.length; start += addressesAtOnce) {
    const receivers = addresses.slice(start, start + addressesAtOnce).map(asTopic);
    const filter = {
      address: token,
      fromBlock: toHexNumber(span.from),
      toBlock: toHexNumber(span.to),
      topics: [transferTopic, null, receivers],
    };
    found.push(...(await askNode(app, 'eth_getLogs', [filter], z.array(log))));
  }
  return withOrdinals(found);
}

function withOrdinals(logs: readonly z.output<typeof log>[]): TokenTransfer[] {
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
      from: fromTopic(one.topics[1]),
      to: fromTopic(one.topics[2]),
      amount: BigInt(one.data),
    };
  });
}

/** Fees, chain and counter that a transaction of this sender needs now. */
export async function senderState(
  app: Platform,
  sender: Address,
): Promise<{ chainId: number; gasPrice: bigint; nextNonce: bigint; minedNonce: bigint }> {
  const chainId = await askNode(app, 'eth_chainId', [], quantity);
  const gasPrice = await askNode(app, 'eth_gasPrice', [], quantity);
  const nextNonce = await askNode(app, 'eth_getTransactionCount', [sender, 'pending'], quantity);
  const minedNonce = await askNode(app, 'eth_getTransactionCount', [sender, 'latest'], quantity);
  return { chainId: Number(chainId), gasPrice, nextNonce, minedNonce };
}

/** Hands signed bytes to the node; the same bytes again are the same transaction. */
export async function broadcast(app: Platform, signed: string): Promise<Hex> {
  return askNode(app, 'eth_sendRawTransaction', [signed], hex);
}

function toHexNumber(number: bigint): string {
  return `0x${number.toString(16)}`;
}

function asTopic(address: string): string {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
}

function fromTopic(topic: Hex | undefined): Address {
  return getAddress(`0x${(topic ?? '').slice(-40)}`);
}
