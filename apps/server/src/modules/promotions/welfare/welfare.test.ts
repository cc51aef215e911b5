import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { selectPublished } from '../campaigns/campaigns-store.ts';
import { insertReward } from '../rewards/rewards-store.ts';
import {
  createPromotionsTest,
  offerTerms,
  signTerms,
  type PromotionsTest,
} from '../testing/promotions-test.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

describe('what waits for its claim', () => {
  it('is listed over all campaigns, counted, and taken at one press that reports each [ACT-031] [ACT-042]', async () => {
    const [one, other] = [await test.publish(signTerms()), await test.publish(signTerms({ full: '5.00' }))];
    const member = await test.register('TakesAll');
    let { api } = member;
    expect(await api.listWelfare({})).toEqual({ list: [], count: 0 });
    for (let day = 1; day <= 7; day += 1) {
      if (day > 1) {
        await test.days(1);
        api = await test.again(member);
      }
      for (const no of [one, other]) {
        // The second full reward expires a minute later.
        test.clock.advance({ minutes: 1 });
        await api.signToday({ no }, test.once());
      }
    }
    const { list, count } = await api.listWelfare({});
    expect([count, list.map(({ amount, path }) => [amount, path])]).toEqual([
      2,
      [
        ['8.00', `/app/SignGift/${one}`],
        ['5.00', `/app/SignGift/${other}`],
      ],
    ]);
    expect(await api.getActivityTutorial({})).toEqual({ show: true, welfare: 2 });

    // Seven days of 17.00 each, then 8.00 + 5.00, though pressed twice at once.
    expect(await test.centerOf(member)).toBe('34.00');
    const presses = await Promise.all([api.claimAllRewards({}), api.claimAllRewards({})]);
    const paid = presses.flatMap(({ results }) => results).filter(({ refused }) => refused === null);
    expect(paid.map(({ amount }) => amount).toSorted()).toEqual(['5.00', '8.00']);
    expect(await test.centerOf(member)).toBe('47.00');
    expect(await api.claimAllRewards({})).toEqual({ results: [] });
    const id = list[0]?.id ?? '';
    await expect(api.claimReward({ id }, test.once())).rejects.toMatchObject({
      error: 'rewardAlreadyClaimed',
    });
    const stranger = await test.register('Stranger');
    await expect(stranger.api.claimReward({ id }, test.once())).rejects.toMatchObject({
      error: 'rewardUnknown',
    });
  });

  it('is refused once its time is over, before any job has ended it', async () => {
    const no = await test.publish(offerTerms());
    const member = await test.register('ClaimsLate');
    const campaign = await selectPublished(test.app.db, { kind: 'offer', no });
    const id = test.app.ids.uuid();
    await inTransaction(test.app.db, (tx) =>
      insertReward(tx, {
        id,
        member_id: member.id,
        kind: 'offer',
        no,
        version: campaign?.published ?? Buffer.alloc(0),
        step: 'offer',
        period: 'once',
        amount: 18_00n,
        turnover: 0,
        state: 'reached',
        expires_at: new Date(test.clock.now().getTime() + 60_000),
      }),
    );
    test.clock.advance({ seconds: 60 });
    await expect(member.api.claimReward({ id }, test.once())).rejects.toMatchObject({
      error: 'rewardExpired',
    });
    expect(await test.centerOf(member)).toBe('0.00');
  });
});

describe('the head of the centre', () => {
  it('shows the tutorial once a member, on every device', async () => {
    const member = await test.register('SeesOnce');
    expect((await member.api.getActivityTutorial({})).show).toBe(true);
    await member.api.finishActivityTutorial({});
    await member.api.finishActivityTutorial({});
    const api = await test.again(member);
    expect(await api.getActivityTutorial({})).toEqual({ show: false, welfare: 0 });
  });

  it('shows what running campaigns were given and have paid, and their scenes', async () => {
    const before = await test.visitor.getActivityPool({});
    const no = await test.publish(offerTerms({ budget: '500.00', art: 'ball' }));
    const member = await test.register('AppliesNow');
    await member.api.applyActivity({ kind: 'offer', no }, test.once());
    const after = await test.visitor.getActivityPool({});
    expect(after.campaigns).toBe(before.campaigns + 1);
    expect(Number(after.funded) - Number(before.funded)).toBe(500);
    expect(Number(after.paid) - Number(before.paid)).toBe(18);
    const { banners } = await test.visitor.listActivityBanners({});
    expect(banners.length).toBeLessThanOrEqual(3);
    expect(banners.every(({ title, path }) => title !== '' && path.startsWith('/app/'))).toBe(true);
    // A paused one gives nothing now.
    await test.maker.pauseCampaign({ kind: 'offer', no, paused: true, reason: '测试' }, test.once());
    expect((await test.visitor.getActivityPool({})).campaigns).toBe(before.campaigns);
  });
});
