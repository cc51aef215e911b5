import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { cleanUpAnalytics } from './clean-up-analytics.job.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

it('keeps a member’s events about itself for ninety days, and none about another member', async () => {
  const { id, api } = await test.register('Counted1');
  const event = { event: 'anchorGoldPurchase', goldCount: '180', rechargeAmount: '18.00' } as const;
  await api.recordAnalyticsEvent({ ...event, userId: id });
  await expect(api.recordAnalyticsEvent({ ...event, userId: 'another' })).rejects.toMatchObject({
    error: 'permissionMissing',
  });
  const kept = () =>
    sql<object>`select event, member_id, facts from site_analytics_events`
      .execute(test.app.db)
      .then(({ rows }) => rows);
  const facts = { goldCount: '180', rechargeAmount: '18.00' };
  expect(await kept()).toEqual([{ event: 'anchorGoldPurchase', member_id: id, facts }]);
  test.clock.advance({ days: 91 });
  await cleanUpAnalytics.run(test.app, { period: '' });
  expect(await kept()).toEqual([]);
});
