import type { Money } from '@fairway/money';
import { openBucket } from '#modules/turnover';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { RoundRow } from '../tables.ts';
import { selectFactor } from './grants-store.ts';

/** What a free round returned is to be played as its grant says; of a round with an own stake nothing is written. */
export async function openBucketOfWin(
  tx: Tx,
  app: Platform,
  round: Pick<RoundRow, 'shard_id' | 'member_id' | 'bill_no' | 'free_grant'>,
  { returned, transfer }: { returned: Money; transfer: string | null },
): Promise<void> {
  if (round.free_grant === null || transfer === null) return;
  const factor = await selectFactor(tx, round.shard_id, round.free_grant);
  await openBucket(tx, app, {
    memberId: round.member_id,
    source: 'bonus',
    sourceKey: transfer,
    reference: round.bill_no,
    base: returned,
    factor: BigInt(factor),
  });
}
