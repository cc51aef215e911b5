import { findMember, statusRefusal } from '#modules/members';
import { refuseOnBreak } from '#modules/risk';
import type { Db, Tx } from '#platform/db/database.ts';
import type { MemberCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Throws `memberFrozen`, `selfExcluded`, `memberClosing` or `timeOutActive`: money comes back from a venue at any time, but goes there only
 * for members who may play.
 */
export async function mayPlay(db: Db | Tx, app: Platform, call: MemberCall): Promise<void> {
  const { memberId } = call.member;
  const refusal = statusRefusal((await findMember(db, memberId))?.status);
  if (refusal) throw refusal;
  await refuseOnBreak(db, app, memberId, call.language);
}
