import type { liveOperatorEndpoints } from '@fairway/contract/live/operator-endpoints.ts';
import type { OperatorAnchor, liveOperatorSchemas } from '@fairway/contract/live/operator-schemas.ts';
import type { AnchorStatus } from '@fairway/contract/live/states.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import { onceInTransaction } from '#platform/idempotency/once-in-transaction.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { lockAnchor, openAnchorRoom, updateAnchor } from '../anchors/anchors-store.ts';
import { lockOpenBroadcastOf } from '../broadcasts/broadcasts-store.ts';
import { writeNews } from '../broadcasts/write-news.ts';
import type { AnchorRow } from '../tables.ts';
import { readOperatorAnchor } from './present-operator-anchor.ts';

type Endpoints = typeof liveOperatorEndpoints;
type Schemas = typeof liveOperatorSchemas;

/**
 * Approves an application, which opens the anchor's room, or refuses it. Writes the anchor, the room, an audit row and the event. Throws
 * `anchorNotFound`, and `editConflict` for one that was decided meanwhile.
 */
export const decideAnchor: Operation<Endpoints['decideAnchor'], Schemas['decideAnchor']> = (
  app,
  call,
  input,
) =>
  change(app, call, input, {
    from: 'applied',
    to: input.approves ? 'approved' : 'refused',
    beside: async (tx, anchor, now) => {
      if (input.approves) await openAnchorRoom(tx, anchor, now);
    },
  });

/** Suspends an anchor and takes a broadcast of theirs down. Throws `anchorNotFound` and `editConflict`. */
export const suspendAnchor: Operation<Endpoints['suspendAnchor'], Schemas['suspendAnchor']> = (
  app,
  call,
  input,
) =>
  change(app, call, input, {
    from: 'approved',
    to: 'suspended',
    beside: async (tx, anchor, now) => {
      const open = await lockOpenBroadcastOf(tx, { anchorId: anchor.id });
      const news = { kind: 'takeDown', reason: input.reason } as const;
      if (open) await writeNews(tx, app, open, { news, now, atOrigin: true });
    },
  });

/** Lets a suspended anchor go on. Throws `anchorNotFound` and `editConflict`. */
export const resumeAnchor: Operation<Endpoints['resumeAnchor'], Schemas['resumeAnchor']> = (
  app,
  call,
  input,
) => change(app, call, input, { from: 'suspended', to: 'approved', beside: () => Promise.resolve() });

interface Change {
  readonly from: AnchorStatus;
  readonly to: Exclude<AnchorStatus, 'applied' | 'left'>;
  readonly beside: (tx: Tx, anchor: AnchorRow, now: Date) => Promise<void>;
}

function change(
  app: Platform,
  call: OperatorCall,
  input: { anchorId: string; reason: string },
  { from, to, beside }: Change,
): Promise<{ anchor: OperatorAnchor }> {
  const { operation, operationId, operator } = call;
  const key = { owner: `operator/${operator.operatorId}`, operation, operationId, input };
  return onceInTransaction(app, key, async (tx) => {
    const anchor = await lockAnchor(tx, { id: input.anchorId });
    if (!anchor) throw new AppError('anchorNotFound');
    if (anchor.status !== from) throw new AppError('editConflict');

    const now = await databaseNow(tx);
    const { reason } = input;
    await updateAnchor(tx, anchor.id, { status: to, by: operator.name, reason, at: now });
    await beside(tx, anchor, now);
    await app.audit(tx, call, {
      action: operation,
      object: { kind: 'anchor', id: anchor.id },
      before: { status: from },
      after: { status: to },
      reason,
    });
    const news = from === 'suspended' ? 'resumed' : to;
    await emit(tx, app, 'anchor.changed', {
      memberId: anchor.member_id,
      anchorId: anchor.id,
      news,
      reason,
      at: now.toISOString(),
    });

    return { anchor: await readOperatorAnchor(tx, anchor.id) };
  });
}
