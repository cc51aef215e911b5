import type { memberIdentityOperatorEndpoints } from '@fairway/contract/members/verification/identity-endpoints.ts';
import type { memberIdentityOperatorSchemas } from '@fairway/contract/members/verification/identity-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { emit } from '#platform/outbox/emit.ts';
import { push } from '#platform/outbox/push.ts';
import { writeAudit } from '#modules/operators';
import { forgetCodesOf } from '#modules/risk';
import { areaCodeOf } from '../contacts/area-code-of.ts';
import { holdMember } from '../members-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { applyChange, decideChange, findMemberOfChange, selectPendingChanges } from './changes-store.ts';
import { maskChange, presentWaitingChange } from './present-change.ts';

/** The waiting requests, oldest first. */
export const listMemberChangeQueue: Operation<
  (typeof memberIdentityOperatorEndpoints)['listMemberChangeQueue'],
  (typeof memberIdentityOperatorSchemas)['listMemberChangeQueue']
> = async (app) => ({ changes: (await selectPendingChanges(app.db)).map(presentWaitingChange) });

/**
 * Approves or refuses a request. Throws `editConflict` when it was decided before, `phoneTaken` when the number has
 * been bound elsewhere meanwhile. Writes the decision, its audit row, news to the member's pages and inbox, and on
 * approval the account; a new phone ends every session of the member (security rule 2), and every code that is on its
 * way to the old one.
 */
export const decideMemberChange: Operation<
  (typeof memberIdentityOperatorEndpoints)['decideMemberChange'],
  (typeof memberIdentityOperatorSchemas)['decideMemberChange']
> = async (app, call, { id, decision, reason }) => {
  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    const status = decision === 'approve' ? 'approved' : 'refused';
    // Locks the account before the request, in the order in which a new request takes them.
    const memberId = await findMemberOfChange(tx, id);
    if (memberId) await holdMember(tx, memberId);
    const change = await decideChange(tx, id, { status, reason, at: now });
    if (!memberId || !change) throw new AppError('editConflict');

    const { field } = change;
    if (status === 'approved') {
      await applyChange(tx, change, field === 'phone' ? areaCodeOf(change.after) : '');
      if (field === 'phone') {
        await endSessions(tx, app, memberId, 'logout');
        await forgetCodesOf(tx, memberId);
      }
    }
    await writeAudit(tx, app, call, {
      action: call.operation,
      object: { kind: 'member', id: memberId },
      before: { [field]: maskChange(field, change.before) },
      after: { [field]: maskChange(field, change.after), status },
      reason,
    });
    await push(tx, app, 'memberAccount', { memberId }, { changed: 'details' });
    await emit(tx, app, 'member.changeDecided', { memberId, field, status, at: now.toISOString() });
  });
  return null;
};
