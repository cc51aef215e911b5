import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../testing/test-app.ts';
import { opId, withdrawPassword } from '../cashier/testing/cashier-stage.ts';
import { testCard } from '../cashier/testing/test-cards.ts';
import { createTheftStage, type TheftStage } from './testing/theft-stage.ts';

let theft: TheftStage;
beforeAll(async () => {
  theft = await createTheftStage();
});
afterAll(() => theft.end());

describe('a payout method after the first one ever', () => {
  const ewallet = { wallet: 'alipay', account: 'chen.yuan@163.com', withdrawPassword } as const;
  const bind = {
    card: async (member: TestMember) => {
      const card = {
        cardNumber: testCard(880 + theft.next()),
        bankCode: 'CMB',
        holderName: '陈远',
        withdrawPassword,
      };
      return member.api.addBankCard(card, opId());
    },
    address: async (member: TestMember) => {
      const address = `0x${String(theft.next()).padStart(40, '0')}`;
      return member.api.addUsdtAddress({ protocol: 1, address, withdrawPassword }, opId());
    },
    ewallet: (member: TestMember) => member.api.addEwalletAddress(ewallet, opId()),
  };

  it.each(['card', 'address'] as const)('waits a day once the only one, a %s, is removed', async (kind) => {
    const { member } = await theft.victim('nothing');
    await member.api.setWithdrawPassword({ password: withdrawPassword, proof: member.proof });
    const first = await bind[kind](member);
    expect(first.usableFrom).toBeNull();
    await member.api.removePayoutMethod({ id: first.id, withdrawPassword }, opId());
    const next = await bind.card(member);
    expect(next.usableFrom).toBe(
      new Date(theft.stage.test.clock.now().getTime() + 24 * 3600 * 1000).toISOString(),
    );
    await expect(theft.stage.withdraw(member, next.id, '100')).rejects.toMatchObject({
      error: 'payoutMethodWaiting',
    });
  });

  it('waits a day also where it is of another kind', async () => {
    const { member } = await theft.victim('nothing');
    await member.api.setWithdrawPassword({ password: withdrawPassword, proof: member.proof });
    await bind.card(member);
    expect((await bind.address(member)).usableFrom).not.toBeNull();
    expect((await bind.ewallet(member)).usableFrom).not.toBeNull();
  });

  it('waits also where two are bound at once: one of them is the first', async () => {
    const { member } = await theft.victim('nothing');
    await member.api.setWithdrawPassword({ password: withdrawPassword, proof: member.proof });
    const bound = await Promise.all([bind.card(member), bind.address(member)]);
    expect(bound.filter(({ usableFrom }) => usableFrom === null)).toHaveLength(1);
  });
});
