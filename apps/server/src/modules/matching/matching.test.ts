import { hashPassword } from '@fairway/api-client';
import { matchTerms } from '@fairway/matching';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opId, withdrawPassword } from '../cashier/testing/cashier-stage.ts';
import { testCard } from '../cashier/testing/test-cards.ts';
import { matchingActs } from './testing/matching-acts.ts';
import { createMatchingStage, type MatchingStage } from './testing/matching-stage.ts';

let stage: MatchingStage;
let acts: ReturnType<typeof matchingActs>;
beforeAll(async () => {
  stage = await createMatchingStage();
  acts = matchingActs(stage);
});
afterAll(() => stage.end());

describe('a fast withdrawal that one deposit pays', () => {
  it('passes 4011, 4012 and 4013 and is completed by its confirmation [WDR-007, WDR-026, WDR-027, DEP-021]', async () => {
    const { member, billNo } = await stage.draw('WholeDraw', '500');
    const before = await acts.cents(member);
    expect(await member.api.getFastWithdrawal({})).toMatchObject({
      billNo,
      orderState: 4011,
      matchResult: 0,
    });
    const payer = await stage.register('WholePayer');
    const deposit = await stage.pay(payer, '500');

    expect(await member.api.getFastWithdrawal({})).toMatchObject({
      orderState: 4012, matchResult: 1, orderSource: 0, subDraws: [], withdrawType: 20210,
    }); // prettier-ignore
    const order = await payer.api.getDepositOrder({ billNo: deposit });
    expect(order).toMatchObject({ status: 'pendingPayment', orderState: 101, recipientName: '陈远' });
    expect(order.recipientAccount).toMatch(/^62220400000\d{8}$/);

    await acts.paid(payer, deposit);
    expect(await member.api.getFastWithdrawal({})).toMatchObject({ orderState: 4013, matchResult: 1 });
    expect(await payer.api.getDepositOrder({ billNo: deposit })).toMatchObject({
      status: 'markedPaid',
      orderState: 102,
    });
    expect(await acts.cents(payer)).toBe(0n);
    await expect(acts.paid(payer, deposit)).rejects.toMatchObject({ error: 'depositStateWrong' });

    const press = opId();
    const partNo = await acts.partOf(member, billNo);
    const first = await member.api.confirmFastWithdrawal({ partNo, withdrawPassword }, press);
    expect(await member.api.confirmFastWithdrawal({ partNo, withdrawPassword }, press)).toEqual(first);
    await expect(
      member.api.confirmFastWithdrawal({ partNo, withdrawPassword }, opId()),
    ).rejects.toMatchObject({
      error: 'matchPartStateWrong',
    });

    expect(await acts.cents(payer)).toBe(500_00n);
    // The reward is 0.3 % of 500.00.
    expect((await acts.cents(member)) - before).toBe(1_50n);
    expect((await stage.balances(member)).locked).toBe('0.00');
    expect(await stage.withdrawal(billNo)).toMatchObject({
      status: 'completed', orderState: 4015, record: { withdrawalWay: 3, rewardAmount: '1.50' },
    }); // prettier-ignore
    const settled = await payer.api.getDepositOrder({ billNo: deposit });
    expect(settled).toMatchObject({ status: 'settled', orderState: 103, recipientName: '陈*' });
    expect(settled.recipientAccount).toMatch(/^6222 \*{4} \*{4} \d{4}$/);
    expect(await member.api.getFastWithdrawal({})).toBeNull();
    await stage.run();
    await stage.proveBooks();

    // Before the next is asked for its rehearsal names what it earns: 0.3 % of 400.00, of which the house keeps nothing.
    const next = { currency: 'CNY', withdrawType: 20210, amount: '400' } as const;
    const { preview } = await member.api.rehearseWithdrawal(next);
    expect(preview).toMatchObject({ fee: '0.00', netAmount: '400.00', rewardAmount: '1.20' });
  });

  it('shows the card to the matched payer alone, the parts to the recipient alone', async () => {
    const { member, billNo } = await stage.draw('OwnDraw', '300');
    const payer = await stage.register('OwnPayer');
    const deposit = await stage.pay(payer, '300');
    const stranger = await stage.register('Stranger');
    await stage.bindCard(stranger, testCard(990));
    for (const call of [
      () => stranger.api.getFastDeposit({ billNo: deposit }),
      () => stranger.api.getDepositOrder({ billNo: deposit }),
      () => acts.paid(stranger, deposit),
    ])
      await expect(call()).rejects.toMatchObject({ error: 'depositOrderNotFound' });
    await expect(stage.parts(stranger, billNo)).rejects.toMatchObject({ error: 'withdrawalNotFound' });
    await expect(
      stranger.api.confirmFastWithdrawal(
        { partNo: await acts.partOf(member, billNo), withdrawPassword },
        opId(),
      ),
    ).rejects.toMatchObject({ error: 'matchPartNotFound' });
  });
});

describe('saying that a part has arrived', () => {
  it('asks the withdraw password: wrong ones are counted, five lock it, and nothing moves until the right one', async () => {
    const { member, billNo } = await stage.draw('GuardDraw', '300');
    const payer = await stage.register('GuardPayer');
    await acts.paid(payer, await stage.pay(payer, '300'));
    const partNo = await acts.partOf(member, billNo);
    const say = (digits: string) =>
      member.api.confirmFastWithdrawal({ partNo, withdrawPassword: hashPassword(digits) }, opId());
    await expect(say('000000')).rejects.toMatchObject({ error: 'withdrawPasswordWrong', data: { left: 4 } });
    for (let tries = 0; tries < 3; tries += 1) await say('000000').catch(() => undefined);
    await expect(say('000000')).rejects.toMatchObject({ error: 'withdrawPasswordLocked' });
    await expect(say('135790')).rejects.toMatchObject({ error: 'withdrawPasswordLocked' });
    expect(await acts.cents(payer)).toBe(0n);
    expect((await stage.balances(member)).locked).toBe('300.00');

    await stage.pass({ minutes: 61 });
    await say('135790');
    expect(await acts.cents(payer)).toBe(300_00n);
  });

  it('refuses a call without it', async () => {
    const { member, billNo } = await stage.draw('BareDraw', '300');
    const payer = await stage.register('BarePayer');
    await acts.paid(payer, await stage.pay(payer, '300'));
    const partNo = await acts.partOf(member, billNo);
    // @ts-expect-error -- as a client of the former contract sends it
    await expect(member.api.confirmFastWithdrawal({ partNo }, opId())).rejects.toMatchObject({
      error: 'inputInvalid',
    });
  });
});

describe('a fast withdrawal in parts', () => {
  it('is the parent 88888 of its parts, each with the order’s fields, and ends with the last [WDR-004]', async () => {
    const { member, billNo } = await stage.draw('SplitDraw', '900', 1);
    const before = await acts.cents(member);
    const one = await stage.register('SplitOne');
    const two = await stage.register('SplitTwo');
    const first = await stage.pay(one, '400');
    await stage.pass({ seconds: 30 });
    const second = await stage.pay(two, '500');

    const split = await member.api.getFastWithdrawal({});
    expect(split).toMatchObject({
      withdrawType: 88888,
      sourceWithdrawType: 1,
      matchResult: 1,
      orderState: 4012,
    });
    expect(split?.subDraws).toHaveLength(2);
    for (const draw of split?.subDraws ?? [])
      expect(Object.keys(draw)).toEqual(
        expect.arrayContaining([
          'billNo', 'orderState', 'matchResult', 'orderSource', 'orderTimeOut', 'expireTime', 'withdrawType',
          'sourceWithdrawType', 'speedLabel',
        ]), // prettier-ignore
      );
    expect(split?.firstDraw).toEqual(split?.subDraws[0]);

    await acts.paid(two, second);
    await member.api.confirmFastWithdrawal(
      { partNo: await acts.partOf(member, billNo, 1), withdrawPassword },
      opId(),
    );
    expect(await stage.balances(member)).toMatchObject({ locked: '400.00' });
    expect(await acts.cents(two)).toBe(500_00n);
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'paying' });
    await acts.paid(one, first);
    await member.api.confirmFastWithdrawal(
      { partNo: await acts.partOf(member, billNo, 0), withdrawPassword },
      opId(),
    );

    expect(await stage.balances(member)).toMatchObject({ locked: '0.00' });
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'completed' });
    // 0.3 % of 400.00 and of 500.00.
    expect((await acts.cents(member)) - before).toBe(2_70n);
    await stage.proveBooks();
  });

  it('that the bank refuses after a part was paid gives back the rest, says so, and the part counts as withdrawn', async () => {
    const { member, billNo } = await stage.draw('HalfDraw', '800');
    const before = await stage.balances(member);
    const payer = await stage.register('HalfPayer');
    const deposit = await stage.pay(payer, '300');
    await acts.paid(payer, deposit);
    await member.api.confirmFastWithdrawal(
      { partNo: await acts.partOf(member, billNo), withdrawPassword },
      opId(),
    );
    stage.psp.payoutStatus = 'FAILED';
    await stage.pass({ seconds: matchTerms.withdrawalWaitSeconds + 1 });
    await stage.pass({ minutes: 10 });
    stage.psp.payoutStatus = 'PAID';
    const ended = await stage.withdrawal(billNo);
    expect(ended.status).toBe('failed');
    expect(ended.timeline.at(-1)).toMatchObject({ event: 'failed', amount: '500.00' });
    const announced = await sql<{ amount: string }>`
      select payload ->> 'amount' as amount from platform_outbox where payload ->> 'billNo' = ${billNo}
        and name = 'withdrawal.refused'`.execute(stage.test.app.db);
    expect(announced.rows).toEqual([{ amount: '500.00' }]);
    // 500.00 and the reward of the part, 0.3 % of 300.00.
    const center = BigInt(before.center.replace('.', '')) + 500_00n + 90n;
    expect(await acts.cents(member)).toBe(center);
    expect((await member.api.getGradeLimits({})).wallets[0]).toMatchObject({
      usedCounts: 1,
      usedMoney: '300.00',
    });
    await stage.proveBooks();
  });

  it('books the house’s margin in proportion, and the sum of the parts is the margin to the cent', async () => {
    await stage.publish((current) => ({
      ...current,
      fastWithdrawal: { ...current.fastWithdrawal, drawMarginRate: '0.37', drawRewardRate: '0' },
    }));
    // 0.37 % of 1000.00 is 3.70: 996.30 is to be paid.
    const { member, billNo } = await stage.draw('MarginDraw', '1000');
    const price = { fee: '3.70', netAmount: '996.30' };
    expect((await stage.withdrawal(billNo)).record).toMatchObject(price);
    const again = { currency: 'CNY', withdrawType: 20210, amount: '1000' } as const;
    expect((await member.api.rehearseWithdrawal(again)).preview).toMatchObject(price);
    const payer = await stage.register('MarginPayer');
    const deposit = await stage.pay(payer, '333');
    await acts.paid(payer, deposit);
    await member.api.confirmFastWithdrawal(
      { partNo: await acts.partOf(member, billNo), withdrawPassword },
      opId(),
    );
    // 3.70 × 333.00 / 996.30 = 1.236…: 1.23 are booked, 665.77 stay locked.
    expect((await stage.balances(member)).locked).toBe('665.77');
    await stage.pass({ seconds: matchTerms.withdrawalWaitSeconds + 1 });
    // The rest went to the ordinary payout: 663.30, and what was left of the margin.
    expect(await stage.withdrawal(billNo)).toMatchObject({ status: 'paid', speedLabel: 1 });
    expect(await stage.balances(member)).toMatchObject({ locked: '0.00' });
    await stage.publish((current) => ({
      ...current,
      fastWithdrawal: { ...current.fastWithdrawal, drawMarginRate: '0', drawRewardRate: '0.3' },
    }));
    await stage.proveBooks();
  });
});

it('the log of all of it, replayed, gives the same matches', async () => {
  expect(await stage.proveLog()).toBeGreaterThan(4);
});
