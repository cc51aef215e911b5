import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import type { RawBuilder } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';
import type { Platform } from '#platform/platform.ts';
import type { Network, TokenTransfer } from './network.ts';

/** A balance that the chain states otherwise than our books; amounts in millionths of USDT. */
export interface BalanceDifference {
  /** As the network writes it. */
  readonly address: string;
  /** Null for the payout wallet. */
  readonly memberId: string | null;
  readonly ours: bigint;
  readonly theirs: bigint;
}

/**
 * What the books say of money on chains, and what is reported to them: the cashier provides it. Amounts are millionths
 * of USDT.
 */
export interface ChainBook {
  settings(app: Platform): Promise<Pick<CashierSettings, 'sweep' | 'signerAlarm'>>;
  /** Writes a transfer to a member's address that was seen in a block; again after a reorganisation has moved it. Moves no money. */
  recordTransfer(
    tx: Tx,
    app: Platform,
    network: Network,
    seen: { memberId: string; transfer: TokenTransfer; minedAt: Date },
  ): Promise<void>;
  /** Counts confirmations up to a block, and credits or leaves for a decision what has enough. Asks the node, so in no transaction. */
  confirmPayments(app: Platform, network: Network, head: bigint): Promise<void>;
  /** Takes back what was read above a block that is no longer on the chain. */
  takeBackAbove(tx: Tx, app: Platform, network: Network, block: bigint): Promise<void>;
  /** Payments to a network's addresses as a relation: member_id, amount, state, block_number (null while in none), seen_at. */
  payments(network: string): RawBuilder<unknown>;
  /** What payments to a network's addresses are worth beyond what was counted of them, as a relation: member_id, change. */
  uncounted(network: string): RawBuilder<unknown>;
  /** Marks what payments are worth as counted, and answers by how much that changes each member's sum. */
  takeUncounted(
    tx: Tx,
    network: Network,
    most: number,
  ): Promise<readonly { memberId: string; change: bigint }[]>;
  /** Payout orders as a relation: bill_no, amount (what leaves our wallet), status. */
  payouts(): RawBuilder<unknown>;
  /** Notes an address whose balance differs, once however often it is found. */
  noteDifference(tx: Tx, app: Platform, network: Network, found: BalanceDifference): Promise<void>;
  /** Closes what was noted of addresses that agree now. */
  settleDifferences(tx: Tx, network: Network, addresses: readonly string[], at: Date): Promise<void>;
  /** What people have explained of these addresses' differences, by address. */
  explainedBalances(
    tx: Tx,
    network: Network,
    addresses: readonly string[],
  ): Promise<ReadonlyMap<string, bigint>>;
}

export const chainBook = defineExtensionPoint<ChainBook>('chain book');
