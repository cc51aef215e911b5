import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createPromotionsTest, type PromotionsTest } from '../../testing/promotions-test.ts';
import { presentTerms, receiver, scoreTerms } from '../gift/gift-terms.fixture.ts';

let test: PromotionsTest;
let no: number;
beforeAll(async () => {
  test = await createPromotionsTest();
  no = await test.publish(presentTerms());
});
afterAll(() => test.end());

const keysOf = (value: object) => Object.keys(value).toSorted();
const refusal = (error: string) => ({ error });

describe('a present', () => {
  it('lists its gifts by the printed keys, to visitors as well [GIFT-003]', async () => {
    const state = await test.clientOf().getPresent({ no });
    for (const gift of state.giftList)
      expect(keysOf(gift)).toEqual(['category', 'giftMoney', 'giftName', 'giftProperties', 'id', 'imgUrls']);
    expect(state.giftList.map(({ id, giftMoney, category }) => [id, giftMoney, category])).toEqual([
      ['money18', '18.00', 2],
      ['ball', '199.00', 1],
      ['phone', '5999.00', 1],
      ['jersey', '399.00', 1],
      ['points200', '200', 0],
    ]);
    expect(state).toMatchObject({
      webBanner: 'calendar',
      activityMoney: null,
      credit: null,
      maxGift: { id: 'phone' },
      firstDepositGift: { giftId: 'jersey', need: 500, have: null },
      activityProgressBarConfig: [
        { credit: 2, giftId: 'money18' },
        { credit: 5, giftId: 'ball' },
        { credit: 9, giftId: 'phone' },
      ],
    });
  });

  it('gives a credit for each 100.00 played, and exchanges it once for each gift [GIFT-014] [GIFT-016]', async () => {
    const member = await test.register('CreditMember');
    const { api } = member;
    const money = { no, giftId: 'money18' };
    await test.plays(member, '199.99');
    for (const call of [() => api.validateExchange(money), () => api.exchangePresent(money, test.once())])
      await expect(call()).rejects.toMatchObject({
        error: 'creditInsufficient',
        message: '额度不足：需要 2，当前可用 1',
      });
    await test.plays(member, '0.01');
    expect(await api.validateExchange(money)).toEqual({ status: 200 });
    expect(await test.centerOf(member)).toBe('0.00');

    const presses = await Promise.allSettled([1, 2, 3].map(() => api.exchangePresent(money, test.once())));
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await test.centerOf(member)).toBe('18.00');
    const state = await api.getPresent({ no });
    expect(state).toMatchObject({
      activityMoney: '200.00',
      credit: { earned: 2, spent: 2, left: 0 },
      exchangeGift: [{ giftId: 'money18', giftName: '彩金 18 元' }],
    });
    expect(keysOf(state.exchangeGift[0] ?? {})).toEqual(['exchangeDate', 'giftId', 'giftName']);
    for (const call of [() => api.validateExchange(money), () => api.exchangePresent(money, test.once())])
      await expect(call()).rejects.toMatchObject(refusal('rewardAlreadyClaimed'));
    await expect(api.validateExchange({ no, giftId: 'none' })).rejects.toMatchObject(refusal('giftNotFound'));
  });

  it('sends goods to an address of six lines, and asks none for money or points [GIFT-004] [GIFT-006] [GIFT-015]', async () => {
    const member = await test.register('GoodsMember');
    const { api } = member;
    await test.plays(member, '700.00');
    const ball = { no, giftId: 'ball' };
    await expect(api.exchangePresent(ball, test.once())).rejects.toMatchObject(refusal('receiverMissing'));
    for (const key of keysOf(receiver)) {
      const partly = { ...ball, receiver: { ...receiver, [key]: '' } };
      await expect(api.exchangePresent(partly, test.once())).rejects.toMatchObject(refusal('inputInvalid'));
    }
    const long = { ...ball, receiver: { ...receiver, address: '长'.repeat(101) } };
    await expect(api.exchangePresent(long, test.once())).rejects.toMatchObject(refusal('inputInvalid'));
    const { record } = await api.exchangePresent({ ...ball, receiver }, test.once());
    expect(record).toMatchObject({ giftId: 'ball', price: 5, receiver, recordStatus: 0, status: 0 });
    test.clock.advance({ seconds: 1 });
    await api.exchangePresent({ no, giftId: 'money18' }, test.once());
    const info = await api.receiveUserInfo({});
    expect(info.receiver).toEqual(receiver);
    expect(info.records.map(({ giftId, receiver: to }) => [giftId, to !== null])).toEqual([
      ['money18', false],
      ['ball', true],
    ]);

    const { rows } = await sql<{ receiver: Buffer }>`
      select receiver from promotions_gift_claims where member_id = ${member.id} and gift_id = 'ball'`.execute(
      test.app.db,
    );
    expect(rows[0]?.receiver.includes(receiver.phone)).toBe(false);
    const reveal = { memberId: member.id, rewardId: record.rewardId, reason: '核对后寄出' };
    expect(await test.maker.revealReceiver(reveal)).toEqual({ receiver });
    const auditor = await test.operator('auditor');
    const { rows: trail } = await auditor.api.listAudit({ action: 'revealReceiver' });
    expect(trail[0]).toMatchObject({
      objectId: record.rewardId,
      after: { field: 'receiver' },
      reason: '核对后寄出',
    });
    expect(JSON.stringify(trail)).not.toContain(receiver.phone);
    const paid = info.records.find(({ giftId }) => giftId === 'money18')?.rewardId ?? '';
    await expect(test.maker.revealReceiver({ ...reveal, rewardId: paid })).rejects.toMatchObject(
      refusal('giftNotFound'),
    );
  });

  it('judges gifts by the first deposit, by bets and by the level [GIFT-007]', async () => {
    const member = await test.register('JudgedMember');
    const { api } = member;
    const jersey = { no, giftId: 'jersey', receiver };
    const points = { no, giftId: 'points200' };
    await expect(api.validateExchange(jersey)).rejects.toMatchObject(refusal('taskUnfinished'));
    await expect(api.validateExchange({ no, giftId: 'ball', receiver })).rejects.toMatchObject(
      refusal('creditInsufficient'),
    );
    await expect(api.validateExchange(points)).rejects.toMatchObject({
      error: 'vipLevelTooLow',
      message: '达到 VIP1 后可领取',
    });
    await test.deposits(member, '499.99');
    test.clock.advance({ seconds: 60 });
    // The second deposit does not make the first one greater.
    await test.deposits(member, '5000.00');
    await expect(api.validateExchange(jersey)).rejects.toMatchObject(refusal('taskUnfinished'));
    const other = await test.register('FirstFive');
    await test.deposits(other, '500.00');
    expect((await other.api.exchangePresent(jersey, test.once())).record).toMatchObject({ price: 0 });

    await sql`update members_accounts set grade = 1 where id = ${member.id}`.execute(test.app.db);
    await api.exchangePresent(points, test.once());
    expect((await api.getPoints({})).balance).toBe(200);
  });
});

it('lists the dearest gifts that can be had, and gives one once [GIFT-013]', async () => {
  const member = await test.register('TopGifted');
  const { api } = member;
  await test.plays(member, '200.00');
  const { gifts } = await api.listTopGifts({});
  expect(gifts.map(({ gift }) => gift.id)).toEqual(['phone', 'jersey', 'points200', 'ball', 'money18']);
  expect(gifts.at(-1)).toMatchObject({ no, conditionType: 2, offer: { need: 2, have: 2, state: 'open' } });
  expect((await test.clientOf().listTopGifts({})).gifts).toHaveLength(5);

  const money = { no, giftId: 'money18' };
  expect(await api.claimTopGift(money, test.once())).toMatchObject({
    status: 200,
    record: { recordStatus: 1 },
  });
  await expect(api.claimTopGift(money, test.once())).rejects.toMatchObject({ error: 'rewardAlreadyClaimed' });
  await test.maker.pauseCampaign({ kind: 'present', no, paused: true, reason: '核对库存' }, test.once());
  expect((await api.listTopGifts({})).gifts).toEqual([]);
});

describe('the gift for points', () => {
  beforeAll(async () => {
    no = await test.publish(scoreTerms());
  });

  it('scores deposits, play and days, and exchanges what is left', async () => {
    const member = await test.register('ScoreMember');
    const { api } = member;
    expect(await test.clientOf().getActivityScore({ no })).toMatchObject({
      acts: [
        { act: 'deposit', each: 2, count: null },
        { act: 'play', each: 1, count: null },
        { act: 'day', each: 5, count: null },
      ],
      score: null,
    });
    await test.deposits(member, '350.00');
    await test.plays(member, '199.99');
    // 3 × 2 for deposits, 1 × 1 for play, 1 × 5 for the day
    expect(await api.getActivityScore({ no })).toMatchObject({ score: { earned: 12, spent: 0, left: 12 } });
    const points = { no, giftId: 'points200' };
    const money = { no, giftId: 'money18' };
    const presses = await Promise.allSettled([
      api.exchangeActivityScore(points, test.once()),
      api.exchangeActivityScore(money, test.once()),
    ]);
    // Either leaves too little for the other: 12 are not 6 and 10.
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { score, offers } = await api.getActivityScore({ no });
    expect(score?.left).toBeLessThan(7);
    const open = offers.find(({ state }) => state !== 'claimed');
    expect(open?.state).toBe(score?.left === 6 && open?.need === 6 ? 'open' : 'short');
    await expect(api.exchangeActivityScore(money, test.once())).rejects.toMatchObject({
      error: score?.spent === 10 ? 'rewardAlreadyClaimed' : 'scoreInsufficient',
    });
  });
});
