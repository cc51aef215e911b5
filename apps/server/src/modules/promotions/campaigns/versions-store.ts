import type { CampaignTerms } from '@fairway/contract/promotions/term-schemas.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { CampaignKey, VersionRow } from '../tables.ts';

/** Writes a version; the same document again is the version that is there. */
export async function insertVersion(
  tx: Tx,
  version: CampaignKey & { hash: Buffer; document: CampaignTerms; editor: { id: string; name: string } },
): Promise<void> {
  const { kind, no, hash, editor } = version;
  await sql`
    insert into promotions_versions (hash, kind, no, number, document, editor_id, editor_name)
    select ${hash}, ${kind}, ${no}, coalesce(max(number), 0) + 1, ${JSON.stringify(version.document)}::jsonb, ${editor.id},
      ${editor.name}
    from promotions_versions where kind = ${kind} and no = ${no}
    on conflict (hash) do nothing`.execute(tx);
}

export async function selectVersion(db: Db | Tx, hash: Buffer): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`select * from promotions_versions where hash = ${hash}`.execute(db);
  return rows[0];
}

/** The versions of a campaign without their documents, newest first. */
export async function selectVersions(
  db: Db,
  { kind, no }: CampaignKey,
): Promise<Omit<VersionRow, 'document'>[]> {
  const { rows } = await sql<Omit<VersionRow, 'document'>>`
    select hash, kind, no, number, editor_id, editor_name, created_at from promotions_versions
    where kind = ${kind} and no = ${no} order by number desc limit 50`.execute(db);
  return rows;
}
