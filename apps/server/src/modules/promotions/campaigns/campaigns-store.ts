import { campaignPages, kindsOfPage, type CampaignKind } from '@fairway/contract/promotions/kinds.ts';
import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey, CampaignRow } from '../tables.ts';

/** A campaign with the document of one of its versions. */
export type CampaignWithTerms = CampaignRow & { readonly terms: CampaignTerms };

/** One number after another for each page. Waits for who takes a number of the page now. */
export async function nextNumber(tx: Tx, kind: CampaignKind): Promise<number> {
  await sql`select pg_advisory_xact_lock(7242, hashtext(${`promotions/${campaignPages[kind]}`}))`.execute(tx);
  const { rows } = await sql<{ no: number }>`
    select coalesce(max(no), 0) + 1 as no from promotions_campaigns where kind = any(${kindsOfPage(kind)})`.execute(
    tx,
  );
  return rows[0]?.no ?? 1;
}

export async function insertCampaign(
  tx: Tx,
  campaign: CampaignKey & { newest: Buffer; startsAt: string; endsAt: string },
): Promise<void> {
  const { kind, no, newest, startsAt, endsAt } = campaign;
  await sql`
    insert into promotions_campaigns (kind, no, newest, starts_at, ends_at)
    values (${kind}, ${no}, ${newest}, ${startsAt}, ${endsAt})`.execute(tx);
}

/** The campaign, held until the transaction ends. */
export async function holdCampaign(tx: Tx, { kind, no }: CampaignKey): Promise<CampaignRow | undefined> {
  const { rows } = await sql<CampaignRow>`
    select * from promotions_campaigns where kind = ${kind} and no = ${no} for no key update`.execute(tx);
  return rows[0];
}

/** The campaign as published, kept from changing until the transaction ends: what joins it is judged by this version. */
export async function sharePublished(
  tx: Tx,
  { kind, no }: CampaignKey,
): Promise<CampaignWithTerms | undefined> {
  const { rows } = await sql<CampaignWithTerms>`
    select c.*, v.document as terms from promotions_campaigns c join promotions_versions v on v.hash = c.published
    where c.kind = ${kind} and c.no = ${no} and c.closed is distinct from 'withdrawn' for share of c`.execute(
    tx,
  );
  return rows[0];
}

export async function selectPublished(
  db: Db,
  { kind, no }: CampaignKey,
): Promise<CampaignWithTerms | undefined> {
  const { rows } = await sql<CampaignWithTerms>`
    select c.*, v.document as terms from promotions_campaigns c join promotions_versions v on v.hash = c.published
    where c.kind = ${kind} and c.no = ${no} and c.closed is distinct from 'withdrawn'`.execute(db);
  return rows[0];
}

/** The published campaign that an address shows, whichever of the kinds that share its page it is. */
export async function selectOnPage(
  db: Db,
  { kind, no }: CampaignKey,
): Promise<CampaignWithTerms | undefined> {
  const { rows } = await sql<CampaignWithTerms>`
    select c.*, v.document as terms from promotions_campaigns c join promotions_versions v on v.hash = c.published
    where c.kind = any(${kindsOfPage(kind)}) and c.no = ${no} and c.closed is distinct from 'withdrawn'`.execute(
    db,
  );
  return rows[0];
}

/** Whether there is any campaign of a kind. */
export async function hasCampaign(db: Db, kind: CampaignKind): Promise<boolean> {
  const { rows } = await sql`select from promotions_campaigns where kind = ${kind} limit 1`.execute(db);
  return rows.length > 0;
}

export async function selectWithNewest(
  db: Db | Tx,
  { kind, no }: CampaignKey,
): Promise<CampaignWithTerms | undefined> {
  const { rows } = await sql<CampaignWithTerms>`
    select c.*, v.document as terms from promotions_campaigns c join promotions_versions v on v.hash = c.newest
    where c.kind = ${kind} and c.no = ${no}`.execute(db);
  return rows[0];
}

/** What the centre shows: published campaigns that run, the latest first, are coming, the next first, or ended after an instant. */
export async function selectShown(db: Db, endedAfter: Date): Promise<CampaignWithTerms[]> {
  const { rows } = await sql<CampaignWithTerms>`
    select c.*, v.document as terms from promotions_campaigns c join promotions_versions v on v.hash = c.published
    where c.closed is null and c.ends_at > ${endedAfter}
    order by (c.ends_at <= platform_now()), (c.starts_at > platform_now()),
      case when c.starts_at > platform_now() then c.starts_at end, c.starts_at desc, c.kind, c.no limit 200`.execute(
    db,
  );
  return rows;
}

/** The campaign of a kind that was published last and runs or waits; pages without a number show it. */
export async function selectNewest(db: Db, kind: CampaignKind): Promise<CampaignWithTerms | undefined> {
  const { rows } = await sql<CampaignWithTerms>`
    select c.*, v.document as terms from promotions_campaigns c join promotions_versions v on v.hash = c.published
    where c.kind = ${kind} and c.closed is null order by c.published_at desc, c.no desc limit 1`.execute(db);
  return rows[0];
}
