import type { membersOperatorEndpoints } from '@fairway/contract/members/operator-endpoints.ts';
import type { MemberCase, membersOperatorSchemas } from '@fairway/contract/members/operator-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { OperatorCall } from '#platform/http/call.ts';
import type { Operation } from '#platform/http/routes.ts';
import type { Platform } from '#platform/platform.ts';
import { voidApprovals, writeAudit } from '#modules/operators';
import { memberClosing } from '../closing/closing-proposal.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { MemberStatus } from '../tables.ts';
import { lockMember, updateStatus } from './casework-store.ts';
import { presentMemberCase } from './present-member-case.ts';

/** Freezes a member, also one whose closing waits, and signs every device out. Throws `memberStatusWrong` or `editConflict`. */
export const freezeMember: Operation<
  (typeof membersOperatorEndpoints)['freezeMember'],
  (typeof membersOperatorSchemas)['freezeMember']
> = (app, call, input) => changeStatus(app, call, { ...input, from: ['active', 'closing'], to: 'frozen' });

/** Unfreezes an account; a self-exclusion is not lifted by it. */
export const unfreezeMember: Operation<
  (typeof membersOperatorEndpoints)['unfreezeMember'],
  (typeof membersOperatorSchemas)['unfreezeMember']
> = (app, call, input) => changeStatus(app, call, { ...input, from: ['frozen'], to: 'active' });

interface StatusChange {
  memberId: string;
  version: number;
  reason: string;
  from: readonly MemberStatus[];
  to: MemberStatus;
}

function changeStatus(app: Platform, call: OperatorCall, change: StatusChange): Promise<MemberCase> {
  return inTransaction(app.db, async (tx) => {
    const row = await lockMember(tx, change.memberId);
    if (!row) throw new AppError('memberNotFound');
    if (row.version !== change.version) throw new AppError('editConflict');
    if (!change.from.includes(row.status)) throw new AppError('memberStatusWrong');

    const now = app.clock.now();
    await voidApprovals(tx, app, row.id, memberClosing.name);
    await updateStatus(tx, row.id, change.to);
    if (change.to === 'frozen') await endSessions(tx, app, row.id, 'banned');
    await writeAudit(tx, app, call, {
      action: call.operation,
      object: { kind: 'member', id: row.id },
      before: { status: row.status },
      after: { status: change.to },
      reason: change.reason,
    });
    return presentMemberCase(tx, { ...row, status: change.to, version: row.version + 1 }, now);
  });
}
