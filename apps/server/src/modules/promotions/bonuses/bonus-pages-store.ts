import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import type { Db } from '#platform/db/database.ts';
import type { BonusRow } from './bonus.ts';

/** A bonus with the terms of its version. */
export type BonusWithTerms = BonusRow & { readonly terms: CampaignTerms };

/** The member's bonuses: open ones first, then those closed last. */
export async function selectOwnBonuses(
  db: Db,
  memberId: string,
  { most, rewardId }: { most: number; rewardId?: string },
): Promise<BonusWithTerms[]> {
  const { rows } = await sql<BonusWithTerms>`
    select b.*, v.document as terms from promotions_bonuses b join promotions_versions v on v.hash = b.version
    where b.shard_id = ${shardOf(memberId)} and b.member_id = ${memberId}
      and ${rewardId === undefined ? sql`true` : sql`b.reward_id = ${rewardId}`}
    order by (b.state = 'open') desc, b.opened_at desc, b.reward_id limit ${most}`.execute(db);
  return rows;
}

interface CampaignBonuses {
  readonly kind: string;
  readonly no: number;
  /** Fen in members' bonus accounts, and fen that came back to the campaign unplayed. */
  readonly held: bigint;
  readonly forfeited: bigint;
}

/** What campaigns have in bonus accounts and got back, by campaign. */
export async function selectBonusSums(db: Db): Promise<CampaignBonuses[]> {
  const { rows } = await sql<CampaignBonuses>`
    select kind, no, sum(amount - released - forfeited - taken)::bigint as held, sum(forfeited)::bigint as forfeited
    from promotions_bonuses group by kind, no`.execute(db);
  return rows;
}
