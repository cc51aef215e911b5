import { findMember } from '#modules/members';
import { refuseOnBreak } from '#modules/risk';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Throws `memberFrozen`, `selfExcluded` or `timeOutActive`: money comes back from a venue at any time, but goes there only
 * for who may play.
 */
export async function mayPlay(db: Db | Tx, app: Platform, call: MemberCall): Promise<void> {
  const { memberId } = call.member;
  const member = await findMember(db, memberId);
  if (!member || member.status === 'frozen' || member.status === 'closed') throw new AppError('memberFrozen');
  if (member.status === 'excluded') throw new AppError('selfExcluded');
  await refuseOnBreak(db, app, memberId, call.language);
}
