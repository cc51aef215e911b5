import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ft, singleBets } from '../testing/single-bet.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';
import { settleOverdue } from './settle-overdue.job.ts';
import { watchAlarms } from './watch-alarms.job.ts';

let test: SportsbookTest;
let betOn: ReturnType<typeof singleBets>;

beforeAll(async () => {
  test = await createSportsbookTest();
  betOn = singleBets(test);
});
afterAll(() => test.end());

async function alarmFigure(kind: string): Promise<number> {
  await watchAlarms(test.app);
  const figure = new RegExp(`^fairway_fixture_alarms{kind="${kind}"} (\\d+)$`, 'm');
  return Number(figure.exec(await test.app.metrics.read())?.[1]);
}

describe('what was not played out', () => {
  it('is void when the match is cancelled or awarded', async () => {
    for (const status of ['cancelled', 'awarded']) {
      const { result, read, member } = await betOn('ft_1x2/home', 2000);
      await result({}, { status });
      expect(await read()).toMatchObject({
        status: 'voided',
        returned: '100.00',
        legs: [{ outcome: 'void', voidReason: 'notPlayed' }],
      });
      expect(await member.wallet()).toBe('100.00');
    }
  });

  it('keeps what was decided when the match is abandoned', async () => {
    const over = await betOn('ft_ou:6/over', 2000);
    await over.result({ ft: [2, 0], ht: [1, 0] }, { status: 'abandoned' });
    expect(await over.read()).toMatchObject({ status: 'settled', returned: '200.00' });
    const home = await betOn('ft_1x2/home', 2000);
    await home.result({ ft: [2, 0], ht: [1, 0] }, { status: 'abandoned' });
    expect(await home.read()).toMatchObject({ status: 'voided', legs: [{ voidReason: 'abandoned' }] });
  });

  it('stays open with an alarm when the half-time score is missing, until it is entered', async () => {
    const { result, read, fixtureId } = await betOn('ht_1x2/home', 2500);
    await result({ ft: [2, 1] });
    expect(await read()).toMatchObject({ status: 'accepted', returned: null });
    const trader = await test.operator('trader');
    const alarms = await trader.api.listTradedFixtures({ state: 'alarm' });
    expect(alarms.fixtures.map(({ id }) => id)).toContain(fixtureId);
    expect(await alarmFigure('missingScore')).toBe(1);

    await trader.api.enterFixtureResult(
      {
        fixtureId,
        resultVersion: 1,
        status: 'ended',
        fullTime: { home: 2, away: 1 },
        halfTime: { home: 1, away: 0 },
        reason: '补录半场比分',
      },
      test.once(),
    );
    await test.settle();
    expect(await read()).toMatchObject({ status: 'settled', returned: '250.00' });
    const after = await trader.api.listTradedFixtures({ state: 'alarm' });
    expect(after.fixtures.map(({ id }) => id)).not.toContain(fixtureId);
    expect(await alarmFigure('missingScore')).toBe(0);
  });

  it('is void 36 hours after the schedule when the match was put off', async () => {
    const { result, read, member } = await betOn('ft_1x2/home', 2000);
    await result({}, { status: 'postponed' });
    expect(await read()).toMatchObject({ status: 'accepted' });
    const before = test.clock.now();
    try {
      test.clock.set('2026-08-24T01:59:00.000Z'); // kick-off 22 August 14:00 UTC, less than 36 hours ago
      await settleOverdue(test.app);
      test.clock.set('2026-08-24T02:00:01.000Z');
      await settleOverdue(test.app);
    } finally {
      test.clock.set(before);
    }
    expect(await read()).toMatchObject({ status: 'voided', legs: [{ voidReason: 'notPlayed' }] });
    expect(await member.wallet()).toBe('100.00');
  });

  it('is void when the match is moved beyond 36 hours, and stays open when it is moved within them', async () => {
    const moved = await betOn('ft_1x2/home', 2000);
    await moved.result({}, { date: '2026-08-25' });
    await settleOverdue(test.app);
    expect(await moved.read()).toMatchObject({ status: 'voided' });
    const delayed = await betOn('ft_1x2/home', 2000);
    await delayed.result({}, { date: '2026-08-23' });
    await settleOverdue(test.app);
    expect(await delayed.read()).toMatchObject({ status: 'accepted' });
  });

  it('stays void when a result comes after the hours are over', async () => {
    const { result, read, member, fixtureId } = await betOn('ft_1x2/home', 2000);
    await result({}, { status: 'postponed' });
    const before = test.clock.now();
    try {
      test.clock.set('2026-08-24T02:00:01.000Z');
      await settleOverdue(test.app);
      await result(ft(2, 0));
    } finally {
      test.clock.set(before);
    }
    expect(await read()).toMatchObject({ status: 'voided', legs: [{ voidReason: 'notPlayed' }] });
    expect(await member.wallet()).toBe('100.00');
    expect((await test.page(fixtureId)).fixture.status).toBe('ended');
  });

  it('keeps what the field decided when the match is awarded afterwards', async () => {
    const half = await betOn('ht_1x2/home', 2500);
    await half.result(ft(2, 0, [1, 0]), { status: 'abandoned' });
    await half.result({}, { status: 'awarded' });
    expect(await half.read()).toMatchObject({ status: 'settled', returned: '250.00' });
    const whole = await betOn('ft_1x2/home', 2000);
    await whole.result(ft(2, 0));
    await whole.result({}, { status: 'awarded' });
    expect(await whole.read()).toMatchObject({ status: 'settled', returned: '200.00' });
  });
});
