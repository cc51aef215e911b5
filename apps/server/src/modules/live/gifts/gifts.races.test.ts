import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import type { MemberCall } from '#platform/http/call.ts';
import { findingsOf } from '../../../testing/fund-member.ts';
import { sendGift } from './sending/send-gift.ts';
import { createGiftTest, type Giver, type GiftTest, type LiveRoomOfTest } from './testing/gift-test.ts';

let test: GiftTest;
let room: LiveRoomOfTest;
beforeAll(async () => {
  test = await createGiftTest();
  room = await test.anchorRoom('人山人海');
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

const sessionId = '01936f6f-0000-7000-8000-000000000001';

/** A tap past the edge, which takes fewer calls at once than the books. */
function press({ id }: Giver, tap: ReturnType<GiftTest['tap']>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what sending reads of a call
  const call = {
    member: { memberId: id, sessionId },
    language: 'en',
    operation: 'sendGift',
    ...test.once(),
  } as MemberCall;
  return sendGift(test.app, call, tap);
}

/** How calls ended: `sent`, or the refusal's name. */
async function outcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const one of await Promise.allSettled(calls)) {
    const name = one.status === 'fulfilled' ? 'sent' : String((one.reason as { error: unknown }).error);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

it('books as many of a hundred gifts at once as there are coins for', async () => {
  const giver = await test.giver('RaceSeven', 7n);
  const calls = Array.from({ length: 100 }, () => press(giver, test.tap(room)));
  expect(await outcomes(calls)).toEqual({ sent: 7, coinsInsufficient: 93 });
  expect(await giver.coins()).toBe('0');
  expect(await test.payable(room.anchorId)).toBe(7n);
});

it('books one place of a streak once from many devices', async () => {
  const giver = await test.giver('RaceStreak', 100n);
  const before = await test.payable(room.anchorId);
  const tap = test.tap(room, { giftId: 'beer' });
  const answers = await Promise.all(Array.from({ length: 12 }, () => giver.api.sendGift(tap, test.once())));
  expect(new Set(answers.map(({ giftNo }) => giftNo)).size).toBe(1);
  expect(await giver.coins()).toBe('90');
  expect((await test.payable(room.anchorId)) - before).toBe(10n);
});

it('gives back once, however often and from wherever it is asked', async () => {
  const giver = await test.giver('RaceBack', 100n);
  const before = await test.payable(room.anchorId);
  const { giftNo } = await giver.api.sendGift(test.tap(room, { giftId: 'ball' }), test.once());
  const calls = Array.from({ length: 12 }, () => giver.api.undoGift({ giftNo }, test.once()));
  expect(await outcomes(calls)).toEqual({ sent: 1, giftFinal: 11 });
  expect(await giver.coins()).toBe('100');
  expect(await test.payable(room.anchorId)).toBe(before);
});

it('loses no coin between gifts and their return', async () => {
  const giver = await test.giver('RaceBoth', 60n);
  const before = await test.payable(room.anchorId);
  await Promise.all(
    Array.from({ length: 20 }, async (_, place) => {
      try {
        const { giftNo } = await giver.api.sendGift(test.tap(room, { giftId: 'beer' }), test.once());
        if (place % 2 === 0) await giver.api.undoGift({ giftNo }, test.once());
      } catch (refusal) {
        expect(refusal).toMatchObject({ error: 'coinsInsufficient' });
      }
    }),
  );
  expect(BigInt(await giver.coins()) + (await test.payable(room.anchorId)) - before).toBe(60n);
});

it('never passes an own limit, whatever comes at once', async () => {
  const giver = await test.giver('RaceLimit', 1_000n);
  await giver.api.setPlayLimit({ kind: 'tip', period: 'day', limit: '5' });
  const calls = () => Array.from({ length: 30 }, () => press(giver, test.tap(room, { giftId: 'beer' })));
  // 5.00 yuan are five beers, of which three come to half and more. Of the others some are refused before those are in the books, and may come again.
  expect(await outcomes(calls())).toMatchObject({ sent: 3 });
  await giver.api.confirmGiver({ proof: giver.proof });
  expect(await outcomes(calls())).toMatchObject({ sent: 2 });
  expect(await giver.coins()).toBe('950');
});

it('asks who is there from half of the tightest limit on, once for the period', async () => {
  const room = await test.anchorRoom('半数');
  const giver = await test.giver('HalfGiver', 3_000n);
  // ¥100 a day are 1,000 coins; half of them is 500.
  await giver.api.setPlayLimit({ kind: 'tip', period: 'day', limit: '100.00' });
  let { api } = giver;
  const give = (giftId: string) => api.sendGift(test.tap(room, { giftId }), test.once());
  await give('trophy');
  await give('trophy');
  // 376 so far: below the half, so that this one needs no proof, whatever it comes to.
  await give('trophy');
  await expect(give('rose')).rejects.toMatchObject({
    error: 'giftProofNeeded',
    data: { period: 'day', limit: '100.00' },
  });
  expect(await giver.coins()).toBe('2436');

  await expect(giver.api.confirmGiver({})).rejects.toMatchObject({
    error: 'stepUpNeeded',
    data: { kinds: ['password', 'code'] },
  });
  const wrong = { kind: 'password' as const, password: hashPassword('not-the-password-1') };
  await expect(giver.api.confirmGiver({ proof: wrong })).rejects.toMatchObject({ error: expect.any(String) });
  await expect(give('rose')).rejects.toMatchObject({ error: 'giftProofNeeded' });
  await giver.api.confirmGiver({ proof: giver.proof });
  await give('rose');
  await give('rose');

  // The next day asks again from its own half on.
  test.clock.advance({ hours: 24 });
  api = await test.again(giver);
  await give('car');
  await expect(give('rose')).rejects.toMatchObject({ error: 'giftProofNeeded' });
});

it('keeps to the giver’s own ceiling of a room, tighter at once, looser when it is set again a day later', async () => {
  const [room, other] = [await test.anchorRoom('自限'), await test.anchorRoom('别处')];
  const giver = await test.giver('OwnCeiling', 500n);
  const { chatRoomNo } = room;
  let { api } = giver;
  const set = (coins: number | null) => api.setRoomGiftLimit({ chatRoomNo, coins });
  expect(await giver.api.getRoomGiftLimit({ chatRoomNo })).toEqual({ coins: null, given: 0, wish: null });
  expect(await set(30)).toMatchObject({ coins: 30, wish: null });
  const give = (at = room) => giver.api.sendGift(test.tap(at, { giftId: 'beer' }), test.once());
  const sent = await Promise.allSettled(Array.from({ length: 6 }, () => give()));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await expect(give()).rejects.toMatchObject({ error: 'giftRoomLimitReached' });
  await give(other);

  const wish = { coins: 60, readyAt: expect.any(String) };
  expect(await set(60)).toEqual({ coins: 30, given: 30, wish });
  await expect(give()).rejects.toMatchObject({ error: 'giftRoomLimitReached' });
  test.clock.advance({ hours: 23 });
  api = await test.again(giver);
  expect(await set(60)).toMatchObject({ coins: 30 });
  test.clock.advance({ hours: 2 });
  api = await test.again(giver);
  expect(await set(60)).toEqual({ coins: 60, given: 0, wish: null });
  expect(await set(20)).toMatchObject({ coins: 20, wish: null });
  await expect(set(0)).rejects.toMatchObject({ error: 'inputInvalid' });
  await expect(api.setRoomGiftLimit({ chatRoomNo: '999999999', coins: 5 })).rejects.toMatchObject({
    error: 'roomNotFound',
  });
});

it('takes no gift of the anchor’s own circle: a shared device, or an invitation in either direction', async () => {
  const room = await test.anchorRoom('圈内');
  const [device, invited, stranger] = [
    await test.giver('SameDevice', 10n),
    await test.giver('WasInvited', 10n),
    await test.giver('Stranger1', 10n),
  ];
  await sql`
    update members_sessions set device_id = (select device_id from members_sessions where member_id = ${room.anchor.id} limit 1)
    where member_id = ${device.id}`.execute(test.app.db);
  await sql`update members_accounts set inviter_id = ${room.anchor.id} where id = ${invited.id}`.execute(
    test.app.db,
  );
  for (const giver of [device, invited])
    await expect(giver.api.sendGift(test.tap(room), test.once())).rejects.toMatchObject({
      error: 'giftOwnCircle',
    });
  await stranger.api.sendGift(test.tap(room), test.once());
  // After 90 days a device tells nothing any more; what was believed of it, a minute.
  test.clock.advance({ hours: 91 * 24 });
  await (await test.again(device)).sendGift(test.tap(room), test.once());
  expect(await device.coins()).toBe('9');
});
