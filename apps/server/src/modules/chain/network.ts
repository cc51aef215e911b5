import type { UsdtProtocol } from '@fairway/contract/chain/protocols.ts';
import type { Address, Hex } from 'viem';
import type { Platform } from '#platform/platform.ts';

/**
 * A network that USDT moves on: what differs from one to another. Reading, confirming, taking back and paying are the
 * same.
 */
export interface Network {
  /** Names the channel, its house accounts and its rows. */
  readonly code: keyof Platform['config']['networks'];
  readonly protocol: UsdtProtocol;
  /**
   * Extended public key of the demo's deposit addresses, whose private half is made of a public phrase in the signer
   * (`apps/signer/src/keys/deposit-keys.ts`). Never used in production.
   */
  readonly demoXpub: string | undefined;
  readonly codec: AddressCodec;
  /** The twenty bytes of the address that a public key, compressed, has on this network. */
  readonly addressOfKey: (publicKey: Uint8Array) => Address;
  readonly node: ChainNode;
  readonly arrivalMinutes: number;
  /** What a payout costs, in millionths; undefined: we do not pay out on it. */
  readonly payoutFee: bigint | undefined;
}

/** How a network writes addresses. Inside of the engine they are 20 bytes in hexadecimal. */
export interface AddressCodec {
  /** As people and wallets of this network write it. */
  toText(address: Address): string;
  /** Undefined where it is no address of this network, or its checksum is wrong. */
  toHex(text: string): Address | undefined;
}

export interface BlockHeader {
  number: bigint;
  hash: string;
  /** Seconds. */
  timestamp: bigint;
}

/** A token transfer to or from an address of ours, as the node lists it. */
export interface TokenTransfer {
  blockNumber: bigint;
  blockHash: string;
  txHash: string;
  /** Its place among the transaction's transfers that concern us: stable when the transaction moves to another block. */
  ordinal: number;
  /** As the network writes it. */
  from: string;
  to: Address;
  /** Millionths of USDT: the token's six decimals are the ledger's scale. */
  amount: bigint;
}

/** Blocks from one to another, both included. */
export interface BlockSpan {
  from: bigint;
  to: bigint;
  /** Of the last one, where it is known: a node that has another one there answers of another chain. */
  hash?: string;
}

/**
 * What the engine asks a network's node for. Behind one address may be several nodes, some behind the others: a block
 * or transaction that one does not have proves nothing. Every question throws RpcFault when the node does not answer,
 * or answers with an error.
 */
export interface ChainNode {
  height(app: Platform, network: Network): Promise<bigint>;
  /** The header at a height; null where the node that answers has none (yet). */
  blockAt(app: Platform, network: Network, number: bigint): Promise<BlockHeader | null>;
  /** Every transfer of the token to these addresses in a span of blocks, in the chain's order. Throws RpcFault where the node lacks the span's end. */
  transfersTo(
    app: Platform,
    network: Network,
    span: BlockSpan,
    addresses: readonly string[],
  ): Promise<TokenTransfer[]>;
  /** Every transfer of the token from these addresses in a span of blocks; none on a network without payouts. */
  transfersFrom(
    app: Platform,
    network: Network,
    span: BlockSpan,
    senders: readonly string[],
  ): Promise<TokenTransfer[]>;
  /** The block of a transaction and whether it did what it says; null where the node that answers has it in no block. */
  receiptOf(
    app: Platform,
    network: Network,
    txHash: string,
  ): Promise<{ blockNumber: bigint; blockHash: string; succeeded: boolean } | null>;
  /** What an address holds of the token, in millionths. */
  balanceOf(app: Platform, network: Network, address: Address): Promise<bigint>;
}

/** Signed bytes of a payout, as the signer gave them. */
export interface SignedTransfer {
  readonly sender: Address;
  readonly nonce: bigint;
  readonly txHash: Hex;
  readonly signed: Hex;
}

/** What is configured for a network. */
export function settingsOf(app: Platform, { code }: Pick<Network, 'code'>) {
  return app.config.networks[code];
}

/** Blocks after which a payment of this network counts. */
export function confirmationsOf(app: Platform, network: Pick<Network, 'code'>): number {
  return settingsOf(app, network).confirmations;
}
