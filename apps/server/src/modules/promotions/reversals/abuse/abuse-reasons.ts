import type { EligibilityReason } from '@fairway/contract/promotions/schemas.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../../tables.ts';
import { hasAbused } from './abuse-store.ts';

/** A campaign whose reward was taken back for abuse is closed to its member, until an appeal is granted. */
export async function abuseReasons(
  db: Db | Tx,
  memberId: string,
  campaign: CampaignKey,
): Promise<EligibilityReason[]> {
  return (await hasAbused(db, memberId, campaign))
    ? [{ rule: 'takenBack', need: '', have: '', met: false }]
    : [];
}
