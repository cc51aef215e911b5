import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCashierStage,
  opId,
  testCards,
  withdrawPassword,
  type CashierStage,
} from '../testing/cashier-stage.ts';
import { testCard } from '../testing/test-cards.ts';
import type { TestMember } from '../../../testing/test-app.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());

let cards = 0;
/** A member with a card and some thousand yuan (and cents). */
async function richMember(name: string, yuan = '1000'): Promise<{ member: TestMember; methodId: string }> {
  const member = await stage.test.register(name);
  await stage.deposit(member, yuan);
  const methodId = await stage.bindCard(member, nextCard());
  return { member, methodId };
}

function nextCard(): string {
  cards += 1;
  return testCard(cards);
}

const cents = (text: string) => BigInt(text.replace('.', ''));

describe('a withdrawal', () => {
  it('locks the money at once, is approved, paid and confirmed [WDR-001]', async () => {
    const { member, methodId } = await richMember('Withdraws');
    const before = await stage.balances(member);
    const billNo = await stage.withdraw(member, methodId, '100');
    const held = await stage.balances(member);
    expect(cents(before.center) - cents(held.center)).toBe(10_000n);
    expect(held.locked).toBe('100.00');
    expect(await member.api.getActiveWithdrawal({})).toMatchObject({
      billNo, orderState: 4011, status: 'reviewing', orderSource: 1, withdrawType: 0, subDraws: [],
    }); // prettier-ignore

    const clerk = await stage.test.operator('cashier');
    const { cases } = await clerk.api.listWithdrawalQueue({});
    const line = cases.find(({ record }) => record.billNo === billNo);
    expect(line?.flags).toEqual(['firstWithdrawal', 'newPayoutMethod']);
    await clerk.api.approveWithdrawal({ billNo, version: line?.version ?? 0 }, opId());
    expect(await member.api.getWithdrawal({ billNo })).toMatchObject({ orderState: 4012, status: 'paying' });
    await stage.run();
    const paid = await member.api.getWithdrawal({ billNo });
    expect(paid).toMatchObject({ orderState: 4013, status: 'paid' });
    expect((await stage.balances(member)).locked).toBe('0.00');

    const done = await member.api.confirmWithdrawalReceipt({ billNo }, opId());
    expect(done.timeline.map(({ event }) => event)).toEqual([
      'requested', 'approved', 'paid', 'confirmed', 'completed',
    ]); // prettier-ignore
    expect(await member.api.getActiveWithdrawal({})).toBeNull();
    await stage.proveBooks();
  });

  it('carries the printed fields of order and record [WDR-003] [WDR-005] and the card masked', async () => {
    const { member, methodId } = await richMember('WithdrawKeys');
    const billNo = await stage.withdraw(member, methodId, '100');
    const order = await member.api.getWithdrawal({ billNo });
    expect(Object.keys(order)).toEqual(
      expect.arrayContaining([
        'billNo', 'orderState', 'matchResult', 'orderSource', 'orderTimeOut', 'expireTime', 'withdrawType',
        'sourceWithdrawType', 'speedLabel', 'firstDraw', 'subDraws',
      ]), // prettier-ignore
    );
    const { records } = await member.api.listWithdrawals({});
    expect(Object.keys(records[0] ?? {})).toEqual(
      expect.arrayContaining([
        'amount', 'bankName', 'bankCard', 'billNo', 'withdrawalWay', 'fee', 'bankCode', 'createdAt',
        'expectedConfirmAt', 'isReservation', 'rewardAmount',
      ]), // prettier-ignore
    );
    expect(records[0]).toMatchObject({ bankName: '中国工商银行', withdrawalWay: 1 });
    expect(records[0]?.bankCard).toMatch(/^6222 \*{4} \*{4} \d{4}$/);
  });

  it('has its limits and fee shown beforehand, and is found by its number [WDR-025]', async () => {
    const { member, methodId } = await richMember('TermsFirst');
    const { available } = (await member.api.getWithdrawalTerms({})).wallets[0] ?? { available: '' };
    const { wallets, blocks } = await member.api.getWithdrawalTerms({});
    expect(wallets[0]).toEqual({
      currency: 'CNY', available, locked: '0.00', owed: '0.00', min: '100.00', max: '50000.00', fee: '0.00',
      count: { limit: 3, used: 0, left: 3 },
      daily: { limit: '50000.00', used: '0.00', left: '50000.00' },
      mostNow: available, arrivalMinutes: 5, protocols: [],
    }); // prettier-ignore
    expect(wallets[1]).toMatchObject({ currency: 'USDT', fee: '1.000000', protocols: [0, 1] });
    expect(blocks.filter(({ currency }) => currency === 'CNY')).toEqual([]);
    const billNo = await stage.withdraw(member, methodId, '150');
    expect(await member.api.getWithdrawal({ billNo })).toMatchObject({
      billNo,
      record: { amount: '150.00' },
    });
    const after = (await member.api.getWithdrawalTerms({})).wallets[0];
    expect(after).toMatchObject({ locked: '150.00', daily: { used: '150.00', left: '49850.00' } });
  });

  it('is refused above the balance, and nothing is held', async () => {
    const { member, methodId } = await richMember('TooMuch');
    const before = await stage.balances(member);
    await expect(stage.withdraw(member, methodId, '1500')).rejects.toMatchObject({
      error: 'insufficientBalance',
      data: { available: before.center, currency: 'CNY' },
    });
    expect(await stage.balances(member)).toEqual(before);
    expect(await member.api.getActiveWithdrawal({})).toBeNull();
  });

  it('keeps to its limits: per order, one at a time, and to another’s method never', async () => {
    const { member, methodId } = await richMember('KeepsLimits', '3000');
    const stranger = await richMember('StrangerCard');
    await expect(stage.withdraw(member, methodId, '99.99')).rejects.toMatchObject({
      error: 'amountTooSmall',
    });
    await expect(stage.withdraw(member, methodId, '50000.01')).rejects.toMatchObject({
      error: 'amountTooLarge',
    });
    await expect(stage.withdraw(member, methodId, '1e3')).rejects.toMatchObject({ error: 'amountMalformed' });
    await expect(stage.withdraw(member, stranger.methodId, '100')).rejects.toMatchObject({
      error: 'payoutMethodNotFound',
    });
    await stage.withdraw(member, methodId, '100');
    await expect(stage.withdraw(member, methodId, '100')).rejects.toMatchObject({ error: 'withdrawalOpen' });
  });

  it('counts by the site’s day: the fourth of a day waits until midnight in Shanghai', async () => {
    stage.test.clock.set('2026-08-20T15:50:00.000Z'); // 23:50 in Shanghai
    const { member, methodId } = await richMember('DayCount', '2000');
    const clerk = await stage.test.operator('cashier');
    const payOne = async () => {
      const billNo = await stage.withdraw(member, methodId, '100');
      const { version } = await clerk.api.getWithdrawalCase({ billNo });
      await clerk.api.approveWithdrawal({ billNo, version }, opId());
      await stage.run();
    };
    for (let count = 0; count < 3; count += 1) await payOne();
    const { wallets, blocks } = await member.api.getWithdrawalTerms({});
    expect(wallets[0]).toMatchObject({ count: { limit: 3, used: 3, left: 0 }, mostNow: '0.00' });
    expect(blocks).toContainEqual({ error: 'withdrawCountExceeded', currency: 'CNY', params: { count: 3 } });
    stage.test.clock.set('2026-08-20T15:59:59.999Z');
    await expect(payOne()).rejects.toMatchObject({ error: 'withdrawCountExceeded' });
    stage.test.clock.set('2026-08-20T16:00:00.000Z'); // midnight
    await stage.withdraw(member, methodId, '100');
  });

  it('wrong withdraw passwords count down and rest; the right one is refused while they rest [WDR-023] [AUTH-034]', async () => {
    const { member, methodId } = await richMember('ForgetsCode');
    const ask = (password: string) =>
      member.api.createWithdrawal(
        {
          currency: 'CNY',
          amount: '100',
          payoutMethodId: methodId,
          withdrawPassword: hashPassword(password),
        },
        opId(),
      );
    for (let left = 4; left > 0; left -= 1)
      await expect(ask('000000')).rejects.toMatchObject({ error: 'withdrawPasswordWrong', data: { left } });
    await expect(ask('000000')).rejects.toMatchObject({ error: 'withdrawPasswordLocked' });
    await expect(ask('135790')).rejects.toMatchObject({ error: 'withdrawPasswordLocked' });
    expect((await stage.balances(member)).locked).toBe('0.00');
    stage.test.clock.advance({ minutes: 29 });
    await member.api.listBanks({});
    stage.test.clock.advance({ minutes: 29 });
    await member.api.listBanks({});
    stage.test.clock.advance({ minutes: 3 });
    expect(await ask('135790')).toMatchObject({ status: 'reviewing' });
  });

  it('a burst of wrong passwords has no more tries than a queue of them', async () => {
    const { member, methodId } = await richMember('BurstCode');
    const wrong = {
      currency: 'CNY',
      amount: '100',
      payoutMethodId: methodId,
      withdrawPassword: hashPassword('1'),
    } as const;
    const answers = await Promise.allSettled(
      Array.from({ length: 15 }, () => member.api.createWithdrawal(wrong, opId())),
    );
    const errors = answers.map((answer) =>
      answer.status === 'rejected' ? String(answer.reason.error) : 'done',
    );
    expect(errors.filter((error) => error === 'withdrawPasswordWrong')).toHaveLength(4);
    expect(errors.filter((error) => error === 'withdrawPasswordLocked')).toHaveLength(11);
  });

  it('needs a withdraw password, a method and says both beforehand', async () => {
    const member = await stage.test.register('NothingSet');
    const { blocks, password } = await member.api.getWithdrawalTerms({});
    expect(password).toEqual({ isSet: false, attemptsLeft: 5, lockedUntil: null });
    expect(blocks.map(({ error }) => error)).toEqual([
      'withdrawPasswordMissing', 'payoutMethodMissing', 'payoutMethodMissing', 'insufficientBalance',
      'insufficientBalance',
    ]); // prettier-ignore
    const card = { cardNumber: testCards[0], bankCode: 'ICBC', holderName: '陈远', withdrawPassword };
    await expect(member.api.addBankCard(card, opId())).rejects.toMatchObject({
      error: 'withdrawPasswordMissing',
    });
  });

  it('is one withdrawal for ten presses of one button, and at most one for ten buttons', async () => {
    const { member, methodId } = await richMember('TenPresses');
    const operation = 'ten-presses-of-one';
    const same = await Promise.all(
      Array.from({ length: 10 }, () => stage.withdraw(member, methodId, '100', operation)),
    );
    expect(new Set(same).size).toBe(1);
    const other = await richMember('TenButtons');
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () => stage.withdraw(other.member, other.methodId, '100')),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stage.balances(other.member)).locked).toBe('100.00');
    await stage.proveBooks();
  });
});

describe('a withdrawal that nobody decides', () => {
  it('times out after 96 hours and the money is back', async () => {
    const { member, methodId } = await richMember('Forgotten');
    const before = await stage.balances(member);
    const billNo = await stage.withdraw(member, methodId, '100');
    stage.test.clock.advance({ hours: 95 });
    await stage.run();
    expect((await stage.balances(member)).locked).toBe('100.00');
    stage.test.clock.advance({ hours: 1 });
    await stage.run();
    expect(await stage.balances(member)).toEqual(before);
    expect(await stage.withdrawal(billNo)).toMatchObject({ orderState: 4015, status: 'timedOut' });
    await stage.proveBooks();
  });
});
