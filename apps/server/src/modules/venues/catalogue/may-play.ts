import { findMember } from '#modules/members';
import type { Db, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';

/** Throws `memberFrozen` or `selfExcluded`: money comes back from a venue at any time, but goes there only for who may play. */
export async function mayPlay(db: Db | Tx, memberId: string): Promise<void> {
  const member = await findMember(db, memberId);
  if (!member || member.status === 'frozen' || member.status === 'closed') throw new AppError('memberFrozen');
  if (member.status === 'excluded') throw new AppError('selfExcluded');
}
