import type { MemberRow } from '#modules/members';
import type { Db, Tx } from '#platform/db/database.ts';
import { findVipMember } from './members-store.ts';

export interface LevelsReached {
  /** The highest level that the member ever held. */
  readonly highest: number;
  /** The highest that two people agreed on; 0 where they never did. */
  readonly reviewed: number;
}

/** How high a member has ever been: what a level gives once stays due after it is lost. Writes nothing. */
export async function levelsReached(
  db: Db | Tx,
  member: Pick<MemberRow, 'id' | 'grade'>,
): Promise<LevelsReached> {
  const known = await findVipMember(db, member.id);
  return { highest: Math.max(member.grade, known?.highest ?? 0), reviewed: known?.reviewed ?? 0 };
}
