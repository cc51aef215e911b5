import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import type { ApiClient, TestMember } from '../../testing/test-app.ts';
import { attacksOnAccount } from './testing/attacks-on-account.ts';
import { attacksOnPayouts } from './testing/attacks-on-payouts.ts';
import { attacksOnWithdrawPassword } from './testing/attacks-on-withdraw-password.ts';
import { createTheftStage, thiefsPassword, type TheftStage } from './testing/theft-stage.ts';
import { opId, withdrawPassword } from '../cashier/testing/cashier-stage.ts';
import { testCard } from '../cashier/testing/test-cards.ts';

let theft: TheftStage;
beforeAll(async () => {
  theft = await createTheftStage();
});
afterAll(() => theft.end());

/** Every call by which money could find a new place. */
const attacks = { ...attacksOnWithdrawPassword, ...attacksOnAccount, ...attacksOnPayouts };

describe('a stolen session alone', () => {
  it.each(Object.entries(attacks))('cannot %s', async (_name, { on, refusal, act }) => {
    const { member, thief } = await theft.victim(on);
    const before = await theft.factsOf(member);

    await expect(act(thief, member, theft)).rejects.toMatchObject({ error: refusal });

    expect(await theft.factsOf(member)).toEqual(before);
  });

  it('learns which kinds of proof the member has, and may use no others', async () => {
    const kindsOf = async (thief: ApiClient) =>
      thief.setWithdrawPassword({ password: thiefsPassword }).then(
        () => undefined,
        (refusal: { data: { kinds: string[] } }) => refusal.data.kinds,
      );
    expect(await kindsOf((await theft.victim('nothing')).thief)).toEqual(['password']);
    expect(await kindsOf((await theft.victim('phone')).thief)).toEqual(['password', 'code']);
    const guarded = await theft.victim('secondFactor');
    expect(await kindsOf(guarded.thief)).toEqual(['secondFactor']);
  });
});

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

const ownPassword = hashPassword('246802');

describe('the owner proves who they are', () => {
  it('by a code to the bound phone, once and for this member only', async () => {
    const { member, phone } = await theft.victim('phone');
    const { codeId, sentTo } = await member.api.sendStepUpCode({});
    expect(sentTo).toBe(`+86 137****${phone.slice(-4)}`);
    const code = await theft.inbox.codeTo(theft.stage.test, `+86${phone}`);
    expect(theft.inbox.messages.at(-1)?.text).toContain('验证本人身份');
    const proof = { kind: 'code', codeId, code } as const;
    const other = await theft.victim('phone');
    await expect(
      other.member.api.setWithdrawPassword({ password: ownPassword, proof }),
    ).rejects.toMatchObject({
      error: 'phoneCodeExpired',
    });
    await member.api.setWithdrawPassword({ password: ownPassword, proof });
    expect((await member.api.getWithdrawalTerms({})).password.isSet).toBe(true);
    // A code proves once.
    await expect(
      member.api.requestMemberChange({ field: 'realName', realName: '陈致远', proof }),
    ).rejects.toMatchObject({ error: 'phoneCodeExpired' });
  });

  it('by no code to a phone that was replaced while the code was being delivered', async () => {
    const { member, phone } = await theft.victim('phone');
    const { codeId } = await member.api.sendStepUpCode({});
    const code = await theft.inbox.codeTo(theft.stage.test, `+86${phone}`);
    await sql`update members_accounts set phone = '13900008888' where id = ${member.id}`.execute(
      theft.stage.test.app.db,
    );
    await expect(
      member.api.setWithdrawPassword({ password: ownPassword, proof: { kind: 'code', codeId, code } }),
    ).rejects.toMatchObject({ error: 'phoneCodeExpired' });
  });

  it('by the second factor where it is on', async () => {
    const { member, factor } = await theft.victim('secondFactor');
    theft.stage.test.clock.advance({ seconds: 60 });
    const proof = { kind: 'secondFactor', code: factor?.code() ?? '' } as const;
    await member.api.setWithdrawPassword({ password: ownPassword, proof });
    expect((await member.api.getWithdrawalTerms({})).password.isSet).toBe(true);
  });

  it('once for one of two devices that set the first withdraw password at once', async () => {
    const { member, thief } = await theft.victim('nothing');
    const { proof } = member;
    const ends = await Promise.allSettled(
      [member.api, thief].map((api, at) =>
        api.setWithdrawPassword({ password: hashPassword(`13579${at}`), proof }),
      ),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
