import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey, RewardRow } from '../../tables.ts';

/** A draw with the reward that it gave, where it gave any. */
export interface DrawRow {
  readonly nonce: number;
  readonly version: Buffer;
  readonly client_seed: string;
  readonly point: number;
  readonly drawn: string;
  readonly prize: string;
  readonly reward_id: string | null;
  readonly drawn_at: Date;
  readonly amount: bigint | null;
  readonly state: RewardRow['state'] | null;
  readonly expires_at: Date | null;
}

const draws = sql`
  select d.nonce, d.version, d.client_seed, d.point, d.drawn, d.prize, d.reward_id, d.drawn_at, r.amount, r.state, r.expires_at
  from promotions_draws d left join promotions_rewards r on r.shard_id = d.shard_id and r.id = d.reward_id`;

/** The member's latest draws in a campaign, at most 20. */
export async function selectDraws(
  db: Db | Tx,
  memberId: string,
  { kind, no }: CampaignKey,
): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    ${draws} where d.shard_id = ${shardOf(memberId)} and d.member_id = ${memberId} and d.kind = ${kind} and d.no = ${no}
    order by d.nonce desc limit 20`.execute(db);
  return rows;
}

export async function selectDraw(
  db: Db | Tx,
  memberId: string,
  { kind, no, nonce }: CampaignKey & { nonce: number },
): Promise<DrawRow | undefined> {
  const { rows } = await sql<DrawRow>`
    ${draws} where d.shard_id = ${shardOf(memberId)} and d.member_id = ${memberId} and d.kind = ${kind} and d.no = ${no}
      and d.nonce = ${nonce}`.execute(db);
  return rows[0];
}

/** How many draws the member made in a campaign, on how many days, and how many of them on a day. */
export async function countDraws(
  db: Db | Tx,
  memberId: string,
  { kind, no, day }: CampaignKey & { day: string },
): Promise<{ all: number; days: number; ofDay: number }> {
  const { rows } = await sql<{ all: number; days: number; ofDay: number }>`
    select count(*)::integer as all, count(distinct day)::integer as days, count(*) filter (where day = ${day}::date)::integer as "ofDay" from promotions_draws
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and kind = ${kind} and no = ${no}`.execute(
    db,
  );
  return rows[0] ?? { all: 0, days: 0, ofDay: 0 };
}

/** How many chances of a campaign other campaigns have given the member. */
export async function countGivenChances(
  db: Db | Tx,
  memberId: string,
  { kind, no }: CampaignKey,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(amount), 0)::integer as count from promotions_rewards
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and type = 'chances' and state = 'paid'
      and detail ->> 'drawKind' = ${kind} and detail -> 'drawNo' = to_jsonb(${no}::integer)`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function insertDraw(
  tx: Tx,
  draw: CampaignKey & {
    memberId: string;
    nonce: number;
    version: Buffer;
    clientSeed: string;
    point: number;
    drawn: string;
    prize: string;
    rewardId: string | null;
    day: string;
  },
): Promise<void> {
  await sql`
    insert into promotions_draws (shard_id, member_id, kind, no, nonce, version, client_seed, point, drawn, prize, reward_id, day)
    values (${shardOf(draw.memberId)}, ${draw.memberId}, ${draw.kind}, ${draw.no}, ${draw.nonce}, ${draw.version},
      ${draw.clientSeed}, ${draw.point}, ${draw.drawn}, ${draw.prize}, ${draw.rewardId}, ${draw.day})`.execute(
    tx,
  );
}

/** Whether a client seed is the member's in a campaign: the first who draws with it keeps it. */
export async function takeClientSeed(
  tx: Tx,
  memberId: string,
  { kind, no, clientSeed }: CampaignKey & { clientSeed: string },
): Promise<boolean> {
  await sql`
    insert into promotions_draw_clients (kind, no, client_seed, member_id) values (${kind}, ${no}, ${clientSeed}, ${memberId})
    on conflict do nothing`.execute(tx);
  const { rows } = await sql`
    select from promotions_draw_clients
    where kind = ${kind} and no = ${no} and client_seed = ${clientSeed} and member_id = ${memberId}`.execute(
    tx,
  );
  return rows.length === 1;
}

/** On how many days of the site the member signed in the daily sign-in, from one day on to another. */
export async function countSignedDays(
  db: Db | Tx,
  memberId: string,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select count(distinct day)::integer as days from promotions_signs
    where shard_id = ${shardOf(memberId)} and member_id = ${memberId} and day >= ${from}::date and day <= ${to}::date`.execute(
    db,
  );
  return rows[0]?.days ?? 0;
}
