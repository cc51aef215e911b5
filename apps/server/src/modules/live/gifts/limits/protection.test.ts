import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findingsOf } from '../../../../testing/fund-member.ts';
import { createGiftTest, type GiftTest } from '../testing/gift-test.ts';

let test: GiftTest;
beforeAll(async () => {
  test = await createGiftTest();
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
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
