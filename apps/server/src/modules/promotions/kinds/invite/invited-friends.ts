import { money } from '@fairway/money';
import { inFen, missingOfFriend } from '@fairway/promotions';
import { findInvited } from '#modules/members';
import { lifetimeSums } from '#modules/play';
import type { Db, Tx } from '#platform/db/database.ts';

export interface Friend {
  readonly name: string;
  readonly at: Date;
  /** What is missing before the friend counts for a prize; empty for one who does. */
  readonly missing: ReturnType<typeof missingOfFriend>;
}

/** As many as prizes can be about. */
const most = 1000;

/** Members who registered with this member's code, each judged by what they have done since. Friends of friends are not asked. */
export async function invitedFriends(db: Db | Tx, memberId: string, now: Date): Promise<Friend[]> {
  const invited = await findInvited(db, memberId, most);
  const sums = await lifetimeSums(
    db,
    invited.map(({ id }) => id),
  );
  return invited.map(({ id, name, hasPhone, registeredAt }) => {
    const own = sums.filter((sum) => sum.memberId === id);
    const missing = missingOfFriend({
      hasPhone,
      deposited: inFen(own.map(({ currency, netDeposits }) => money(currency, netDeposits))),
      played: inFen(own.map(({ currency, turnover }) => money(currency, turnover))),
      daysRegistered: Math.floor((now.getTime() - registeredAt.getTime()) / 86_400_000),
    });
    return { name, at: registeredAt, missing };
  });
}
