import { inTransaction } from '#platform/db/transaction.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Platform } from '#platform/platform.ts';
import { holdCampaign } from '../campaigns/campaigns-store.ts';
import type { CampaignKey } from '../tables.ts';
import { returnFund } from './return-fund.ts';

/** What came back into the account of an archived campaign goes on to the house's promotions; one that is open keeps it. */
export async function returnLate(app: Platform, key: CampaignKey): Promise<void> {
  await inTransaction(app.db, (tx) => returnIfArchived(tx, app, key));
}

/** The same in the caller's transaction. */
export async function returnIfArchived(tx: Tx, app: Platform, key: CampaignKey): Promise<void> {
  const campaign = await holdCampaign(tx, key);
  if (campaign?.closed === 'archived') await returnFund(tx, app, key);
}
