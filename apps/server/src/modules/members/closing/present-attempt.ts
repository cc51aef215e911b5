import type { ClosingRequest } from '@fairway/contract/members/closing/schemas.ts';
import type { ApprovalRow } from '#modules/operators';

/** How a proposed closing came to nothing; null while it waits. A freeze voids one without anybody's reason. */
export function presentAttempt(row: ApprovalRow): ClosingRequest['lastAttempt'] {
  if (row.decided_at === null) return null;
  const ended = { at: row.decided_at.toISOString(), reason: row.decision_reason };
  if (row.state === 'declined') return { ...ended, end: 'refused', by: row.checker_name };
  if (row.decision_reason !== '') return { ...ended, end: 'withdrawn', by: row.maker_name };
  return { ...ended, end: 'voided', by: null };
}
