import { money } from '@fairway/money';
import { inFen, missingOfFriend } from '@fairway/promotions';
import { findInvited } from '#modules/members';
import { lifetimeSums } from '#modules/play';
import type { Db, Tx } from '#platform/db/database.ts';
import type { PacketRow } from './packets-store.ts';

export interface PacketCandidate {
  readonly id: string;
  readonly name: string;
  readonly missing: ('phone' | 'deposit' | 'play')[];
}

const most = 200;

/**
 * Friends who registered with the opener's code while the packet was open, with what is missing before they qualify: what a friend needs for an
 * invitation prize but for the seven days, which a packet of three days cannot ask for (decision 0114).
 */
export async function packetFriends(
  db: Db | Tx,
  { member_id: memberId, opened_at: from, closes_at: to }: PacketRow,
): Promise<PacketCandidate[]> {
  const invited = (await findInvited(db, memberId, most)).filter(
    ({ registeredAt }) => registeredAt >= from && registeredAt < to,
  );
  const sums = await lifetimeSums(
    db,
    invited.map(({ id }) => id),
  );
  return invited.map(({ id, name, hasPhone }) => {
    const own = sums.filter((sum) => sum.memberId === id);
    const missing = missingOfFriend({
      hasPhone,
      deposited: inFen(own.map(({ currency, netDeposits }) => money(currency, netDeposits))),
      played: inFen(own.map(({ currency, turnover }) => money(currency, turnover))),
      daysRegistered: 0,
    });
    return { id, name, missing: missing.filter((each) => each !== 'days') };
  });
}
