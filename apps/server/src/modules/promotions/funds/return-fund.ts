import { money } from '@fairway/money';
import { houseBucket, move, postTransfers } from '#modules/ledger';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { addFunds } from '../campaigns/campaign-writes-store.ts';
import type { CampaignKey } from '../tables.ts';
import { fundAccount, fundPart } from './fund-account.ts';
import { fundBalances } from './fund-balances.ts';

/** Gives what a campaign's account has left, or part of it, back to the house's promotions; answers how much, minor units of yuan. */
export async function returnFund(tx: Tx, app: Platform, key: CampaignKey, most?: bigint): Promise<bigint> {
  let left = most;
  const transfers = (await fundBalances(tx, key)).flatMap(({ shard, balance }) => {
    const minor = left === undefined || balance < left ? balance : left;
    if (minor <= 0n) return [];
    if (left !== undefined) left -= minor;
    return [
      {
        id: app.ids.uuid(),
        reason: 'promotionFundBack' as const,
        legs: move(fundAccount(shard, key), houseBucket(shard, 'promotions', 'CNY'), money('CNY', minor)),
        at: app.clock.now(),
        requestId: fundPart(key),
        minor,
      },
    ];
  });
  const returned = transfers.reduce((sum, { minor }) => sum + minor, 0n);
  if (returned === 0n) return 0n;
  await postTransfers(
    tx,
    transfers.map(({ minor: _minor, ...transfer }) => transfer),
  );
  await addFunds(tx, key, { funded: 0n, returned });
  return returned;
}
