import type { ContentDocument } from '@fairway/contract/content/document-schemas.ts';
import type { ContentKind } from '@fairway/contract/content/kinds.ts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#platform/db/database.ts';
import type { ContentTables } from '../tables.ts';

export type VersionRow = Selectable<ContentTables['content_versions']>;

export interface DocumentName {
  kind: ContentKind;
  key: string;
}

export interface Author {
  id: string;
  name: string;
}

const versions = (db: Db | Tx) => db.withTables<ContentTables>().selectFrom('content_versions');

/** The newest version, or the one of this number. */
export async function findVersion(
  db: Db | Tx,
  { kind, key }: DocumentName,
  version?: number,
): Promise<VersionRow | undefined> {
  return versions(db)
    .selectAll()
    .where('kind', '=', kind)
    .where('key', '=', key)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Who wrote which version when, newest first, without the documents. */
export async function listVersions(db: Db | Tx, { kind, key }: DocumentName, limit: number) {
  return versions(db)
    .select(['version', 'operator_name', 'created_at'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** The newest version of every document of a kind. */
export async function listNewestVersions(db: Db | Tx, kind: ContentKind): Promise<VersionRow[]> {
  return versions(db)
    .selectAll()
    .distinctOn('key')
    .where('kind', '=', kind)
    .orderBy('key')
    .orderBy('version', 'desc')
    .execute();
}

export interface NewVersion extends DocumentName {
  version: number;
  document: ContentDocument;
  author: Author | undefined;
  at: Date;
}

/** Answers false when that version exists already: another writer was first. */
export async function insertVersion(
  tx: Tx,
  { kind, key, version, document, author, at }: NewVersion,
): Promise<boolean> {
  const inserted = await tx
    .withTables<ContentTables>()
    .insertInto('content_versions')
    .values({
      kind,
      key,
      version,
      document: JSON.stringify(document),
      operator_id: author?.id ?? null,
      operator_name: author?.name ?? null,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}
