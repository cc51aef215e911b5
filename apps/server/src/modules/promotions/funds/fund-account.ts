import { houseBucket, type Account } from '#modules/ledger';
import type { CampaignKey } from '../tables.ts';

/** The part of a campaign's account, `sign-1`: also what its transfers are found by. */
export function fundPart({ kind, no }: CampaignKey): string {
  return `${kind}-${no}`;
}

/** A campaign's coins in a shard: what its budget has just bought, on its path to a member. */
export function coinAccount(shard: number, key: CampaignKey): Account {
  return houseBucket(shard, 'campaign', 'COIN', fundPart(key));
}

/** A campaign's bucket in a shard. The database lets none of them fall below zero, so a budget cannot be overspent. */
export function fundAccount(shard: number, key: CampaignKey): Account {
  return houseBucket(shard, 'campaign', 'CNY', fundPart(key));
}
