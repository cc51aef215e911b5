import type { Tx } from '#platform/db/database.ts';
import { lockCashierMember } from '#modules/payout-methods';
import type { WalletCurrency } from '@fairway/contract/fields.ts';
import {
  addToCredit,
  insertChange,
  insertUse,
  selectCancelledUses,
  selectFreeCredits,
  selectOpenBuckets,
  selectUses,
  takeBackUse,
  type CreditKind,
  type CreditRow,
} from './turnover-store.ts';

export interface TurnoverChange {
  memberId: string;
  currency: WalletCurrency;
  kind: CreditKind;
  /** The bet, or the withdrawal that was charged instead. */
  ref: string;
  /** The event or step it comes from: counted once a key. */
  key: string;
  /** Minor units; below zero where a correction takes turnover back. */
  change: bigint;
  at: Date;
}

/**
 * Counts a change of turnover, once a key and in any order of arrival: the credit is the sum of its changes. What it no longer
 * covers is taken back from the youngest bucket it filled; then everything free is poured into the open buckets, first in first
 * out, never into one that was opened after the turnover was made. The member's lock makes races of one member a queue.
 */
export async function countTurnover(tx: Tx, change: TurnoverChange): Promise<void> {
  await countTurnovers(tx, change, [change]);
}

/** The same for several changes of one wallet, which are poured together. */
export async function countTurnovers(
  tx: Tx,
  { memberId, currency }: Pick<TurnoverChange, 'memberId' | 'currency'>,
  changes: readonly Omit<TurnoverChange, 'memberId' | 'currency'>[],
): Promise<void> {
  await lockCashierMember(tx, memberId);
  let counted = 0;
  for (const one of changes) {
    const change = { ...one, memberId, currency };
    if (!(await insertChange(tx, change))) continue;
    counted += 1;
    const credit = await addToCredit(tx, change);
    const surplus = credit.used - (credit.amount > 0n ? credit.amount : 0n);
    if (surplus > 0n) await takeBack(tx, memberId, credit, surplus);
  }
  if (counted > 0) await pour(tx, memberId, currency);
}

async function takeBack(tx: Tx, memberId: string, credit: CreditRow, surplus: bigint): Promise<void> {
  let left = surplus;
  for (const use of await selectUses(tx, memberId, credit.kind, credit.ref)) {
    if (left === 0n) return;
    const amount = use.amount < left ? use.amount : left;
    left -= amount;
    await takeBackUse(tx, {
      memberId,
      bucketId: use.bucket_id,
      kind: credit.kind,
      ref: credit.ref,
      amount,
      whole: amount === use.amount,
    });
  }
}

/** Everything free into the open buckets, oldest turnover into the oldest bucket it may fill. */
async function pour(tx: Tx, memberId: string, currency: WalletCurrency): Promise<void> {
  for (const { bucket_id: bucketId, kind, ref, amount } of await selectCancelledUses(tx, memberId))
    await takeBackUse(tx, { memberId, bucketId, kind, ref, amount, whole: true });
  const buckets = await selectOpenBuckets(tx, memberId, currency);
  const [oldest] = buckets;
  if (!oldest) return;
  for (const credit of await selectFreeCredits(tx, memberId, currency, oldest.opened_at)) {
    let free = credit.amount - credit.used;
    for (const bucket of buckets) {
      if (free === 0n || bucket.opened_at > credit.at) break;
      const amount = bucket.left < free ? bucket.left : free;
      if (amount === 0n) continue;
      bucket.left -= amount;
      free -= amount;
      await insertUse(tx, { memberId, bucketId: bucket.id, kind: credit.kind, ref: credit.ref, amount });
    }
  }
}
