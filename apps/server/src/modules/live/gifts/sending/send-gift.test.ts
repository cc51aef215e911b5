import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findingsOf } from '../../../../testing/fund-member.ts';
import { settingsByTwo } from '../../../../testing/settings-by-two.ts';
import { createGiftTest, type Giver, type GiftTest, type LiveRoomOfTest } from '../testing/gift-test.ts';

let test: GiftTest;
let room: LiveRoomOfTest;
let giver: Giver;
let number = 0;
beforeAll(async () => {
  test = await createGiftTest();
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});
beforeEach(async () => {
  number += 1;
  room = await test.anchorRoom(`主播${number}`);
  giver = await test.giver(`Giver${number}`, 5_000n);
});

describe('the gifts', () => {
  it('are listed with their prices in coins, and what that is in yuan [ANCHOR-005]', async () => {
    const { open, priceVersion, gifts } = await test.visitor.listGifts({});
    expect(open).toBe(true);
    expect(priceVersion).toBe(1);
    expect(gifts.map(({ coins }) => coins)).toEqual([1, 5, 10, 20, 66, 188, 520, 1314, 1888, 5200]);
    expect(gifts[7]).toEqual({
      giftId: 'rocket',
      name: { zh: '火箭', en: 'Rocket' },
      art: 'rocket',
      coins: 1314,
      worth: '131.40',
    });
  });
});

describe('a gift', () => {
  it('takes its price from the giver’s coins and owes it to the anchor [ANCHOR-002, COIN-001]', async () => {
    const sent = await giver.api.sendGift(test.tap(room, { giftId: 'rocket' }), test.once());
    // 131.40 at 45 %: 59.13 to the anchor.
    expect(sent).toMatchObject({
      coins: '1314',
      balance: '3686',
      streak: 1,
      streakWorth: '131.40',
      dayTotal: '131.40',
      anchorWorth: '59.13',
    });
    expect(await giver.coins()).toBe('3686');
    expect(await test.payable(room.anchorId)).toBe(1314n);
  });

  it('is refused with too few coins, and the coins stay [ANCHOR-002]', async () => {
    const poor = await test.giver(`Poor${number}`, 9n);
    await expect(poor.api.sendGift(test.tap(room, { giftId: 'beer' }), test.once())).rejects.toMatchObject({
      error: 'coinsInsufficient',
      data: { available: '9' },
    });
    expect(await poor.coins()).toBe('9');
    expect(await test.payable(room.anchorId)).toBe(0n);
  });

  it('is booked once for its operation id, and once for its place in a streak', async () => {
    const tap = test.tap(room, { count: 3 });
    const press = test.once();
    const first = await giver.api.sendGift(tap, press);
    expect(await giver.api.sendGift(tap, press)).toEqual(first);
    expect(await giver.api.sendGift(tap, test.once())).toMatchObject({ giftNo: first.giftNo, streak: 3 });
    expect(await giver.coins()).toBe('4997');
    // Another gift at a place that is taken is none.
    await expect(giver.api.sendGift({ ...tap, giftId: 'beer' }, test.once())).rejects.toMatchObject({
      error: 'giftStreakStale',
    });
    expect(await giver.api.sendGift({ ...tap, streakNo: 2 }, test.once())).toMatchObject({
      streak: 6,
      streakWorth: '0.60',
    });
  });

  it('answers one that was booked also after the broadcast has ended', async () => {
    const tap = test.tap(room);
    const first = await giver.api.sendGift(tap, test.once());
    await test.endBroadcast(room);
    expect(await giver.api.sendGift(tap, test.once())).toMatchObject({ giftNo: first.giftNo });
    await expect(giver.api.sendGift(test.tap(room), test.once())).rejects.toMatchObject({
      error: 'anchorOffline',
    });
  });

  it('is refused without a contract, in a room that is none, for a gift that is none, and to oneself', async () => {
    const bare = await test.anchorRoom(`无约${number}`);
    await sql`update live_contracts set status = 'replaced', replaced_at = ${test.clock.now()} where anchor_id = ${bare.anchorId}`.execute(
      test.app.db,
    );
    const refusal = async (changes: Parameters<GiftTest['tap']>[1], of = room) =>
      expect(giver.api.sendGift(test.tap(of, changes), test.once())).rejects;
    await (await refusal({}, bare)).toMatchObject({ error: 'anchorOffline' });
    await (await refusal({ chatRoomNo: '999999' })).toMatchObject({ error: 'roomNotFound' });
    await (await refusal({ giftId: 'nothing' })).toMatchObject({ error: 'anchorGiftUnknown' });
    await sql`update live_anchors set member_id = ${giver.id} where id = ${bare.anchorId}`.execute(
      test.app.db,
    );
    await sql`update live_contracts set status = 'inForce', replaced_at = null where anchor_id = ${bare.anchorId}`.execute(
      test.app.db,
    );
    await (await refusal({}, bare)).toMatchObject({ error: 'giftOwnRoom' });
    expect(await giver.coins()).toBe('5000');
  });

  it('is refused on a break, and at the site’s ceilings', async () => {
    // 100 yuan in all without a verified identity: 1,000 coins.
    const unknown = await test.giver(`Unknown${number}`, 5_000n);
    await sql`update members_accounts set real_name = null where id = ${unknown.id}`.execute(test.app.db);
    await unknown.api.sendGift(test.tap(room, { giftId: 'car' }), test.once());
    await expect(unknown.api.sendGift(test.tap(room, { giftId: 'car' }), test.once())).rejects.toMatchObject({
      error: 'tipIdentityNeeded',
      data: { limit: '100.00' },
    });
    // 200 yuan a day in the first week: 2,000 coins.
    const fresh = await test.giver(`Fresh${number}`, 5_000n);
    await sql`update members_accounts set created_at = ${test.clock.now()} where id = ${fresh.id}`.execute(
      test.app.db,
    );
    await fresh.api.sendGift(test.tap(room, { giftId: 'crown' }), test.once());
    await expect(fresh.api.sendGift(test.tap(room, { giftId: 'trophy' }), test.once())).rejects.toMatchObject(
      { error: 'tipCeilingReached', data: { limit: '200.00', remaining: '11.20' } },
    );
    await giver.api.startTimeOut({ hours: 24 });
    await expect(giver.api.sendGift(test.tap(room), test.once())).rejects.toMatchObject({
      error: 'timeOutActive',
    });
  });

  it('keeps to the member’s own limit on gifts, and to no limit on stakes', async () => {
    await giver.api.setPlayLimit({ kind: 'tip', period: 'day', limit: '6' });
    await giver.api.setPlayLimit({ kind: 'stake', period: 'day', limit: '1' });
    await giver.api.sendGift(test.tap(room, { giftId: 'beer', count: 5 }), test.once());
    await expect(
      giver.api.sendGift(test.tap(room, { giftId: 'whistle' }), test.once()),
    ).rejects.toMatchObject({ error: 'tipLimitReached', data: { kind: 'tip', remaining: '1.00' } });
    // More than half of it is given: what is left needs a proof.
    await giver.api.confirmGiver({ proof: giver.proof });
    await giver.api.sendGift(test.tap(room, { giftId: 'beer' }), test.once());
    const { limits } = await giver.api.getPlayProtection({});
    expect(limits.find(({ kind, period }) => kind === 'tip' && period === 'day')).toMatchObject({
      used: '6.00',
      remaining: '0.00',
    });
  });

  it('is refused under a former price, with the present list', async () => {
    const two = await settingsByTwo(test);
    await two.publish('gifts', (settings) => ({
      ...settings,
      gifts: settings.gifts.map((gift) => (gift.key === 'rose' ? { ...gift, coins: 2 } : gift)),
    }));
    await expect(giver.api.sendGift(test.tap(room), test.once())).rejects.toMatchObject({
      error: 'giftPriceChanged',
      data: { priceVersion: 2, gifts: expect.arrayContaining([expect.objectContaining({ coins: 2 })]) },
    });
    expect(await giver.coins()).toBe('5000');
    const sent = await giver.api.sendGift(test.tap(room, { priceVersion: 2 }), test.once());
    expect(sent.coins).toBe('2');
  });

  it('is not taken for amounts that are none', async () => {
    const send = (changes: object) =>
      expect(giver.api.sendGift({ ...test.tap(room), ...changes }, test.once())).rejects;
    for (const count of [0, -1, 100, 1.5]) await send({ count }).toMatchObject({ status: 400 });
    await send({ streakId: randomUUID().toUpperCase() }).toMatchObject({ status: 400 });
    await send({ streakNo: 0 }).toMatchObject({ status: 400 });
  });
});
