import type { membersOperatorEndpoints } from '@fairway/contract/members/operator-endpoints.ts';
import type { MaskedField } from '@fairway/contract/members/statuses.ts';
import type { membersOperatorSchemas } from '@fairway/contract/members/operator-schemas.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { AppError } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { writeAudit } from '#modules/operators';
import type { MemberRow } from '../members-store.ts';
import { lockMember } from './casework-store.ts';
import { birthDay } from './present-member-case.ts';

/**
 * Shows one masked detail in full. The audit row names the field and the reason, never the value, and is written in the
 * transaction that reads it: nobody looks without a trace (security rule 30).
 */
export const revealMemberField: Operation<
  (typeof membersOperatorEndpoints)['revealMemberField'],
  (typeof membersOperatorSchemas)['revealMemberField']
> = async (app, call, { memberId, field, reason }) =>
  inTransaction(app.db, async (tx) => {
    const row = await lockMember(tx, memberId);
    if (!row) throw new AppError('memberNotFound');

    await writeAudit(tx, app, call, {
      action: 'revealMemberField',
      object: { kind: 'member', id: row.id },
      after: { field },
      reason,
    });
    return { value: valueOf[field](row) };
  });

const valueOf: Readonly<Record<MaskedField, (row: MemberRow) => string>> = {
  realName: (row) => row.real_name ?? '',
  phone: (row) => row.phone ?? '',
  email: (row) => row.email ?? '',
  birthDate: birthDay,
};
