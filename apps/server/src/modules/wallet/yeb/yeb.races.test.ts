import { randomUUID } from 'node:crypto';
import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteDay } from '#platform/clock.ts';
import { findingsOf, fundMember } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { dayBefore } from './interest-days.ts';
import { payInterestOf } from './pay-interest.job.ts';

let test: TestApp;
const press = () => ({ operationId: randomUUID() });

beforeAll(async () => {
  // 10:00 of 2026-03-02 at the site
  test = await createTestApp({ start: '2026-03-02T02:00:00Z' });
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

/** The next day's payment, twice as a worker that died would. */
async function nextDay(): Promise<void> {
  test.clock.advance({ hours: 24 });
  const day = dayBefore(siteDay(test.clock.now()));
  await Promise.all([payInterestOf(test.app, day), payInterestOf(test.app, day)]);
}

async function saver(name: string, yuan = '36500'): Promise<TestMember> {
  const member = await test.register(name);
  await fundMember(test.app, member.id, 100_000_00n);
  await member.api.moveIntoYeb({ amount: yuan }, press());
  return member;
}

/** A session lives thirty minutes without a call, a day is longer. */
const again = async (member: TestMember) => {
  const { session } = await test.clientOf().logIn({
    name: member.name,
    password: hashPassword(`${member.name}-Passw0rd`),
  });
  return test.clientOf(session);
};

describe('money that earns interest', () => {
  it('earns from the first whole day on, once a day, by the specification’s names [WALLET-010, WALLET-011]', async () => {
    const member = await saver('Saver');
    expect(await member.api.getBalanceInterest({})).toEqual({
      status: 1,
      model: 1,
      vipFlag: 0,
      yebTaskStatus: 'canReceive',
    });
    expect(await member.api.getBalanceInterestDetails({})).toMatchObject({
      yesterdayEarnings: '0.00',
      cumulativeIncome: '0.00',
      annualInterestRate: '3.65',
      yebWalletBalance: '36500.00',
      earningToday: '0.00',
      nextPaymentAt: '2026-03-02T16:05:00.000Z',
    });
    // The day of the move earns nothing: the money was not there all day.
    await nextDay();
    const api = await again(member);
    expect((await api.listYebIncome({})).days).toEqual([]);
    // 36,500.00 at 3.65 % a year: 3.65 a day.
    await nextDay();
    const later = await again(member);
    expect(await later.getBalanceInterestDetails({})).toMatchObject({
      yesterdayEarnings: '3.65',
      cumulativeIncome: '3.65',
      yebWalletBalance: '36503.65',
      earningToday: '36500.00',
    });
    // A day that no calendar has is no place of the list.
    await expect(later.listYebIncome({ before: '2026-02-30' })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
    expect((await later.listYebIncome({})).days).toEqual([
      {
        day: '2026-03-03',
        base: '36500.00',
        annualInterestRate: '3.65',
        income: '3.65',
        carried: '0.0000',
        reference: 'interest/2026-03-03',
      },
    ]);
    const { lines } = await later.listStatementLines({
      part: 'interest',
      currency: 'CNY',
      kind: 'interest',
    });
    expect(lines.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['interest', '3.65'],
      ['interestIn', '36500.00'],
    ]);
  });

  it('belongs to the day of the site that it was moved in on, to the millisecond around midnight', async () => {
    const from = async (at: string, name: string) => {
      test.clock.set(at);
      return saver(name);
    };
    const today = siteDay(test.clock.now());
    const before = await from(`${today}T15:59:59.999Z`, 'BeforeMidnight');
    const after = await from(`${today}T16:00:00.000Z`, 'AtMidnight');
    // Out again at the first moment of the day after, before the payment at five past.
    test.clock.advance({ hours: 24 });
    for (const member of [before, after])
      await (await again(member)).moveOutOfYeb({ amount: '36500' }, press());
    await payInterestOf(test.app, dayBefore(siteDay(test.clock.now())));
    // The day was whole for the member who was in before it began; for the other it was the day of the move.
    const daysOf = async (member: TestMember) => (await (await again(member)).listYebIncome({})).days;
    expect(await daysOf(before)).toHaveLength(1);
    expect(await daysOf(after)).toEqual([]);
    await nextDay();
    expect(await daysOf(before)).toHaveLength(1);
    expect(await daysOf(after)).toEqual([]);
  });

  it('is moved in and out, never beyond what is there or may be there', async () => {
    const { api } = await saver('Mover', '100');
    const out = (amount: string, options = press()) => api.moveOutOfYeb({ amount }, options);
    const options = press();
    const first = await out('40.50', options);
    expect(first).toEqual({ centerWalletBalance: '99940.50', yebWalletBalance: '59.50' });
    expect(await out('40.50', options)).toEqual(first);
    await expect(out('59.51')).rejects.toMatchObject({ error: 'insufficientBalance' });
    await expect(out('0')).rejects.toMatchObject({ error: 'amountMalformed' });
    await expect(api.moveIntoYeb({ amount: '0.99' }, press())).rejects.toMatchObject({
      error: 'amountTooSmall',
    });
    await expect(api.moveIntoYeb({ amount: '999999' }, press())).rejects.toMatchObject({
      error: 'yebHeldLimit',
    });
    const moves = await Promise.allSettled(Array.from({ length: 20 }, () => out('10')));
    expect(moves.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect((await api.getWalletBalance({})).yebWalletBalance).toBe('9.50');
  });

  it('has tasks with conditions that are met by real days, each rewarded once [WALLET-027]', async () => {
    const member = await saver('Tasks', '99');
    const { api } = member;
    const receive = (taskId: 'firstIn' | 'sevenDays', by = api) => by.receiveYebTask({ taskId }, press());
    await expect(receive('firstIn')).rejects.toMatchObject({ error: 'yebTaskUnfinished' });
    await api.moveIntoYeb({ amount: '1' }, press());
    expect(await api.getYebWallet({})).toMatchObject({
      yebWalletBalance: '100.00',
      yebTaskStatus: 'canReceive',
      tasks: [
        { taskId: 'firstIn', status: 'canReceive', reward: '1.00', progress: '100.00', target: '100.00' },
        { taskId: 'sevenDays', status: 'not', reward: '3.00', progress: '0', target: '7' },
      ],
    });
    const presses = await Promise.allSettled(Array.from({ length: 10 }, () => receive('firstIn')));
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (let day = 0; day < 8; day += 1) await nextDay();
    const later = await again(member);
    expect(await receive('sevenDays', later)).toMatchObject({ reward: '3.00' });
    await expect(receive('sevenDays', later)).rejects.toMatchObject({ error: 'yebTaskReceived' });
    expect((await later.getBalanceInterest({})).yebTaskStatus).toBe('received');
  });
});
