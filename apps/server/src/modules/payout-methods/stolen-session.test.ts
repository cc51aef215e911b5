import { hashPassword } from '@fairway/api-client';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestInbox, type TestInbox } from '../../testing/test-inbox.ts';
import type { ApiClient, TestMember } from '../../testing/test-app.ts';
import { opId, withdrawPassword } from '../cashier/testing/cashier-stage.ts';
import { testCard } from '../cashier/testing/test-cards.ts';
import { matchingActs } from '../matching/testing/matching-acts.ts';
import { createMatchingStage, type MatchingStage } from '../matching/testing/matching-stage.ts';

let inbox: TestInbox;
let stage: MatchingStage;
beforeAll(async () => {
  inbox = await openTestInbox();
  stage = await createMatchingStage({ env: inbox.env });
});
afterAll(async () => {
  await stage.end();
  await inbox.close();
});

let made = 0;
/** A member with money and, if asked for, a bound phone or the second factor; and what a thief of the session can call. */
async function victim(has: 'nothing' | 'phone' | 'card' | 'secondFactor' | 'paidPart') {
  made += 1;
  if (has === 'paidPart') return recipient();
  const member = await stage.test.register(`Victim${made}`);
  await stage.deposit(member, '1000');
  const phone = `1370000${1000 + made}`;
  if (has === 'phone')
    await sql`update members_accounts set phone = ${phone}, real_name = '陈远' where id = ${member.id}`.execute(
      stage.test.app.db,
    );
  if (has === 'card') await stage.bindCard(member, testCard(800 + made));
  const factor = has === 'secondFactor' ? await switchOn(member) : undefined;
  const thief = stage.test.clientOf({ token: member.token, signKey: member.signKey });
  return { member, thief, phone, factor };
}

/** A member whose fast withdrawal has a part that its payer says was paid. */
async function recipient() {
  const { member } = await stage.draw(`Victim${made}`, '500');
  const payer = await stage.register(`Accomplice${made}`);
  await matchingActs(stage).paid(payer, await stage.pay(payer, '500'));
  const thief = stage.test.clientOf({ token: member.token, signKey: member.signKey });
  return { member, thief, phone: '', factor: undefined };
}

async function switchOn({ api, proof }: TestMember) {
  const { secret } = await api.beginSecondFactor({ password: proof.password });
  const code = () => generateSync({ secret, epoch: Math.floor(stage.test.clock.now().getTime() / 1000) });
  await api.confirmSecondFactor({ code: code() });
  return { code };
}

const own = hashPassword('246802');
const wrong = { kind: 'password', password: hashPassword('not-the-password') } as const;
const strangersPhone = { channel: 'sms', areaCode: '86', phone: '13900009999' } as const;
const newCard = () => {
  made += 1;
  return { cardNumber: testCard(850 + made), bankCode: 'CMB', holderName: '李四', withdrawPassword: own };
};
const factsOf = async ({ id }: TestMember) => {
  const { rows } = await sql<Record<string, unknown>>`
    select a.phone, a.email, a.real_name, a.password_hash, c.withdraw_password,
      (select count(*)::int from payout_methods m where m.member_id = a.id and m.removed_at is null) as methods,
      (select count(*)::int from members_changes r where r.member_id = a.id) as changes
    from members_accounts a left join payout_methods_members c on c.member_id = a.id where a.id = ${id}`.execute(
    stage.test.app.db,
  );
  return rows[0] ?? {};
};

/** Every call by which money could find a new place, as a thief makes it who has the session and nothing else. */
const attacks: Record<
  string,
  {
    on: Parameters<typeof victim>[0];
    refusal: string;
    act: (thief: ApiClient, member: TestMember) => Promise<unknown>;
  }
> = {
  'set the first withdraw password': {
    on: 'phone',
    refusal: 'stepUpNeeded',
    act: (thief) => thief.setWithdrawPassword({ password: own }),
  },
  'set it by a guessed login password': {
    on: 'nothing',
    refusal: 'passwordWrong',
    act: (thief) => thief.setWithdrawPassword({ password: own, proof: wrong }),
  },
  'set it by a guessed code': {
    on: 'phone',
    refusal: 'phoneCodeWrong',
    act: async (thief) => {
      const { codeId } = await thief.sendStepUpCode({});
      const code = await inbox.codeTo(stage.test, inbox.messages.at(-1)?.to ?? '');
      const guess = code === '111111' ? '222222' : '111111';
      return thief.setWithdrawPassword({ password: own, proof: { kind: 'code', codeId, code: guess } });
    },
  },
  'set it by the login password where the second factor is on': {
    on: 'secondFactor',
    refusal: 'stepUpNeeded',
    act: (thief, { proof }) => thief.setWithdrawPassword({ password: own, proof }),
  },
  'set it by a guessed second factor': {
    on: 'secondFactor',
    refusal: 'secondFactorWrong',
    act: (thief) =>
      thief.setWithdrawPassword({ password: own, proof: { kind: 'secondFactor', code: '000000' } }),
  },
  'change the withdraw password': {
    on: 'card',
    refusal: 'inputInvalid',
    act: (thief, { proof }) => thief.setWithdrawPassword({ password: own, proof }),
  },
  'have a withdraw password reset without a phone or mailbox': {
    on: 'card',
    refusal: 'phoneMissing',
    act: (thief) => thief.sendWithdrawPasswordCode({}),
  },
  'bind a phone that resets passwords': {
    on: 'card',
    refusal: 'stepUpNeeded',
    act: (thief) => thief.sendBindCode({ to: strangersPhone }),
  },
  'bind a mailbox that resets passwords': {
    on: 'card',
    refusal: 'passwordWrong',
    act: (thief) =>
      thief.sendBindCode({ to: { channel: 'email', email: 'thief@example.com' }, proof: wrong }),
  },
  'ask for another phone': {
    on: 'phone',
    refusal: 'stepUpNeeded',
    act: (thief) => thief.sendPhoneChangeCode({ areaCode: '86', phone: strangersPhone.phone }),
  },
  'ask for another name': {
    on: 'phone',
    refusal: 'stepUpNeeded',
    act: (thief) => thief.requestMemberChange({ field: 'realName', realName: '李四' }),
  },
  'bind a card': {
    on: 'card',
    refusal: 'withdrawPasswordWrong',
    act: (thief) => thief.addBankCard(newCard(), opId()),
  },
  'bind a USDT address': {
    on: 'card',
    refusal: 'withdrawPasswordWrong',
    act: (thief) =>
      thief.addUsdtAddress(
        { protocol: 1, address: '0x52908400098527886E0F7030069857D2E4169EE7', withdrawPassword: own },
        opId(),
      ),
  },
  'bind an e-wallet': {
    on: 'card',
    refusal: 'withdrawPasswordWrong',
    act: (thief) =>
      thief.addEwalletAddress({ wallet: 'alipay', account: '13900009999', withdrawPassword: own }, opId()),
  },
  'remove the card': {
    on: 'card',
    refusal: 'withdrawPasswordWrong',
    act: async (thief) => {
      const { methods } = await thief.listPayoutMethods({});
      return thief.removePayoutMethod({ id: methods[0]?.id ?? '', withdrawPassword: own }, opId());
    },
  },
  'remove an e-wallet': {
    on: 'card',
    refusal: 'withdrawPasswordWrong',
    act: async (thief) => {
      const { methods } = await thief.listPayoutMethods({});
      return thief.removeEwalletAddress({ id: methods[0]?.id ?? '', withdrawPassword: own }, opId());
    },
  },
  'withdraw to the card that is there': {
    on: 'card',
    refusal: 'withdrawPasswordWrong',
    act: async (thief) => {
      const { methods } = await thief.listPayoutMethods({});
      const payoutMethodId = methods[0]?.id ?? '';
      return thief.createWithdrawal(
        { currency: 'CNY', amount: '100', payoutMethodId, withdrawPassword: own },
        opId(),
      );
    },
  },
  'say that a part of a fast withdrawal has arrived': {
    on: 'paidPart',
    refusal: 'withdrawPasswordWrong',
    act: async (thief) => {
      const order = await thief.getFastWithdrawal({});
      const { parts } = await thief.listFastWithdrawalParts({ billNo: order?.billNo ?? '' });
      const partNo = parts[0]?.partNo ?? '';
      return thief.confirmFastWithdrawal({ partNo, withdrawPassword: own }, opId());
    },
  },
  'change the login password': {
    on: 'phone',
    refusal: 'oldPasswordWrong',
    act: (thief) =>
      thief.changePassword({ oldPassword: wrong.password, newPassword: hashPassword('Thief-own-9') }),
  },
  'switch on a second factor of their own': {
    on: 'phone',
    refusal: 'passwordWrong',
    act: (thief) => thief.beginSecondFactor({ password: wrong.password }),
  },
  'switch the second factor off': {
    on: 'secondFactor',
    refusal: 'secondFactorWrong',
    act: (thief, { proof }) => thief.endSecondFactor({ password: proof.password, code: '000000' }),
  },
  'renew the recovery codes': {
    on: 'secondFactor',
    refusal: 'secondFactorWrong',
    act: (thief) => thief.renewRecoveryCodes({ code: '000000' }),
  },
};

describe('a stolen session alone', () => {
  it.each(Object.entries(attacks))('cannot %s', async (_name, { on, refusal, act }) => {
    const { member, thief } = await victim(on);
    const before = { ...(await factsOf(member)), ...(await stage.balances(member)) };

    await expect(act(thief, member)).rejects.toMatchObject({ error: refusal });

    expect({ ...(await factsOf(member)), ...(await stage.balances(member)) }).toEqual(before);
  });

  it('learns which kinds of proof the member has, and may use no others', async () => {
    const kindsOf = async (thief: ApiClient) =>
      thief.setWithdrawPassword({ password: own }).then(
        () => undefined,
        (refusal: { data: { kinds: string[] } }) => refusal.data.kinds,
      );
    expect(await kindsOf((await victim('nothing')).thief)).toEqual(['password']);
    expect(await kindsOf((await victim('phone')).thief)).toEqual(['password', 'code']);
    const guarded = await victim('secondFactor');
    expect(await kindsOf(guarded.thief)).toEqual(['secondFactor']);
  });
});

describe('the owner proves who they are', () => {
  it('by a code to the bound phone, once and for this member only', async () => {
    const { member, phone } = await victim('phone');
    const { codeId, sentTo } = await member.api.sendStepUpCode({});
    expect(sentTo).toBe(`+86 137****${phone.slice(-4)}`);
    const code = await inbox.codeTo(stage.test, `+86${phone}`);
    expect(inbox.messages.at(-1)?.text).toContain('验证本人身份');
    const proof = { kind: 'code', codeId, code } as const;
    const other = await victim('phone');
    await expect(other.member.api.setWithdrawPassword({ password: own, proof })).rejects.toMatchObject({
      error: 'phoneCodeExpired',
    });
    await member.api.setWithdrawPassword({ password: own, proof });
    expect((await member.api.getWithdrawalTerms({})).password.isSet).toBe(true);
    // A code proves once.
    await expect(
      member.api.requestMemberChange({ field: 'realName', realName: '陈致远', proof }),
    ).rejects.toMatchObject({ error: 'phoneCodeExpired' });
  });

  it('by no code to a phone that was replaced while the code was being delivered', async () => {
    const { member, phone } = await victim('phone');
    const { codeId } = await member.api.sendStepUpCode({});
    const code = await inbox.codeTo(stage.test, `+86${phone}`);
    await sql`update members_accounts set phone = '13900008888' where id = ${member.id}`.execute(
      stage.test.app.db,
    );
    await expect(
      member.api.setWithdrawPassword({ password: own, proof: { kind: 'code', codeId, code } }),
    ).rejects.toMatchObject({ error: 'phoneCodeExpired' });
  });

  it('by the second factor where it is on', async () => {
    const { member, factor } = await victim('secondFactor');
    stage.test.clock.advance({ seconds: 60 });
    const proof = { kind: 'secondFactor', code: factor?.code() ?? '' } as const;
    await member.api.setWithdrawPassword({ password: own, proof });
    expect((await member.api.getWithdrawalTerms({})).password.isSet).toBe(true);
  });

  it('once for one of two devices that set the first withdraw password at once', async () => {
    const { member, thief } = await victim('nothing');
    const { proof } = member;
    const ends = await Promise.allSettled(
      [member.api, thief].map((api, at) =>
        api.setWithdrawPassword({ password: hashPassword(`13579${at}`), proof }),
      ),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a payout method after the first one ever', () => {
  const ewallet = { wallet: 'alipay', account: 'chen.yuan@163.com', withdrawPassword } as const;
  const bind = {
    card: async (member: TestMember) => {
      made += 1;
      const card = {
        cardNumber: testCard(880 + made),
        bankCode: 'CMB',
        holderName: '陈远',
        withdrawPassword,
      };
      return member.api.addBankCard(card, opId());
    },
    address: async (member: TestMember) => {
      made += 1;
      const address = `0x${String(made).padStart(40, '0')}`;
      return member.api.addUsdtAddress({ protocol: 1, address, withdrawPassword }, opId());
    },
    ewallet: (member: TestMember) => member.api.addEwalletAddress(ewallet, opId()),
  };

  it.each(['card', 'address'] as const)('waits a day once the only one, a %s, is removed', async (kind) => {
    const { member } = await victim('nothing');
    await member.api.setWithdrawPassword({ password: withdrawPassword, proof: member.proof });
    const first = await bind[kind](member);
    expect(first.usableFrom).toBeNull();
    await member.api.removePayoutMethod({ id: first.id, withdrawPassword }, opId());
    const next = await bind.card(member);
    expect(next.usableFrom).toBe(new Date(stage.test.clock.now().getTime() + 24 * 3600 * 1000).toISOString());
    await expect(stage.withdraw(member, next.id, '100')).rejects.toMatchObject({
      error: 'payoutMethodWaiting',
    });
  });

  it('waits a day also where it is of another kind', async () => {
    const { member } = await victim('nothing');
    await member.api.setWithdrawPassword({ password: withdrawPassword, proof: member.proof });
    await bind.card(member);
    expect((await bind.address(member)).usableFrom).not.toBeNull();
    expect((await bind.ewallet(member)).usableFrom).not.toBeNull();
  });

  it('waits also where two are bound at once: one of them is the first', async () => {
    const { member } = await victim('nothing');
    await member.api.setWithdrawPassword({ password: withdrawPassword, proof: member.proof });
    const bound = await Promise.all([bind.card(member), bind.address(member)]);
    expect(bound.filter(({ usableFrom }) => usableFrom === null)).toHaveLength(1);
  });
});
