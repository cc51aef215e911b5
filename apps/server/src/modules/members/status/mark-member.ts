import type { MemberMark } from '@fairway/contract/members/statuses.ts';
import type { memberStatusOperatorEndpoints } from '@fairway/contract/members/status-endpoints.ts';
import type { memberStatusOperatorSchemas } from '@fairway/contract/members/status-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { push } from '#platform/outbox/push.ts';
import { writeAudit } from '#modules/operators';
import { lockMember } from '../casework/casework-store.ts';
import { presentMemberCase } from '../casework/present-member-case.ts';
import { updateMarks } from './status-store.ts';

const columns = {
  black: 'black',
  passwordChange: 'must_change_password',
  coins: 'coins_closed',
} as const satisfies Record<MemberMark, string>;

/** Sets or takes away a mark. Throws `memberNotFound` and `editConflict`; writes the mark, its audit row and news to the member's pages. */
export const markMember: Operation<
  (typeof memberStatusOperatorEndpoints)['markMember'],
  (typeof memberStatusOperatorSchemas)['markMember']
> = (app, call, { memberId, version, mark, on, reason }) =>
  inTransaction(app.db, async (tx) => {
    const row = await lockMember(tx, memberId);
    if (!row) throw new AppError('memberNotFound');
    if (row.version !== version) throw new AppError('editConflict');

    const column = columns[mark];
    await updateMarks(tx, row.id, { [column]: on });
    await writeAudit(tx, app, call, {
      action: call.operation,
      object: { kind: 'member', id: row.id },
      before: { [mark]: row[column] },
      after: { [mark]: on },
      reason,
    });
    await push(tx, app, 'memberAccount', { memberId: row.id }, { changed: 'marks' });
    return presentMemberCase(tx, { ...row, [column]: on, version: row.version + 1 }, app.clock.now());
  });
