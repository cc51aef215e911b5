import type { contentOperatorEndpoints } from '@fairway/contract/content/operator-endpoints.ts';
import type { contentOperatorSchemas } from '@fairway/contract/content/operator-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { addJob } from '#platform/jobs/add-job.ts';
import { forgetPublished } from '../published/published-content.ts';
import { notifyContentChange, pushContentChange } from './notify-content-change.job.ts';
import { requireKindRight } from './require-kind-right.ts';
import { insertPublication, listPublications } from './publications-store.ts';
import { findVersion } from './versions-store.ts';

/**
 * Decides which version visitors see from now on, or from an instant on: one more row, an audit row, news to every open page.
 * An older version rolls back to it, null takes the document down, and what waited from earlier decisions no longer counts
 * once this one is in force. Throws
 * `permissionMissing`, `contentNotFound`, `editConflict`, `publishTimePast`.
 */
export const publishContent: Operation<
  (typeof contentOperatorEndpoints)['publishContent'],
  (typeof contentOperatorSchemas)['publishContent']
> = async (app, call, { kind, key, version, goesLiveAt, decisions: seen }) => {
  requireKindRight(call, kind);
  const now = app.clock.now();
  const from = goesLiveAt === null ? now : new Date(goesLiveAt);
  if (from < now) throw new AppError('publishTimePast');
  const number = seen + 1;
  await inTransaction(app.db, async (tx) => {
    const [latest] = await listPublications(tx, { kind, key });
    if ((latest?.number ?? 0) !== seen) throw new AppError('editConflict');
    if (!(await findVersion(tx, { kind, key }, version ?? undefined))) throw new AppError('contentNotFound');

    const { operatorId: id, name } = call.operator;
    const decided = { kind, key, number, version, goesLiveAt: from, author: { id, name }, at: now };
    if (!(await insertPublication(tx, decided))) throw new AppError('editConflict');

    await app.audit(tx, call, {
      action: 'publishContent',
      object: { kind: 'content', id: `${kind}/${key}` },
      before: { version: latest?.version ?? null },
      after: { version, goesLiveAt: from.toISOString() },
    });
    const flashId = kind === 'newsFlash' && version !== null ? key : null;
    if (goesLiveAt === null) await pushContentChange(tx, app, flashId);
    else
      await addJob(
        tx,
        notifyContentChange,
        { flashId },
        { runAt: from, key: `content:${kind}/${key}:${number}` },
      );
  });
  forgetPublished(app);
  return { number };
};
