import { cny } from '@fairway/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { openBucket } from '#modules/turnover';
import type { TestMember } from '../../../testing/test-app.ts';
import { fundMember } from '../../../testing/fund-member.ts';
import { ft, singleBets } from '../../sportsbook/testing/single-bet.ts';
import { createSportsbookTest, type SportsbookTest } from '../../sportsbook/testing/sportsbook-test.ts';
import { reopenPlayedEmptyAfterBet, endPlayedEmptyAfterBet, playedEmptyJob } from './played-empty.ts';
import { publishSettings } from '../../cashier/testing/publish-settings.ts';

let test: SportsbookTest;
let betOn: ReturnType<typeof singleBets>;

beforeAll(async () => {
  test = await createSportsbookTest();
  betOn = singleBets(test);
});
afterAll(() => test.end());

const onBet = { venue: 'fairway-sports', category: 'sports' as const, legs: [], free: false };
const money = { stake: '100.00', returned: '0.00', turnover: '100.00', currency: 'CNY' as const };
const report = (member: TestMember, betId: string) =>
  endPlayedEmptyAfterBet.run(test.app, {
    id: `settled ${betId}`,
    at: test.clock.now().toISOString(),
    payload: {
      memberId: member.id,
      betId,
      cause: 'result',
      ...onBet,
      ...money,
      at: test.clock.now().toISOString(),
    },
  });
const notifyCorrected = (member: TestMember, betId: string, before: string, after: string) =>
  reopenPlayedEmptyAfterBet.run(test.app, {
    id: `resettled ${betId} ${after}`,
    at: test.clock.now().toISOString(),
    payload: {
      memberId: member.id, betId, before, after, turnoverBefore: '100.00', turnoverAfter: '100.00', currency: 'CNY',
      cause: 'correction', ...onBet, settledAt: test.clock.now().toISOString(),
      at: test.clock.now().toISOString(),
    }, // prettier-ignore
  });

/** So much to be played: a bonus is played five times. */
async function bucketOf(member: TestMember, yuan: bigint, key = 'first'): Promise<void> {
  const bucket = { memberId: member.id, source: 'bonus' as const, sourceKey: `${member.id} ${key}` };
  await inTransaction(test.app.db, (tx) =>
    openBucket(tx, test.app, { ...bucket, reference: key, base: cny(yuan * 20n) }),
  );
}
const turnoverOf = async ({ api }: TestMember) => {
  const { wallets } = await api.getTurnover({});
  const [wallet] = wallets;
  return {
    outstanding: wallet?.outstanding,
    emptied: wallet?.buckets.map(({ emptiedAt }) => emptiedAt !== null),
  };
};

describe('turnover of a wallet that is played empty', () => {
  it('ends with the last lost bet, stays shown with its end, and asks nothing of the next deposit', async () => {
    const { member, bet, result } = await betOn('ft_1x2/home', 2100);
    await bucketOf(member, 500n);
    await report(member, bet.id);
    // Its own bet is still open: the money is in it.
    expect(await turnoverOf(member)).toEqual({ outstanding: '500.00', emptied: [false] });
    await result(ft(0, 1));
    await report(member, bet.id);
    expect(await turnoverOf(member)).toEqual({ outstanding: '0.00', emptied: [true] });
    await report(member, bet.id);
    test.clock.advance({ seconds: 1 });
    await fundMember(test.app, member.id, 300_00n);
    await bucketOf(member, 300n, 'second');
    await report(member, bet.id);
    expect(await turnoverOf(member)).toEqual({ outstanding: '300.00', emptied: [false, true] });
    const clerk = await test.operator('cashier');
    const { wallets } = await clerk.api.getMemberTurnover({ memberId: member.id });
    expect(wallets).toEqual((await member.api.getTurnover({})).wallets);
    const trader = await test.operator('trader');
    await expect(trader.api.getMemberTurnover({ memberId: member.id })).rejects.toMatchObject({
      error: 'permissionMissing',
    });
  });

  it('goes on while as much as the remainder is left in any place, and ends below it', async () => {
    const { member, bet, result } = await betOn('ft_1x2/home', 2100);
    await bucketOf(member, 500n);
    await fundMember(test.app, member.id, 1_00n);
    await result(ft(0, 1));
    await report(member, bet.id);
    expect(await turnoverOf(member)).toEqual({ outstanding: '500.00', emptied: [false] });
    const { member: other, bet: second, result: ended } = await betOn('ft_1x2/home', 2100);
    await bucketOf(other, 500n);
    await fundMember(test.app, other.id, 99n);
    await ended(ft(0, 1));
    await report(other, second.id);
    expect(await turnoverOf(other)).toEqual({ outstanding: '0.00', emptied: [true] });
  });

  it('is asked for again when a corrected result gives the money back', async () => {
    const { member, bet, result } = await betOn('ft_1x2/home', 2100);
    await bucketOf(member, 400n);
    await result(ft(0, 1));
    await report(member, bet.id);
    expect((await turnoverOf(member)).outstanding).toBe('0.00');
    await result(ft(2, 1));
    await notifyCorrected(member, bet.id, '0.00', '210.00');
    expect(await turnoverOf(member)).toEqual({ outstanding: '400.00', emptied: [false] });
    // The first news, delivered again after the correction, looks at what is there now.
    await report(member, bet.id);
    expect((await turnoverOf(member)).outstanding).toBe('400.00');
    await result(ft(0, 2));
    await notifyCorrected(member, bet.id, '210.00', '0.00');
    expect(await turnoverOf(member)).toEqual({ outstanding: '0.00', emptied: [true] });
  });

  it('waits while a deposit is open, and is looked at again by itself', async () => {
    const { member, bet, result } = await betOn('ft_1x2/home', 2100);
    await bucketOf(member, 400n);
    await result(ft(0, 1));
    await sql`insert into cashier_deposit_payments (shard_id, id, bill_no, member_id, channel, reference, currency, amount,
      payer_name, state, late, paid_at, seen_at, confirmations) select shard_id, gen_random_uuid(), 'D1', ${member.id},
      'erc20', 'waiting payment', 'USDT', 1, '', 'confirming', false, now(), now(), 1
      from turnover_buckets where member_id = ${member.id}`.execute(test.app.db);
    await report(member, bet.id);
    expect((await turnoverOf(member)).outstanding).toBe('400.00');
    await sql`update cashier_deposit_payments set state = 'dropped' where reference = 'waiting payment'`.execute(
      test.app.db,
    );
    test.clock.advance({ minutes: 16 });
    await test.settle();
    expect(await turnoverOf(member)).toEqual({ outstanding: '0.00', emptied: [true] });
  });

  it('is not ended where operators have switched it off', async () => {
    const { member, bet, result } = await betOn('ft_1x2/home', 2100);
    await bucketOf(member, 400n);
    await result(ft(0, 1));
    const playedEmpty = { on: false, below: { CNY: '1', USDT: '0.1' } };
    await publishSettings(test.app, { turnover: { playedEmpty } });
    await report(member, bet.id);
    expect((await turnoverOf(member)).outstanding).toBe('400.00');
    await publishSettings(test.app, { turnover: { playedEmpty: { ...playedEmpty, on: true } } });
    await playedEmptyJob.run(test.app, { memberId: member.id, currency: 'CNY' });
    expect((await turnoverOf(member)).outstanding).toBe('0.00');
  });
});
