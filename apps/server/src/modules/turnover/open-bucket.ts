import type { Money } from '@fairway/money';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { cancelBucketOf, insertBucket, reinstateBucketOf } from './buckets-store.ts';
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
  /** In hundredths, where the terms of the credit name one of their own; without it the settings' counts. */
  factor?: bigint;
}

/**
 * Opens a bucket of turnover beside a credit, in its transaction: base × multiplier of the credit's terms or of the settings that
 * count now, rounded up to the minor unit. A multiplier of 0 opens none. Takes no lock, so a credit waits for nobody.
 */
export async function openBucket(tx: Tx, app: Platform, bucket: NewBucket): Promise<void> {
  const { version, turnover } = await turnoverTerms.only(app).read(tx, app);
  const { factor, base } = bucket;
  const multiplier = factor ?? hundredths(turnover[bucket.source]);
  if (multiplier === 0n || base.minor <= 0n) return;
  const required = (base.minor * multiplier + 99n) / 100n;
  await insertBucket(tx, {
    ...bucket,
    id: app.ids.uuid(),
    multiplier,
    required,
    settingsVersion: version,
    at: app.clock.now(),
  });
}

/** The credit was taken back: its bucket asks for nothing any more. What had filled it goes to others at the next pouring. */
export async function cancelBucket(
  tx: Tx,
  app: Platform,
  bucket: Pick<NewBucket, 'memberId' | 'source' | 'sourceKey'>,
): Promise<void> {
  await cancelBucketOf(tx, bucket, app.clock.now());
}

/** The credit was given back: its bucket asks again for what it asked before, and what was played for it counts at the next pouring. */
export async function reinstateBucket(
  tx: Tx,
  bucket: Pick<NewBucket, 'memberId' | 'source' | 'sourceKey'>,
): Promise<void> {
  await reinstateBucketOf(tx, bucket);
}
