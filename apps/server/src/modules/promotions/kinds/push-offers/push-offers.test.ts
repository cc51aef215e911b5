import type { TermsOf } from '@fairway/contract/promotions/term-schemas.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPromotionsTest, offerTerms, type PromotionsTest } from '../../testing/promotions-test.ts';

let test: PromotionsTest;
beforeAll(async () => {
  test = await createPromotionsTest();
});
afterAll(() => test.end());

const pushTerms = (): TermsOf<'push'> => ({ ...offerTerms(), audience: { gradeFrom: 2 }, kind: 'push' });
const gradeOf = (id: string, grade: number) =>
  sql`update members_accounts set grade = ${grade} where id = ${id}`.execute(test.app.db);

it('is offered to those whom it is for until it is taken, and to nobody else; its publication says where and for whom', async () => {
  const [vip, other, kept] = [
    await test.register('PushedVip'),
    await test.register('PushedNone'),
    await test.register('PushedKept'),
  ];
  await gradeOf(vip.id, 3);
  await gradeOf(kept.id, 3);
  await sql`update members_accounts set black = true where id = ${kept.id}`.execute(test.app.db);
  const no = await test.publish(pushTerms());
  const { rows } = await sql<{ payload: object }>`
    select payload from platform_outbox where name = 'campaign.changed'`.execute(test.app.db);
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    {
      kind: 'push',
      summary: { zh: '测试用的活动' },
      path: `/app/preferentialActivity/${no}`,
      gradeFrom: 2,
    },
  ]);

  const offers = async (api: typeof vip.api) =>
    (await api.listPushOffers({})).offers.map((offer) => [offer.no, offer.reward]);
  expect(await offers(vip.api)).toEqual([[no, '18.00']]);
  expect(await offers(other.api)).toEqual([]);
  expect(await offers(kept.api)).toEqual([]);
  await expect(other.api.applyActivity({ kind: 'push', no }, test.once())).rejects.toMatchObject({
    error: 'notEligible',
  });
  await vip.api.applyActivity({ kind: 'push', no }, test.once());
  expect(await test.centerOf(vip)).toBe('18.00');
  expect(await offers(vip.api)).toEqual([]);
  await expect(vip.api.applyActivity({ kind: 'push', no }, test.once())).rejects.toMatchObject({
    error: 'rewardAlreadyClaimed',
  });
});
