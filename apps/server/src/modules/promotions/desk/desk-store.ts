import type { CampaignState } from '@fairway/contract/promotions/kinds.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { CampaignWithTerms } from '../campaigns/campaigns-store.ts';
import type { CampaignKey } from '../tables.ts';

/** A campaign with its newest terms and the state that the clock and its proposal give it. */
export type DeskCampaign = CampaignWithTerms & { readonly state: CampaignState };

/** A page of campaigns, the last changed first; of one state or of all. */
export async function selectCampaignPage(
  db: Db,
  { state, offset, limit }: { state: CampaignState | null; offset: number; limit: number },
): Promise<DeskCampaign[]> {
  const { rows } = await sql<DeskCampaign>`
    select c.*, v.document as terms, promotions_state(c) as state
    from promotions_campaigns c join promotions_versions v on v.hash = c.newest
    where ${state}::text is null or promotions_state(c) = ${state}
    order by c.changed_at desc, c.kind, c.no limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function selectDeskCampaign(
  db: Db,
  { kind, no }: CampaignKey,
): Promise<DeskCampaign | undefined> {
  const { rows } = await sql<DeskCampaign>`
    select c.*, v.document as terms, promotions_state(c) as state
    from promotions_campaigns c join promotions_versions v on v.hash = c.newest
    where c.kind = ${kind} and c.no = ${no}`.execute(db);
  return rows[0];
}
