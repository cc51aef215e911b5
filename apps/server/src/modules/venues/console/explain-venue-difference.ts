import type { venuesOperatorEndpoints } from '@fairway/contract/venues/operator-endpoints.ts';
import type { venuesOperatorSchemas } from '@fairway/contract/venues/operator-schemas.ts';
import { writeAudit } from '#modules/operators';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { explainDifference, lockDifference } from '../seamless/reconcile/differences-store.ts';
import { presentDifference } from './list-venue-differences.ts';

/**
 * Closes a difference between a venue's book and ours with what was found out. Nothing moves: what a venue owes a member it pays by a call
 * of its own. Writes the state and the audit row. Throws `differenceClosed` for one that is not open.
 */
export const explainVenueDifference: Operation<
  (typeof venuesOperatorEndpoints)['explainVenueDifference'],
  (typeof venuesOperatorSchemas)['explainVenueDifference']
> = async (app, call, { id, reason }) =>
  inTransaction(app.db, async (tx) => {
    const difference = await lockDifference(tx, id);

    if (difference?.state !== 'open') throw new AppError('differenceClosed');

    const now = app.clock.now();
    await explainDifference(tx, id, now);
    const shown = presentDifference(difference);
    await writeAudit(tx, app, call, {
      action: 'explainVenueDifference',
      object: { kind: 'venue-difference', id },
      before: { state: shown.state },
      after: {
        state: 'explained',
        channelCode: shown.channelCode,
        kind: shown.kind,
        reference: shown.reference,
        ours: shown.ours,
        theirs: shown.theirs,
      },
      reason,
    });

    return { difference: presentDifference({ ...difference, state: 'explained', ended_at: now }) };
  });
