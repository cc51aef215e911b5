import type { contentOperatorEndpoints } from '@fairway/contract/content/operator-endpoints.ts';
import type { contentOperatorSchemas } from '@fairway/contract/content/operator-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { requireKindRight } from './require-kind-right.ts';
import { findVersion, insertVersion } from './versions-store.ts';

/**
 * Writes the version after the one that the editor saw, never a change of an old one, and an audit row. Visitors see nothing
 * of it. Throws `permissionMissing`, and `editConflict` when another version came in between.
 */
export const saveContentDraft: Operation<
  (typeof contentOperatorEndpoints)['saveContentDraft'],
  (typeof contentOperatorSchemas)['saveContentDraft']
> = async (app, call, { kind, key, version: seen, document }) => {
  requireKindRight(call, kind);
  const version = seen + 1;
  await inTransaction(app.db, async (tx) => {
    const newest = await findVersion(tx, { kind, key });
    if ((newest?.version ?? 0) !== seen) throw new AppError('editConflict');

    const { operatorId: id, name } = call.operator;
    const at = app.clock.now();
    const written = await insertVersion(tx, { kind, key, version, document, author: { id, name }, at });
    // Two editors of one version can both get this far; the key admits one of them.
    if (!written) throw new AppError('editConflict');

    await app.audit(tx, call, {
      action: 'saveContentDraft',
      object: { kind: 'content', id: `${kind}/${key}/${version}` },
      before: newest?.document ?? null,
      after: document,
    });
  });
  return { version };
};
