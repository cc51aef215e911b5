import type { AnyDocument } from '@fairway/contract/content/document-schemas.ts';
import type { contentOperatorEndpoints } from '@fairway/contract/content/operator-endpoints.ts';
import type { contentOperatorSchemas } from '@fairway/contract/content/operator-schemas.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { listPublications } from './publications-store.ts';
import { requireKindRight } from './require-kind-right.ts';
import { presentPublication, documentStatus } from './status.ts';
import { findVersion, listVersions } from './versions-store.ts';

const shownVersions = 50;

/** One version with the history around it. Throws `permissionMissing`, `contentNotFound`. */
export const getContentDocument: Operation<
  (typeof contentOperatorEndpoints)['getContentDocument'],
  (typeof contentOperatorSchemas)['getContentDocument']
> = async (app, call, { kind, key, version }) => {
  requireKindRight(call, kind);
  const row = await findVersion(app.db, { kind, key }, version);
  if (!row) throw new AppError('contentNotFound');
  const versions = await listVersions(app.db, { kind, key }, shownVersions);
  const decisions = await listPublications(app.db, { kind, key });
  return {
    key,
    version: row.version,
    // The column holds what the schema of this kind let in.
    content: { kind, document: row.document } as AnyDocument,
    newestVersion: versions[0]?.version ?? row.version,
    ...documentStatus(decisions, app.clock.now()),
    versions: versions.map((written) => ({
      version: written.version,
      writtenBy: written.operator_name,
      writtenAt: written.created_at.toISOString(),
    })),
    publications: decisions.map(presentPublication),
  };
};
