import type { ContentDocument } from '@fairway/contract/content/document-schemas.ts';
import type { contentOperatorEndpoints } from '@fairway/contract/content/operator-endpoints.ts';
import type { contentOperatorSchemas } from '@fairway/contract/content/operator-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { listPublicationsOfKind } from './publications-store.ts';
import { requireKindRight } from './require-kind-right.ts';
import { documentStatus } from './status.ts';
import { listNewestVersions } from './versions-store.ts';

/** The documents of a kind by their position, straight from the database: an editor must see the newest. */
export const listContentDocuments: Operation<
  (typeof contentOperatorEndpoints)['listContentDocuments'],
  (typeof contentOperatorSchemas)['listContentDocuments']
> = async (app, call, { kind }) => {
  requireKindRight(call, kind);
  const newest = await listNewestVersions(app.db, kind);
  const decisions = Map.groupBy(await listPublicationsOfKind(app.db, kind), ({ key }) => key);
  const now = app.clock.now();
  return {
    documents: newest
      .toSorted((left, right) => left.document.position - right.document.position)
      .map((row) => ({
        key: row.key,
        title: titleOf(row.document) ?? { zh: row.key, en: '' },
        position: row.document.position,
        newestVersion: row.version,
        ...documentStatus(decisions.get(row.key) ?? [], now),
        changedBy: row.operator_name,
        changedAt: row.created_at.toISOString(),
      })),
  };
};

/** What an editor knows a document by. */
function titleOf(document: ContentDocument): { zh: string; en: string } | undefined {
  if ('title' in document) {
    const { zh, en } = document.title;
    return { zh: zh.replaceAll('|', ''), en: en.replaceAll('|', ' ') };
  }
  if ('name' in document) return document.name;
  return 'list' in document ? document.list[0]?.title : undefined;
}
