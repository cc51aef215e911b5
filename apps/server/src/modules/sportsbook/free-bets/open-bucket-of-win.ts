import { money } from '@fairway/money';
import { cancelBucket, openBucket } from '#modules/turnover';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { BetToSettle } from '../tables.ts';
import { selectFreeBetFactor } from './free-bets-store.ts';

/** What a free bet has won is to be played as its terms say; each settlement replaces what the one before asked. Of own bets nothing is written. */
export async function openBucketOfWin(
  tx: Tx,
  app: Platform,
  bet: BetToSettle,
  returned: bigint,
): Promise<void> {
  const { free_bet: freeBet, member_id: memberId, settlement_count: before } = bet;
  if (freeBet === null) return;
  const key = (number: number) => ({
    memberId,
    source: 'bonus' as const,
    sourceKey: `${bet.id}/${number}`,
  });
  if (before > 0) await cancelBucket(tx, app, key(before));
  if (returned === 0n) return;
  await openBucket(tx, app, {
    ...key(before + 1),
    reference: bet.bill_no,
    base: money(bet.currency, returned),
    factor: BigInt(await selectFreeBetFactor(tx, bet.shard_id, freeBet)),
  });
}
