import { allShards, readBalances } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../tables.ts';
import { fundAccount } from './fund-account.ts';

export interface FundBucket {
  readonly shard: number;
  /** Minor units of yuan. */
  readonly balance: bigint;
}

/** What each of a campaign's buckets holds. */
export async function fundBalances(db: Db | Tx, key: CampaignKey): Promise<FundBucket[]> {
  const accounts = allShards.map((shard) => fundAccount(shard, key));
  const balances = await readBalances(db, accounts);
  return accounts.map((account) => ({
    shard: account.shard,
    balance: balances.of(account).minor,
  }));
}
