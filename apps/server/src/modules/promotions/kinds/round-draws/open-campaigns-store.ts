import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { CampaignWithTerms } from '../../campaigns/campaigns-store.ts';

/** Published campaigns of a kind that run or are coming, with the terms that count. */
export async function selectOpenCampaigns(db: Db, kind: CampaignKind): Promise<CampaignWithTerms[]> {
  const { rows } = await sql<CampaignWithTerms>`
    select c.*, v.document as terms from promotions_campaigns c join promotions_versions v on v.hash = c.published
    where c.kind = ${kind} and c.closed is null and c.ends_at > platform_now() order by c.no`.execute(db);
  return rows;
}
