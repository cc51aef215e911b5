import type {
  MemberChange,
  WaitingMemberChange,
} from '@fairway/contract/members/verification/identity-schemas.ts';
import { maskName, maskPhone } from '../casework/mask.ts';
import type { ChangeRow } from './changes-store.ts';

/** A request as its member sees it. */
export function presentChange(row: ChangeRow): MemberChange {
  return {
    id: row.id,
    field: row.field,
    status: row.status,
    after: maskChange(row.field, row.after),
    createdAt: row.created_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.status === 'refused' ? row.reason : '',
  };
}

/** A request as the operator who decides it sees it. */
export function presentWaitingChange(row: ChangeRow & { name: string }): WaitingMemberChange {
  return {
    id: row.id,
    memberId: row.member_id,
    name: row.name,
    field: row.field,
    before: row.before,
    after: row.after,
    createdAt: row.created_at.toISOString(),
  };
}

export function maskChange(field: ChangeRow['field'], value: string): string {
  return field === 'realName' ? maskName(value) : maskPhone(value);
}
