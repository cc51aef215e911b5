import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey } from '../tables.ts';

/** Takes the member's place in a group for a campaign; false where another campaign has it. */
export async function takeGroup(
  tx: Tx,
  memberId: string,
  { kind, no, group }: CampaignKey & { group: string },
): Promise<boolean> {
  await sql`
    insert into promotions_group_members (shard_id, member_id, group_name, kind, no)
    values (${shardOf(memberId)}, ${memberId}, ${group}, ${kind}, ${no})
    on conflict (shard_id, member_id, group_name) do nothing`.execute(tx);
  const holder = await selectOfGroup(tx, memberId, group);
  return holder?.kind === kind && holder.no === no;
}

/** The campaign that the member has taken of a group, with its title. */
export async function selectOfGroup(
  db: Db | Tx,
  memberId: string,
  group: string,
): Promise<(CampaignKey & { readonly title_zh: string; readonly title_en: string }) | undefined> {
  const { rows } = await sql<CampaignKey & { title_zh: string; title_en: string }>`
    select g.kind, g.no, v.document -> 'zh' ->> 'title' as title_zh, v.document -> 'en' ->> 'title' as title_en
    from promotions_group_members g
    join promotions_campaigns c on c.kind = g.kind and c.no = g.no
    join promotions_versions v on v.hash = coalesce(c.published, c.newest)
    where g.shard_id = ${shardOf(memberId)} and g.member_id = ${memberId} and g.group_name = ${group}`.execute(
    db,
  );
  return rows[0];
}
