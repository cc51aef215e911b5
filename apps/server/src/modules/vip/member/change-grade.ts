import { updateGrade, type MemberRow } from '#modules/members';
import type { Tx } from '#platform/db/database.ts';
import { push } from '#platform/outbox/push.ts';
import { emit } from '#platform/outbox/emit.ts';
import type { Platform } from '#platform/platform.ts';
import { insertChange, type ChangeCause } from './changes-store.ts';
import { raiseHighest } from './members-store.ts';

export interface NewGrade {
  readonly grade: number;
  readonly cause: ChangeCause;
  /** The two people who gave it, and why. */
  readonly given?: { readonly by: string; readonly approvedBy: string; readonly reason: string };
}

/**
 * Gives a member, whose account the caller has locked, another level: the copy in the account, the change, the highest level
 * ever held, and the event `vip.changed`.
 */
export async function changeGrade(
  tx: Tx,
  app: Platform,
  member: Pick<MemberRow, 'id' | 'grade'>,
  { grade, cause, given }: NewGrade,
): Promise<void> {
  const at = app.clock.now();
  await updateGrade(tx, member.id, grade);
  await insertChange(tx, member.id, {
    before_grade: member.grade,
    after_grade: grade,
    cause,
    given_by: given?.by ?? null,
    approved_by: given?.approvedBy ?? null,
    reason: given?.reason ?? null,
    changed_at: at,
  });
  // A level that was held before the ladder knew of it counts as well: it is won back, not reached.
  await raiseHighest(tx, member.id, Math.max(member.grade, grade));
  await emit(tx, app, 'vip.changed', {
    memberId: member.id,
    before: member.grade,
    after: grade,
    cause,
    at: at.toISOString(),
  });
  await push(tx, app, 'memberAccount', { memberId: member.id }, { changed: 'grade' });
}
