import { isPositive, money, type Money } from '@fairway/money';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';
import type { WalletCurrency } from '@fairway/contract/fields.ts';

export interface BucketRow {
  id: string;
  currency: WalletCurrency;
  source: 'deposit' | 'bonus';
  reference: string;
  base: bigint;
  multiplier: number;
  required: bigint;
  used: bigint;
  opened_at: Date;
  /** The wallet was played empty: nothing is asked for any more. */
  emptied_at: Date | null;
}

export type CreditKind = 'bet' | 'game' | 'charge';

export interface CreditRow {
  kind: CreditKind;
  ref: string;
  amount: bigint;
  used: bigint;
  at: Date;
}

/** What is still to be played in a wallet. */
export async function outstandingOf(
  db: Db | Tx,
  memberId: string,
  currency: WalletCurrency,
): Promise<bigint> {
  const { rows } = await sql<{ outstanding: bigint }>`
    select coalesce(sum(required - used), 0)::bigint as outstanding from turnover_buckets
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and currency = ${currency}
      and used < required and cancelled_at is null and emptied_at is null`.execute(db);
  return rows[0]?.outstanding ?? 0n;
}

/** What is still to be played in the other wallet for money that was exchanged out of it; undefined where there is nothing. */
export async function outstandingElsewhere(
  db: Db | Tx,
  memberId: string,
  currency: WalletCurrency,
): Promise<Money | undefined> {
  const other = currency === 'CNY' ? 'USDT' : 'CNY';
  const { rows } = await sql<{ outstanding: bigint }>`
    select coalesce(sum(required - used), 0)::bigint as outstanding from turnover_buckets
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and currency = ${other}
      and used < required and cancelled_at is null and emptied_at is null and crossed_at is not null`.execute(
    db,
  );
  const outstanding = money(other, rows[0]?.outstanding ?? 0n);
  return isPositive(outstanding) ? outstanding : undefined;
}

/** Buckets of a wallet: open ones first in, then the latest that are done. */
export async function selectBuckets(
  db: Db,
  memberId: string,
  currency: WalletCurrency,
  doneAtMost: number,
): Promise<BucketRow[]> {
  const shard = shardOf(memberId);
  const { rows: open } = await sql<BucketRow>`
    select id, currency, source, reference, base, multiplier, required, used, opened_at, emptied_at from turnover_buckets
    where shard_id = ${shard} and member_id = ${memberId} and currency = ${currency} and used < required
      and cancelled_at is null and emptied_at is null
    order by opened_at, id limit 200`.execute(db);
  const { rows: done } = await sql<BucketRow>`
    select id, currency, source, reference, base, multiplier, required, used, opened_at, emptied_at from turnover_buckets
    where shard_id = ${shard} and member_id = ${memberId} and currency = ${currency}
      and (used = required or emptied_at is not null) and cancelled_at is null
    order by opened_at desc, id limit ${doneAtMost}`.execute(db);
  return [...open, ...done];
}

/** Notes a change of a credit once a key; false when it was noted before. */
export async function insertChange(
  tx: Tx,
  row: { memberId: string; key: string; kind: CreditKind; ref: string; change: bigint; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into turnover_changes (shard_id, key, member_id, kind, ref, change, at)
    values (${shardOf(row.memberId)}, ${row.key}, ${row.memberId}, ${row.kind}, ${row.ref}, ${row.change}, ${row.at})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Adds a change to its credit, whose time is that of its earliest change. Answers the credit as it is then. */
export async function addToCredit(
  tx: Tx,
  row: {
    memberId: string;
    kind: CreditKind;
    ref: string;
    currency: WalletCurrency;
    change: bigint;
    at: Date;
  },
): Promise<CreditRow> {
  const { rows } = await sql<CreditRow>`
    insert into turnover_credits as credits (shard_id, member_id, kind, ref, currency, amount, at)
    values (${shardOf(row.memberId)}, ${row.memberId}, ${row.kind}, ${row.ref}, ${row.currency}, ${row.change}, ${row.at})
    on conflict (shard_id, member_id, kind, ref) do update
      set amount = credits.amount + excluded.amount, at = least(credits.at, excluded.at)
    returning kind, ref, amount, used, at`.execute(tx);
  const [credit] = rows;
  if (!credit) throw new Error('a credit of turnover was not written');
  return credit;
}

/** What a withdrawal was charged for instead of turnover. */
export async function chargedFor(tx: Tx, memberId: string, billNo: string): Promise<bigint> {
  const { rows } = await sql<{ change: bigint }>`
    select change from turnover_changes
    where shard_id = ${shardOf(memberId)} and key = ${`${billNo}:charge`}`.execute(tx);
  return rows[0]?.change ?? 0n;
}

/** Open buckets of a wallet, first in first. */
export async function selectOpenBuckets(
  tx: Tx,
  memberId: string,
  currency: WalletCurrency,
): Promise<{ id: string; left: bigint; opened_at: Date }[]> {
  const { rows } = await sql<{ id: string; left: bigint; opened_at: Date }>`
    select id, required - used as left, opened_at from turnover_buckets
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and currency = ${currency}
      and used < required and cancelled_at is null and emptied_at is null
    order by opened_at, id for update`.execute(tx);
  return rows;
}

/** Credits that are not used up and are not older than an instant, oldest first. */
export async function selectFreeCredits(
  tx: Tx,
  memberId: string,
  currency: WalletCurrency,
  since: Date,
): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`
    select kind, ref, amount, used, at from turnover_credits
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and currency = ${currency}
      and amount > used and at >= ${since}
    order by at, kind, ref`.execute(tx);
  return rows;
}

/** Fills a bucket from a credit: the use, the bucket and the credit together. */
export async function insertUse(
  tx: Tx,
  row: { memberId: string; bucketId: string; kind: CreditKind; ref: string; amount: bigint },
): Promise<void> {
  const shard = shardOf(row.memberId);
  await sql`
    with use as (
      insert into turnover_uses as uses (shard_id, bucket_id, kind, ref, member_id, amount)
      values (${shard}, ${row.bucketId}, ${row.kind}, ${row.ref}, ${row.memberId}, ${row.amount})
      on conflict (shard_id, bucket_id, kind, ref) do update set amount = uses.amount + excluded.amount),
    bucket as (
      update turnover_buckets set used = used + ${row.amount}
      where shard_id = ${shard} and id = ${row.bucketId})
    update turnover_credits set used = used + ${row.amount}
    where shard_id = ${shard} and member_id = ${row.memberId} and kind = ${row.kind} and ref = ${row.ref}`.execute(
    tx,
  );
}

/** What a credit has filled, the youngest bucket first: that is taken back first. */
export async function selectUses(
  tx: Tx,
  memberId: string,
  kind: CreditKind,
  ref: string,
): Promise<{ bucket_id: string; amount: bigint }[]> {
  const { rows } = await sql<{ bucket_id: string; amount: bigint }>`
    select uses.bucket_id, uses.amount from turnover_uses uses
    join turnover_buckets buckets on buckets.shard_id = uses.shard_id and buckets.id = uses.bucket_id
    where uses.shard_id = ${shardOf(memberId)} and uses.member_id = ${memberId} and uses.kind = ${kind}
      and uses.ref = ${ref}
    order by buckets.opened_at desc, buckets.id desc`.execute(tx);
  return rows;
}

/** Takes a part of a use back: from the use, the bucket and the credit together. */
export async function takeBackUse(
  tx: Tx,
  row: { memberId: string; bucketId: string; kind: CreditKind; ref: string; amount: bigint; whole: boolean },
): Promise<void> {
  const shard = shardOf(row.memberId);
  const key = sql`shard_id = ${shard} and bucket_id = ${row.bucketId} and kind = ${row.kind} and ref = ${row.ref}`;
  if (row.whole) await sql`delete from turnover_uses where ${key}`.execute(tx);
  else await sql`update turnover_uses set amount = amount - ${row.amount} where ${key}`.execute(tx);
  await sql`update turnover_buckets set used = used - ${row.amount}
    where shard_id = ${shard} and id = ${row.bucketId}`.execute(tx);
  await sql`update turnover_credits set used = used - ${row.amount}
    where shard_id = ${shard} and member_id = ${row.memberId} and kind = ${row.kind} and ref = ${row.ref}`.execute(
    tx,
  );
}

/** Uses in buckets that were cancelled: their turnover is free for others. */
export async function selectCancelledUses(
  tx: Tx,
  memberId: string,
): Promise<{ bucket_id: string; kind: CreditKind; ref: string; amount: bigint }[]> {
  const { rows } = await sql<{ bucket_id: string; kind: CreditKind; ref: string; amount: bigint }>`
    select uses.bucket_id, uses.kind, uses.ref, uses.amount from turnover_buckets buckets
    join turnover_uses uses on uses.shard_id = buckets.shard_id and uses.bucket_id = buckets.id
    where buckets.shard_id = ${shardOf(memberId)} and buckets.member_id = ${memberId}
      and buckets.cancelled_at is not null`.execute(tx);
  return rows;
}
