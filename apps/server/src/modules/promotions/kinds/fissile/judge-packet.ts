import { fissileState } from '@fairway/promotions';
import { hundredths } from '#modules/turnover';
import { addSeconds } from '#platform/clock.ts';
import { databaseNow } from '#platform/db/database-now.ts';
import type { Tx } from '#platform/db/database.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Platform } from '#platform/platform.ts';
import { selectVersion } from '../../campaigns/versions-store.ts';
import { fenOf } from '../../eligibility/member-view.ts';
import { promiseReward } from '../../rewards/promise-reward.ts';
import { packetFriends } from './packet-friends.ts';
import { holdPacket, insertFriend, selectFriends, updateSplit, type PacketRow } from './packets-store.ts';

/**
 * Notes the friends who qualify now, and with the last one of them splits the packet: a reward for the opener and for each friend, all in one
 * transaction and once. By the terms under which it was opened; nothing after it closed counts.
 */
export async function judgePacket(app: Platform, memberId: string, no: number): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const packet = await holdPacket(tx, memberId, no);
    const now = await databaseNow(tx);
    if (!packet || packet.split_at || packet.closes_at <= now) return;
    for (const { id, missing } of await packetFriends(tx, packet))
      if (missing.length === 0) await insertFriend(tx, memberId, no, id);
    await split(tx, app, packet, now);
  });
}

async function split(tx: Tx, app: Platform, packet: PacketRow, now: Date): Promise<void> {
  const { member_id: memberId, no, version } = packet;
  const document = (await selectVersion(tx, version))?.document;
  if (document?.kind !== 'fissile') throw new Error('a packet with other terms');
  const friends = await selectFriends(tx, memberId, no);
  const { state, shares } = fissileState(
    { amount: fenOf(document.amount), friends: document.friends, openFor: document.hours * 3_600_000 },
    {
      openedAt: packet.opened_at.getTime(),
      qualifiedAt: friends.map(({ qualified_at: at }) => at.getTime()),
    },
    now.getTime(),
  );
  if (state !== 'split') return;
  await updateSplit(tx, memberId, no);
  const members = [memberId, ...friends.map(({ friend_id: id }) => id)];
  for (const [index, amount] of shares.entries()) {
    const member = members[index];
    if (member === undefined || amount === 0n) continue;
    await promiseReward(tx, {
      id: app.ids.uuid(),
      member_id: member,
      kind: 'fissile',
      no,
      version,
      step: index === 0 ? 'opener' : 'friend',
      period: memberId.slice(0, 40),
      amount,
      turnover: Number(hundredths(document.turnover)),
      state: 'reached',
      expires_at: addSeconds(now, document.claimDays * 86_400),
    });
  }
}
