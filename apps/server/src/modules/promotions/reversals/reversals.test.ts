import { accountsOf, readBalance } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { dispatchEvents } from '#platform/outbox/dispatch-events.ts';
import { emit } from '#platform/outbox/emit.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendOf } from '../../../testing/fund-member.ts';
import type { TestMember } from '../../../testing/test-app.ts';
import { playMount } from '../../play/mount.ts';
import { createPromotionsTest, depositGiftTerms, type PromotionsTest } from '../testing/promotions-test.ts';
import { superGiftTerms } from '../kinds/gift/gift-terms.fixture.ts';
import { reverseRewards } from './reverse-rewards.ts';

let test: PromotionsTest;
let gift: { kind: 'depositFirst'; no: number };
beforeAll(async () => {
  test = await createPromotionsTest();
  gift = { kind: 'depositFirst', no: await test.publish(depositGiftTerms('depositFirst')) };
});
afterAll(() => test.end());

interface Deposit {
  readonly billNo: string;
  readonly at: string;
  readonly amount: string;
}

let bills = 0;
async function deposit({ id: memberId }: TestMember, amount: string): Promise<Deposit> {
  bills += 1;
  const paid = { billNo: `R${String(bills).padStart(12, '0')}`, at: test.clock.now().toISOString(), amount };
  await inTransaction(test.app.db, (tx) =>
    emit(tx, test.app, 'deposit.settled', { memberId, currency: 'CNY', ...paid }),
  );
  await deliver();
  test.clock.advance({ seconds: 2 });
  return paid;
}

/** The order's payment has left the chain; `play` counts that where `counted` says so, only the rewards' own reaction runs elsewhere. */
async function reverse({ id: memberId }: TestMember, { at: settledAt, ...paid }: Deposit): Promise<void> {
  const at = test.clock.now().toISOString();
  await inTransaction(test.app.db, (tx) =>
    emit(tx, test.app, 'deposit.reversed', { memberId, currency: 'CNY', ...paid, settledAt, at }),
  );
  await deliver();
}

async function deliver(): Promise<void> {
  const subscribers = [...(playMount.subscribers ?? []), reverseRewards];
  while ((await dispatchEvents(test.app, subscribers)).more);
  await runDueJobs(test.app, subscribers);
}

async function withGift(name: string, amount: string) {
  const member = await test.register(name);
  await member.api.joinDepositGift(gift, test.once());
  test.clock.advance({ seconds: 2 });
  const paid = await deposit(member, amount);
  const { reward } = await member.api.insertDepositGift(gift, test.once());
  return { member, paid, reward };
}

const owedBy = async ({ id }: TestMember) =>
  -(await readBalance(test.app.db, accountsOf(id).debt('CNY'))).minor;
const outstandingOf = async ({ api }: TestMember) =>
  (await api.getTurnover({})).wallets.find(({ currency }) => currency === 'CNY')?.outstanding ?? '0.00';

describe('a reward whose deposit is taken back', () => {
  it('goes back to its campaign with what was to be played for it, once however often that is delivered', async () => {
    const { member, paid } = await withGift('Reversed', '1000.00');
    // 25 % of 1,000.00, to be played three times.
    expect([await test.centerOf(member), await outstandingOf(member)]).toEqual(['250.00', '750.00']);
    await Promise.all([reverse(member, paid), reverse(member, paid)]);
    expect([await test.centerOf(member), await outstandingOf(member)]).toEqual(['0.00', '0.00']);
    expect(await owedBy(member)).toBe(0n);
    const { rewards } = await member.api.listRewards({});
    expect(rewards).toMatchObject([{ state: 'paid', amount: '250.00', reversal: { amount: '250.00' } }]);
    const shown = await test.maker.listCampaignRewards({ campaign: gift });
    expect(shown.rewards[0]).toMatchObject({ memberId: member.id, reversed: '250.00' });
    await expect(member.api.insertDepositGift(gift, test.once())).rejects.toMatchObject({
      error: 'taskUnfinished',
    });
  });

  it('is owed as far as it was spent', async () => {
    const { member, paid } = await withGift('SpentIt', '1000.00');
    await spendOf(test.app, member.id, 18_000n);
    await reverse(member, paid);
    // 250.00 less the 70.00 that were left.
    expect([await test.centerOf(member), await owedBy(member)]).toEqual(['0.00', 18_000n]);
  });

  it('is gone where it waits for people, and cannot be paid any more', async () => {
    const { member, paid, reward } = await withGift('UnderReview', '5000.00');
    expect(reward).toMatchObject({ state: 'applied', amount: '1250.00' });
    await reverse(member, paid);
    const { rewards } = await member.api.listRewards({});
    expect(rewards).toMatchObject([{ state: 'refused', reversal: { amount: '0.00' }, remark: null }]);
    const decision = { memberId: member.id, rewardId: reward.id, pay: true, remark: '存款核对无误' };
    await expect(test.maker.decideReward(decision, test.once())).rejects.toMatchObject({
      error: 'rewardNotWaiting',
    });
  });

  it('is not given for a deposit that has left, before that is counted', async () => {
    const member = await test.register('TooQuick');
    await member.api.joinDepositGift(gift, test.once());
    test.clock.advance({ seconds: 2 });
    const paid = await deposit(member, '1000.00');
    const event = { memberId: member.id, currency: 'CNY' as const, ...paid };
    const at = test.clock.now().toISOString();
    const payload = { ...event, settledAt: paid.at, at };
    // Only the reaction of the rewards runs: `play` still has the deposit.
    await reverseRewards.run(test.app, { id: 'not-counted', at, payload });
    await expect(member.api.insertDepositGift(gift, test.once())).rejects.toMatchObject({
      error: 'taskUnfinished',
    });
    expect(await test.centerOf(member)).toBe('0.00');
  });

  it('is never left with the member when claim and reversal meet', async () => {
    const raced = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const member = await test.register(`Raced${index}`);
        await member.api.joinDepositGift(gift, test.once());
        return member;
      }),
    );
    test.clock.advance({ seconds: 2 });
    const deposits: Deposit[] = [];
    for (const member of raced) deposits.push(await deposit(member, '100.00'));
    await Promise.all(
      raced.flatMap((member, index) => [
        member.api.insertDepositGift(gift, test.once()).catch(() => undefined),
        ...deposits.slice(index, index + 1).map((paid) => reverse(member, paid)),
      ]),
    );
    await deliver();
    for (const member of raced)
      expect([await test.centerOf(member), await owedBy(member)]).toEqual(['0.00', 0n]);
  });

  it('is of a day’s deposits only what those that stand would not have given', async () => {
    // 500 gives 8.00, 5,000 gives 58.00.
    const no = await test.publish(superGiftTerms());
    const member = await test.register('TwoDeposits');
    const small = await deposit(member, '800.00');
    const large = await deposit(member, '4500.00');
    await member.api.applySuperGift({ no }, test.once());
    expect(await test.centerOf(member)).toBe('58.00');
    await reverse(member, large);
    expect(await test.centerOf(member)).toBe('8.00');
    await reverse(member, small);
    expect(await test.centerOf(member)).toBe('0.00');
    const { rewards } = await member.api.listRewards({});
    expect(rewards[0]).toMatchObject({ amount: '58.00', reversal: { amount: '58.00' } });
  });

  it('goes to the house where its campaign is archived', async () => {
    const key = {
      kind: 'depositFirst' as const,
      no: await test.publish(depositGiftTerms('depositFirst', { endsAt: '2026-08-16T16:00:00.000Z' })),
    };
    const member = await test.register('Archived');
    await member.api.joinDepositGift(key, test.once());
    test.clock.advance({ seconds: 2 });
    const paid = await deposit(member, '1000.00');
    await member.api.insertDepositGift(key, test.once());
    await test.days(3);
    const ended = await test.checker.endCampaign({ ...key, reason: '活动结束' }, test.once());
    expect(ended).toEqual({ returned: '8750.00' });
    await reverse(member, paid);
    const { campaigns } = await test.checker.getLiability({});
    expect(campaigns.find(({ kind, no }) => kind === key.kind && no === key.no)).toMatchObject({
      paid: '0.00',
      returned: '9000.00',
      balance: '0.00',
    });
  });
});
