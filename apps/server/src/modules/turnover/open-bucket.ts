import type { Money } from '@fairway/money';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { shardOf } from '#modules/ledger';
import { turnoverTerms } from './turnover-terms.ts';
import { hundredths } from './percent.ts';

export interface NewBucket {
  memberId: string;
  source: 'deposit' | 'bonus';
  /** The transfer that brought the money; the bucket is opened once a key. */
  sourceKey: string;
  /** What a member recognises it by: the order's or the gift's number. */
  reference: string;
  /** What was credited. */
  base: Money;
}

/**
 * Opens a bucket of turnover beside a credit, in its transaction: base × multiplier of the settings that count now, rounded up
 * to the minor unit. A multiplier of 0 opens none. Takes no lock, so a credit waits for nobody.
 */
export async function openBucket(tx: Tx, app: Platform, bucket: NewBucket): Promise<void> {
  const { version, turnover } = await turnoverTerms.only(app).read(tx, app);
  const multiplier = hundredths(turnover[bucket.source]);
  const { base, memberId } = bucket;
  if (multiplier === 0n || base.minor <= 0n) return;
  const required = (base.minor * multiplier + 99n) / 100n;
  await sql`
    insert into cashier_turnover_buckets (shard_id, id, member_id, currency, source, source_key, reference, base,
      multiplier, required, settings_version, opened_at)
    values (${shardOf(memberId)}, ${app.ids.uuid()}, ${memberId}, ${base.currency}, ${bucket.source}, ${bucket.sourceKey},
      ${bucket.reference}, ${base.minor}, ${multiplier}, ${required}, ${version}, ${app.clock.now()})
    on conflict (shard_id, member_id, source, source_key) do nothing`.execute(tx);
}

/** The credit was taken back: its bucket asks for nothing any more. What had filled it goes to others at the next pouring. */
export async function cancelBucket(
  tx: Tx,
  app: Platform,
  { memberId, source, sourceKey }: Pick<NewBucket, 'memberId' | 'source' | 'sourceKey'>,
): Promise<void> {
  await sql`
    update cashier_turnover_buckets set cancelled_at = ${app.clock.now()}
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and source = ${source} and source_key = ${sourceKey}
      and cancelled_at is null`.execute(tx);
}
