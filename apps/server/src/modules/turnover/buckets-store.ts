import { sql } from 'kysely';
import type { Money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import { shardOf } from '#modules/ledger';
import type { WalletCurrency } from '@fairway/contract/fields.ts';

export interface NewBucketRow {
  id: string;
  memberId: string;
  source: 'deposit' | 'bonus';
  sourceKey: string;
  reference: string;
  base: Money;
  /** In hundredths. */
  multiplier: bigint;
  required: bigint;
  settingsVersion: number;
  at: Date;
}

/** Writes a bucket once a source. */
export async function insertBucket(tx: Tx, bucket: NewBucketRow): Promise<void> {
  const { memberId, base } = bucket;
  await sql`
    insert into turnover_buckets (shard_id, id, member_id, currency, source, source_key, reference, base,
      multiplier, required, settings_version, opened_at)
    values (${shardOf(memberId)}, ${bucket.id}, ${memberId}, ${base.currency}, ${bucket.source}, ${bucket.sourceKey},
      ${bucket.reference}, ${base.minor}, ${bucket.multiplier}, ${bucket.required}, ${bucket.settingsVersion}, ${bucket.at})
    on conflict (shard_id, member_id, source, source_key) do nothing`.execute(tx);
}

export async function cancelBucketOf(
  tx: Tx,
  { memberId, source, sourceKey }: Pick<NewBucketRow, 'memberId' | 'source' | 'sourceKey'>,
  at: Date,
): Promise<void> {
  await sql`
    update turnover_buckets set cancelled_at = ${at}
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and source = ${source} and source_key = ${sourceKey}
      and cancelled_at is null`.execute(tx);
}

export async function reinstateBucketOf(
  tx: Tx,
  { memberId, source, sourceKey }: Pick<NewBucketRow, 'memberId' | 'source' | 'sourceKey'>,
): Promise<void> {
  await sql`
    update turnover_buckets set cancelled_at = null
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and source = ${source} and source_key = ${sourceKey}`.execute(
    tx,
  );
}

/** The open buckets of a wallet count before withdrawals of the other wallet too. */
export async function markOpenCrossed(
  tx: Tx,
  memberId: string,
  currency: WalletCurrency,
  at: Date,
): Promise<void> {
  await sql`
    update turnover_buckets set crossed_at = ${at}
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and currency = ${currency}
      and used < required and cancelled_at is null and emptied_at is null and crossed_at is null`.execute(tx);
}

/** Open buckets of a wallet, and whether money of theirs was exchanged out of it. */
export async function selectOpenWithCrossing(
  tx: Tx,
  memberId: string,
  currency: WalletCurrency,
): Promise<{ id: string; crossed: boolean }[]> {
  const { rows } = await sql<{ id: string; crossed: boolean }>`
    select id, crossed_at is not null as crossed from turnover_buckets
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and currency = ${currency}
      and used < required and cancelled_at is null and emptied_at is null`.execute(tx);
  return rows;
}

export async function markEmptied(tx: Tx, memberId: string, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    update turnover_buckets set emptied_at = ${at}
    where shard_id = ${shardOf(memberId)} and id = any (${ids}::uuid[])`.execute(tx);
}

/** Opens again what ended empty since an instant, in this wallet or crossed from the other. */
export async function reopenEmptiedSince(
  tx: Tx,
  memberId: string,
  currency: WalletCurrency,
  since: Date,
): Promise<void> {
  await sql`
    update turnover_buckets set emptied_at = null
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and emptied_at >= ${since}
      and (currency = ${currency} or crossed_at is not null)`.execute(tx);
}
