import { money } from '@fairway/money';
import { allShards, houseBucket, move, postTransfers } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { addFunds } from '../campaigns/campaign-writes-store.ts';
import type { CampaignKey } from '../tables.ts';
import { fundAccount, fundPart } from './fund-account.ts';

/**
 * Moves yuan from the house's promotions into a campaign's account, an equal share into each shard's bucket, so that a member is paid from
 * the bucket beside the own accounts. What does not divide goes into the first.
 */
export async function fundCampaign(tx: Tx, app: Platform, key: CampaignKey, amount: bigint): Promise<void> {
  if (amount <= 0n) return;
  const share = amount / BigInt(allShards.length);
  const rest = amount - share * BigInt(allShards.length);
  const transfers = allShards
    .map((shard) => ({ shard, minor: shard === 0 ? share + rest : share }))
    .filter(({ minor }) => minor > 0n)
    .map(({ shard, minor }) => ({
      id: app.ids.uuid(),
      reason: 'promotionFund' as const,
      legs: move(houseBucket(shard, 'promotions', 'CNY'), fundAccount(shard, key), money('CNY', minor)),
      at: app.clock.now(),
      requestId: fundPart(key),
    }));
  await postTransfers(tx, transfers);
  await addFunds(tx, key, { funded: amount, returned: 0n });
}
