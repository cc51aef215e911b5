import type { ContentKind } from '@fairway/contract/content/kinds.ts';
import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ContentTables } from '../tables.ts';
import type { Author, DocumentName, VersionRow } from './versions-store.ts';

export type PublicationRow = Selectable<ContentTables['content_publications']>;

const publications = (db: Db | Tx) => db.withTables<ContentTables>().selectFrom('content_publications');

/** Every decision about a document, newest first. */
export async function listPublications(db: Db | Tx, { kind, key }: DocumentName): Promise<PublicationRow[]> {
  return publications(db)
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('number', 'desc')
    .execute();
}

/** Every decision about the documents of a kind, newest first. */
export async function listPublicationsOfKind(db: Db | Tx, kind: ContentKind): Promise<PublicationRow[]> {
  return publications(db).selectAll().where('kind', '=', kind).orderBy('number', 'desc').execute();
}

/** How many decisions have come into force: it grows with each, so an unchanged number means an unchanged site. */
export async function countDecisionsInForce(db: Db | Tx, now: Date): Promise<number> {
  const { count } = await publications(db)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('goes_live_at', '<=', now)
    .executeTakeFirstOrThrow();
  return count;
}

/** A version as visitors see it, since when, and since when there has been the document at all. */
export type LiveRow = Pick<VersionRow, 'kind' | 'key' | 'version' | 'document'> & {
  published_at: Date;
  first_published_at: Date;
};

/** What visitors see at this instant, of every kind. */
export async function listLiveVersions(db: Db | Tx, now: Date): Promise<LiveRow[]> {
  const { rows } = await sql<LiveRow>`
    select versions.kind, versions.key, versions.version, versions.document, latest.goes_live_at as published_at,
      latest.first_published_at
    from (
      select distinct on (kind, key) kind, key, version, goes_live_at,
        min(goes_live_at) filter (where version is not null) over (partition by kind, key) as first_published_at
      from content_publications
      where goes_live_at <= ${now}
      order by kind, key, number desc
    ) as latest
    join content_versions as versions using (kind, key, version)`.execute(db);
  return rows;
}

export interface NewPublication extends DocumentName {
  number: number;
  version: number | null;
  goesLiveAt: Date;
  author: Author | undefined;
  at: Date;
}

/** Answers false when a decision of that number exists already: another writer was first. */
export async function insertPublication(
  tx: Tx,
  { kind, key, number, version, goesLiveAt, author, at }: NewPublication,
): Promise<boolean> {
  const inserted = await tx
    .withTables<ContentTables>()
    .insertInto('content_publications')
    .values({
      kind,
      key,
      number,
      version,
      goes_live_at: goesLiveAt,
      operator_id: author?.id ?? null,
      operator_name: author?.name ?? null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
