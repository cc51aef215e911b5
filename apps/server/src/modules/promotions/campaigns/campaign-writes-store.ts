import { sql } from 'kysely';
import type { Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../tables.ts';

/** Names the newest version; its window is the list's until one is published. */
export async function updateNewest(
  tx: Tx,
  campaign: CampaignKey & { newest: Buffer; startsAt: string; endsAt: string },
): Promise<void> {
  await sql`
    update promotions_campaigns set newest = ${campaign.newest}, in_review = false,
      starts_at = case when published is null then ${campaign.startsAt}::timestamptz else starts_at end,
      ends_at = case when published is null then ${campaign.endsAt}::timestamptz else ends_at end
    where kind = ${campaign.kind} and no = ${campaign.no}`.execute(tx);
}

/** From now on this version counts. */
export async function updatePublished(
  tx: Tx,
  campaign: CampaignKey & { published: Buffer; startsAt: string; endsAt: string },
): Promise<void> {
  await sql`
    update promotions_campaigns set published = ${campaign.published}, published_at = platform_now(),
      starts_at = ${campaign.startsAt}, ends_at = ${campaign.endsAt}, paused = false, stopped_by = null, in_review = false
    where kind = ${campaign.kind} and no = ${campaign.no}`.execute(tx);
}

/** Says whether the newest version waits for a second person. */
export async function updateInReview(tx: Tx, { kind, no }: CampaignKey, inReview: boolean): Promise<void> {
  await sql`update promotions_campaigns set in_review = ${inReview} where kind = ${kind} and no = ${no}`.execute(
    tx,
  );
}

export async function updatePaused(tx: Tx, { kind, no }: CampaignKey, paused: boolean): Promise<void> {
  await sql`update promotions_campaigns set paused = ${paused}, stopped_by = null where kind = ${kind} and no = ${no}`.execute(
    tx,
  );
}

export async function updateClosed(
  tx: Tx,
  { kind, no }: CampaignKey,
  closed: 'withdrawn' | 'archived',
): Promise<void> {
  await sql`
    update promotions_campaigns set closed = ${closed}, closed_at = platform_now()
    where kind = ${kind} and no = ${no}`.execute(tx);
}

/** Counts what went into the campaign's account or came back from it, minor units of yuan. */
export async function addFunds(
  tx: Tx,
  { kind, no }: CampaignKey,
  { funded, returned }: { funded: bigint; returned: bigint },
): Promise<void> {
  await sql`
    update promotions_campaigns set funded = funded + ${funded}, returned = returned + ${returned}
    where kind = ${kind} and no = ${no}`.execute(tx);
}
