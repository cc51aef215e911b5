import { hashPassword } from '@fairway/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { VipGradeSettings } from '@fairway/contract/vip/settings.ts';
import { sql } from 'kysely';
import {
  createCashierStage,
  opId,
  withdrawPassword,
  type CashierStage,
} from '../../testing/cashier-stage.ts';
import { testCard } from '../../testing/test-cards.ts';
import { fundMember } from '../../../../testing/fund-member.ts';
import { settingsByTwo } from '../../../../testing/settings-by-two.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());

const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

describe('the requests of withdrawals', () => {
  it('hold the money and are listed within the limits, and change nothing above the balance [WDR-029]', async () => {
    const member = await stage.test.register('BothWallets');
    await fundMember(stage.test.app, member.id, 500_00n);
    await fundMember(stage.test.app, member.id, 300_000000n, 'USDT');
    const card = await stage.bindCard(member, testCard(950));
    const wallet = await member.api.addUsdtAddress({ protocol: 1, address, withdrawPassword }, opId());
    // The second method can be used after a day; the session has run out by then.
    stage.test.clock.advance({ hours: 25 });
    const { session } = await stage.test
      .clientOf()
      .logIn({ name: member.name, password: hashPassword(`${member.name}-Passw0rd`) });
    const api = stage.test.clientOf(session);
    for (const [currency, payoutMethodId, amount, tooMuch, left] of [
      ['CNY', card, '200', '501', '300.00'],
      ['USDT', wallet.id, '100', '301', '200.000000'],
    ] as const) {
      const ask = (asked: string) =>
        api.createWithdrawal({ currency, amount: asked, payoutMethodId, withdrawPassword }, opId());
      const { billNo } = await ask(amount);
      const held = await stage.balances(member, currency);
      expect(held.center).toBe(left);
      const { records } = await api.listWithdrawals({ currency });
      expect(records.map((record) => record.billNo)).toEqual([billNo]);

      const clerk = await stage.test.operator('cashier');
      const { version } = await clerk.api.getWithdrawalCase({ billNo });
      await clerk.api.rejectWithdrawal({ billNo, version, reason: '测试退回' }, opId());
      const before = await stage.balances(member, currency);
      await expect(ask(tooMuch)).rejects.toMatchObject({
        error: 'insufficientBalance',
      });
      expect(await stage.balances(member, currency)).toEqual(before);
    }
  });

  it('return the counts and limits of the grade under the printed path [WDR-024]', async () => {
    const member = await stage.test.register('GradeLimits');
    await fundMember(stage.test.app, member.id, 500_00n);
    const card = await stage.bindCard(member, testCard(951));
    await stage.withdraw(member, card, '200');
    const { grade, wallets } = await member.api.getGradeLimits({});
    expect(grade).toBe(0);
    expect(wallets).toEqual([
      {
        currency: 'CNY',
        dayWithdrawalCounts: 3,
        dayWithdrawalMoney: '50000.00',
        usedCounts: 1,
        usedMoney: '200.00',
      },
      {
        currency: 'USDT',
        dayWithdrawalCounts: 3,
        // 50,000 at 7.20, whole USDT
        dayWithdrawalMoney: '6944.000000',
        usedCounts: 0,
        usedMoney: '0.000000',
      },
    ]);
    expect(endpoints.getGradeLimits).toMatchObject({ method: 'POST', path: '/cw/v1/vip/withdraw_info' });

    // The VIP grade decides: the third one has more of both.
    await stage.grade(member, 3);
    const higher = await member.api.getGradeLimits({});
    expect(higher.grade).toBe(3);
    expect(higher.wallets[0]).toMatchObject({
      dayWithdrawalCounts: 5,
      dayWithdrawalMoney: '200000.00',
      usedCounts: 1,
      usedMoney: '200.00',
    });
    await expect(stage.test.visitor.getGradeLimits({})).rejects.toMatchObject({ error: 'tokenMissing' });
  });
});

/** One level with another count and sum of a day. */
function withLevel(
  settings: VipGradeSettings,
  level: number,
  change: Partial<VipGradeSettings['grades'][number]>,
): VipGradeSettings {
  return {
    ...settings,
    grades: settings.grades.map((grade) => (grade.key === level ? { ...grade, ...change } : grade)),
  };
}

/** Withdraws and has it paid, so that the next one may follow. */
async function payOut(member: Parameters<CashierStage['withdraw']>[0], methodId: string, amount: string) {
  const billNo = await stage.withdraw(member, methodId, amount);
  const clerk = await stage.test.operator('cashier');
  const { version } = await clerk.api.getWithdrawalCase({ billNo });
  await clerk.api.approveWithdrawal({ billNo, version }, opId());
  await stage.run();
}

describe('the VIP level of a member', () => {
  it('bounds the count and the sum of a day by the version that two people published [VIP-008]', async () => {
    const two = await settingsByTwo(stage.test);
    await two.publish('vipGrades', (settings) =>
      withLevel(settings, 0, { dayWithdrawalCounts: 2, dayWithdrawalMoney: '1000' }),
    );
    const member = await stage.test.register('VipLimits');
    await fundMember(stage.test.app, member.id, 5_000_00n);
    const card = await stage.bindCard(member, testCard(961));
    await expect(stage.withdraw(member, card, '1000.01')).rejects.toMatchObject({
      error: 'withdrawAmountExceeded',
      data: { remaining: '1000.00' },
    });
    await payOut(member, card, '600');
    await expect(stage.withdraw(member, card, '400.01')).rejects.toMatchObject({
      error: 'withdrawAmountExceeded',
      data: { remaining: '400.00' },
    });
    await payOut(member, card, '100');
    await expect(stage.withdraw(member, card, '100')).rejects.toMatchObject({
      error: 'withdrawCountExceeded',
    });
    // The next level still has what the board prints.
    await stage.grade(member, 1);
    await stage.withdraw(member, card, '100');
  });

  it('that was lost today still counts until midnight', async () => {
    const member = await stage.test.register('LostAtNoon');
    await stage.grade(member, 4);
    const limit = async (api = member.api) => (await api.getGradeLimits({})).wallets[0];
    expect(await limit()).toMatchObject({ dayWithdrawalCounts: 8, dayWithdrawalMoney: '300000.00' });
    await sql`
      insert into vip_grade_changes (shard_id, member_id, number, before_grade, after_grade, cause, changed_at)
      values (ledger_shard_of(${member.id}), ${member.id}, 1, 5, 4, 'lost', ${stage.test.clock.now()})`.execute(
      stage.test.app.db,
    );
    expect(await limit()).toMatchObject({ dayWithdrawalCounts: 10, dayWithdrawalMoney: '500000.00' });
    stage.test.clock.advance({ hours: 24 });
    // The session has run out by then.
    const { session } = await stage.test
      .clientOf()
      .logIn({ name: member.name, password: hashPassword(`${member.name}-Passw0rd`) });
    expect(await limit(stage.test.clientOf(session))).toMatchObject({ dayWithdrawalCounts: 8 });
  });

  it('above 7 gives no more than 7 does until two people have agreed on it', async () => {
    const member = await stage.test.register('Unreviewed');
    await stage.grade(member, 10);
    expect((await member.api.getGradeLimits({})).wallets[0]).toMatchObject({
      dayWithdrawalCounts: 15,
      dayWithdrawalMoney: '1200000.00',
    });
    await sql`
      insert into vip_members (shard_id, member_id, reviewed) values (ledger_shard_of(${member.id}), ${member.id}, 10)`.execute(
      stage.test.app.db,
    );
    expect((await member.api.getGradeLimits({})).wallets[0]).toMatchObject({
      dayWithdrawalCounts: -1,
      dayWithdrawalMoney: '5000000.00',
    });
  });
});
