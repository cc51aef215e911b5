import type { CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignWithTerms } from './campaigns-store.ts';

/** The campaigns of these kinds that run now, those published last first; what is paused does not run. */
export async function selectRunning(
  db: Db | Tx,
  kinds: readonly CampaignKind[],
): Promise<CampaignWithTerms[]> {
  const { rows } = await sql<CampaignWithTerms>`
    select c.*, v.document as terms from promotions_campaigns c join promotions_versions v on v.hash = c.published
    where c.kind = any(${kinds}) and promotions_state(c) = 'running'
    order by c.published_at desc, c.no desc`.execute(db);
  return rows;
}
