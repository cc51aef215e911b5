import type { LotteryCode } from '@fairway/contract/lottery/codes.ts';
import type { LotterySettings } from '@fairway/contract/lottery/settings.ts';
import { walletCurrency } from '@fairway/contract/fields.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDirectly } from '#modules/settings';
import { newestSettings, propose } from '../../../testing/settings-by-two.ts';
import { watchChasesJob } from '../chases/advance-chase.job.ts';
import { createLotteryTest, type Buyer, type LotteryTest } from '../testing/lottery-test.ts';
import { boundsIn } from './bounds-in.ts';
import { firstLotterySettings } from './first-limits.ts';
import { lotteryLimitsKind } from './limits-kind.ts';

type Trader = Awaited<ReturnType<LotteryTest['operator']>>['api'];

let test: LotteryTest;
let maker: Trader;
let checker: Trader;
beforeAll(async () => {
  test = await createLotteryTest();
  maker = (await test.operator('trader')).api;
  checker = (await test.operator('trader')).api;
});
afterAll(() => test.end());

type Yuan = LotterySettings['lotteries'][number]['cny'];
/** Settings in which a lottery has another switch or other bounds in CNY. */
function withLottery(
  { lotteries }: LotterySettings,
  key: LotteryCode,
  { open, ...cny }: { open?: boolean } & Partial<Yuan>,
): LotterySettings {
  return {
    lotteries: lotteries.map((lottery) =>
      lottery.key === key
        ? { ...lottery, open: open ?? lottery.open, cny: { ...lottery.cny, ...cny } }
        : lottery,
    ),
  };
}
const change = (key: LotteryCode, to: { open?: boolean } & Partial<Yuan>) =>
  propose(maker, 'lottery', (settings) => withLottery(settings, key, to), test.once());
const byTwo = async (key: LotteryCode, to: { open?: boolean } & Partial<Yuan>) => {
  const { proposalId } = await change(key, to);
  await checker.approveProposal({ id: proposalId ?? '' }, test.once());
};
const refused = async (run: Promise<unknown>) =>
  run.then(
    () => 'taken',
    (fault: { error?: string }) => fault.error,
  );
const publishElsewhere = async (settings: LotterySettings) =>
  inTransaction(test.app.db, (tx) =>
    publishDirectly(tx, { ...test.app }, lotteryLimitsKind, { settings, by: 'test' }),
  );
const big = { play: 'k3.sides', pick: 'big', unit: '1.00', times: 10 };

describe('the limits of lotteries', () => {
  it('begin with the bounds that the rows begin with', async () => {
    const { rows } = await sql`
      select lottery, currency, open, least_unit, least, most, most_per_number from lottery_limits
      where version = 1`.execute(test.app.db);
    const wanted = firstLotterySettings.lotteries.flatMap((lottery) =>
      walletCurrency.options.map((currency) => {
        const { leastUnit, least, most, mostPerNumber } = boundsIn(lottery, currency);
        const stakes = { least_unit: leastUnit.minor, least: least.minor, most: most.minor };
        const amounts = { ...stakes, most_per_number: mostPerNumber.minor };
        return { lottery: lottery.key, currency, open: true, ...amounts };
      }),
    );
    expect(rows).toHaveLength(wanted.length);
    expect(rows).toEqual(expect.arrayContaining(wanted));
  });

  it('are tightened and closed by one person at once; issues go on, and opening takes two', async () => {
    const member = await test.buyer('LimitedOne', 1_000_00n);
    const place = async (more: Partial<typeof big> = {}) => {
      const asked = { lottery: 'k3' as const, issue: await test.openIssue('k3'), currency: 'CNY' as const };
      return member.api.placeTickets({ ...asked, tickets: [{ ...big, ...more }] }, test.once());
    };
    expect((await change('k3', { most: '20', leastUnit: '0.50' })).proposalId).toBeNull();
    expect(await refused(place({ times: 21 }))).toBe('stakeAboveMaximum');
    expect(await refused(place({ unit: '0.49', times: 10 }))).toBe('stakeBelowMinimum');
    // Big returns 1.94 times its stake: ten yuan could cost 19.40, the room lets 15 pass.
    expect((await change('k3', { mostPerNumber: '15' })).proposalId).toBeNull();
    expect(await refused(place())).toBe('numberFull');
    expect(await refused(place({ times: 5 }))).toBe('taken');

    expect((await change('k3', { open: false })).proposalId).toBeNull();
    expect(await refused(place({ times: 1 }))).toBe('gameClosed');
    const { lotteries } = await test.visitor.listLotteries({});
    expect(lotteries.map(({ lottery, open }) => [lottery, open])).toContainEqual(['k3', false]);
    await test.drawIssue('k3');
    expect((await member.api.listTickets({ lottery: 'k3' })).tickets[0]?.status).toBe('settled');

    const opening = await change('k3', { open: true });
    expect(opening.proposalId).not.toBeNull();
    await checker.approveProposal({ id: opening.proposalId ?? '' }, test.once());
    expect(await refused(place({ times: 1 }))).toBe('taken');
    await byTwo('k3', { most: '50000', mostPerNumber: '500000', leastUnit: '0.20' });
  });

  it('refuse bounds that make no sense', async () => {
    const { version, settings } = await newestSettings(maker, 'lottery');
    for (const wrong of [
      { leastUnit: '0.19' },
      { least: '0.99' },
      { most: '0.99' },
      { mostPerNumber: '0' },
    ]) {
      const next = withLottery(settings, 'd3', wrong);
      const asked = { kind: 'lottery' as const, version, settings: next, reason: '按会议决定' };
      expect(await refused(maker.changeSettings(asked, test.once()))).toBe('settingInvalid');
    }
  });

  it('let a chase wait while its lottery is closed, and go on with the stakes it was placed with', async () => {
    const member = await test.buyer('ChaseWaits', 1_000_00n);
    const { rows } = await sql<{ issue: string }>`
      select issue from lottery_issues where lottery = 'x5' and issue > ${await test.openIssue('x5')}
      order by issue limit 2`.execute(test.app.db);
    const issues = rows.map(({ issue }) => issue);
    const asked = {
      lottery: 'x5' as const,
      currency: 'CNY' as const,
      play: 'x5.any1',
      pick: '01',
      unit: '1.00',
    };
    const { chase } = await member.api.placeChase(
      {
        ...asked,
        stopOnWin: false,
        items: issues.map((issue) => ({ issue, times: 10 })),
        startIssue: issues[0] ?? '',
      },
      test.once(),
    );
    expect((await change('x5', { open: false, most: '5' })).proposalId).toBeNull();
    const state = async () => (await member.api.getChase({ id: chase.id })).chase;
    await test.closeIssue('x5');
    expect(await state()).toMatchObject({ state: 'running', placed: 0, rest: '20.00' });
    // Its first issue closes meanwhile: that stake goes back.
    await test.closeIssue('x5');
    await byTwo('x5', { open: true });
    await watchChasesJob.run(test.app, { period: '' });
    await test.work();
    expect(await state()).toMatchObject({ placed: 1, staked: '10.00' });
    await test.drawIssue('x5');
    await test.work();
    expect(await state()).toMatchObject({ state: 'finished', staked: '10.00', released: '10.00' });
  });
});

describe('the rows', () => {
  it('take no ticket once a closing is published, however many press meanwhile', async () => {
    const members: Buyer[] = [];
    for (let index = 0; index < 6; index += 1) members.push(await test.buyer(`ClosingDraw${index}`, 100_00n));
    const asked = { lottery: 'ssc' as const, issue: await test.openIssue('ssc'), currency: 'CNY' as const };
    const tickets = [{ play: 'ssc.star1', pick: '1', unit: '1.00', times: 1 }];
    const press = () =>
      members.map(async ({ api }) => refused(api.placeTickets({ ...asked, tickets }, test.once())));
    const { settings } = await newestSettings(maker, 'lottery');
    const early = press();
    const late = publishElsewhere(withLottery(settings, 'ssc', { open: false })).then(() => press());
    const ends = await Promise.all(early);
    expect(ends.every((end) => end === 'taken' || end === 'gameClosed')).toBe(true);
    // This process still believes it open: only the rows refuse.
    expect(new Set(await Promise.all(await late))).toEqual(new Set(['gameClosed']));
    const { rows } = await sql`
      select from lottery_tickets t
      join lottery_limits l on l.version = t.limits_version and l.lottery = t.lottery and l.currency = t.currency
      where not l.open`.execute(test.app.db);
    expect(rows).toHaveLength(0);
  });
});
