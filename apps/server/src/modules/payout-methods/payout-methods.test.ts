import { hashPassword } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createCashierStage,
  opId,
  withdrawPassword,
  type CashierStage,
} from '../cashier/testing/cashier-stage.ts';
import { testCard } from '../cashier/testing/test-cards.ts';
import type { TestMember } from '../../testing/test-app.ts';

let stage: CashierStage;
beforeAll(async () => {
  stage = await createCashierStage();
});
afterAll(() => stage.end());

let cards = 0;
const nextCard = () => testCard((cards += 1));

async function memberWithPassword(name: string): Promise<TestMember> {
  const member = await stage.test.register(name);
  await member.api.setWithdrawPassword({ password: withdrawPassword, proof: member.proof });
  return member;
}
const card = (cardNumber: string, holderName = '陈远', bankCode = 'CMB') => ({
  cardNumber,
  bankCode,
  holderName,
  withdrawPassword,
});
const address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
const usdtAddress = (text: string, protocol: 0 | 1 | 2 = 1) => ({
  protocol,
  address: text,
  withdrawPassword,
});

describe('bank cards', () => {
  it('are chosen from the list of banks [BANK-004]', async () => {
    const member = await stage.test.register('ListsBanks');
    const { banks } = await member.api.listBanks({});
    expect(banks).toContainEqual({ bankCode: 'ICBC', bankName: '中国工商银行' });
    await expect(stage.test.visitor.listBanks({})).rejects.toMatchObject({ error: 'tokenMissing' });
  });

  it('have a kind: deposit 0, credit 1 [BANK-002] [BANK-006]', async () => {
    const member = await memberWithPassword('TwoKinds');
    await member.api.addBankCard({ ...card(nextCard()), cardType: 0 }, opId());
    const number = nextCard();
    stage.test.clock.advance({ seconds: 1 });
    await member.api.addBankCard({ ...card(number), cardType: 1 }, opId());
    await member.api.addUsdtAddress(usdtAddress('0x52908400098527886E0F7030069857D2E4169EE7'), opId());
    const { cards: listed } = await member.api.listBankCards({});
    expect(listed.map(({ cardType }) => cardType)).toEqual([0, 1]);
    expect(listed[1]?.masked).toBe(`${number.slice(0, 4)} **** **** ${number.slice(-4)}`);
    expect(endpoints.listBankCards).toMatchObject({ method: 'POST', path: '/cw/v1/bankinfo/list' });
  });

  it('are distinguished by their first digits [BANK-005] [BANK-008]', async () => {
    const member = await stage.test.register('FindsBank');
    const { banks } = await member.api.listBanksForPayout({});
    const { bank } = await member.api.findBankOfCard({ cardNumber: '6222 0200 0000 0000 018' });
    expect(bank).toEqual({ bankCode: 'ICBC', bankName: '中国工商银行' });
    expect(banks).toContainEqual(bank);
    expect(await member.api.findBankOfCard({ cardNumber: nextCard() })).toEqual({ bank: null });
    await expect(member.api.findBankOfCard({ cardNumber: '6222020000000000019' })).rejects.toMatchObject({
      error: 'cardNumberInvalid',
    });
    expect(endpoints.listBanksForPayout).toMatchObject({ method: 'GET', path: '/cw/v1/fylx/bank' });
    expect(endpoints.findBankOfCard).toMatchObject({ path: '/cw/v1/bankinfo/card2bank' });
  });

  it('are listed masked, and the number is in no table as it was typed', async () => {
    const member = await memberWithPassword('MaskedCard');
    const number = nextCard();
    const spaced = number.replaceAll(/(\d{4})/g, '$1 ').trim();
    const added = await member.api.addBankCard(card(spaced), opId());
    expect(added).toMatchObject({
      masked: `${number.slice(0, 4)} **** **** ${number.slice(-4)}`,
      holderName: '陈*',
    });
    const { methods } = await member.api.listPayoutMethods({});
    expect(JSON.stringify(methods)).not.toContain(number);
    const found = await sql<{ row: string }>`
      select row_to_json(m)::text as row from payout_methods m
      union all select answer::text from platform_operations where answer is not null`.execute(
      stage.test.app.db,
    );
    for (const { row } of found.rows) expect(row).not.toContain(number);
  });

  it('are refused with a wrong check digit, an unknown bank or another holder', async () => {
    const member = await memberWithPassword('WrongCards');
    const number = nextCard();
    const mistyped = number.slice(0, -1) + String((Number(number.at(-1)) + 1) % 10);
    for (const wrong of [mistyped, '1234', '6222-abcd', '６２２２０２００００００００００００１８', ''])
      await expect(member.api.addBankCard(card(wrong), opId())).rejects.toMatchObject({
        error: 'cardNumberInvalid',
      });
    await expect(member.api.addBankCard(card(number, '陈远', 'XXXX'), opId())).rejects.toMatchObject({
      error: 'bankUnknown',
    });
    await member.api.addBankCard(card(number), opId());
    await expect(member.api.addBankCard(card(nextCard(), '李四'), opId())).rejects.toMatchObject({
      error: 'payoutNameMismatch',
    });
  });

  it('belong to one member, four racing for the same one included', async () => {
    const members: TestMember[] = [];
    for (let count = 0; count < 4; count += 1) members.push(await memberWithPassword(`CardRace${count}`));
    const number = nextCard();
    const answers = await Promise.allSettled(members.map(({ api }) => api.addBankCard(card(number), opId())));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ error: 'payoutMethodTaken' });
  });

  it('are eight at most with the addresses; the first can be used at once, the next after a day', async () => {
    const member = await memberWithPassword('EightCards');
    const first = await member.api.addBankCard(card(nextCard()), opId());
    expect(first.usableFrom).toBeNull();
    const second = await member.api.addBankCard(card(nextCard()), opId());
    expect(second.usableFrom).not.toBeNull();
    await stage.deposit(member, '500');
    await expect(stage.withdraw(member, second.id, '100')).rejects.toMatchObject({
      error: 'payoutMethodWaiting',
      data: { until: second.usableFrom },
    });
    for (let count = 2; count < 8; count += 1) await member.api.addBankCard(card(nextCard()), opId());
    await expect(member.api.addBankCard(card(nextCard()), opId())).rejects.toMatchObject({
      error: 'payoutMethodLimit',
    });
  });

  it('can be removed and bound again, but not while a withdrawal is paid to them', async () => {
    const member = await memberWithPassword('RemovesCard');
    const number = nextCard();
    const { id } = await member.api.addBankCard(card(number), opId());
    await stage.deposit(member, '500');
    await stage.withdraw(member, id, '100');
    await expect(member.api.removePayoutMethod({ id, withdrawPassword }, opId())).rejects.toMatchObject({
      error: 'payoutMethodInUse',
    });
    const other = await memberWithPassword('NotHisCard');
    await expect(other.api.removePayoutMethod({ id, withdrawPassword }, opId())).rejects.toMatchObject({
      error: 'payoutMethodNotFound',
    });
    const spare = await member.api.addBankCard(card(nextCard()), opId());
    await member.api.removePayoutMethod({ id: spare.id, withdrawPassword }, opId());
    expect((await member.api.listPayoutMethods({})).methods.map((one) => one.id)).toEqual([id]);
  });
});

describe('USDT addresses', () => {
  it('are inserted, listed and deleted [USDT-014]', async () => {
    const member = await memberWithPassword('UsdtLists');
    const added = await member.api.addUsdtAddress(usdtAddress(address), opId());
    expect((await member.api.listPayoutMethods({})).methods).toEqual([added]);
    await member.api.removePayoutMethod({ id: added.id, withdrawPassword }, opId());
    expect((await member.api.listPayoutMethods({})).methods).toEqual([]);
  });

  it('of ERC20 start with 0x, are 40 hexadecimal digits and keep their checksum', async () => {
    const member = await memberWithPassword('UsdtShapes');
    const mistyped = address.replace('bD', 'Bd');
    for (const wrong of [mistyped, 'Tabc123', '0x-1', '0xabc123', `${address}00`, `0x${'0'.repeat(40)}`])
      await expect(member.api.addUsdtAddress(usdtAddress(wrong), opId())).rejects.toMatchObject({
        error: 'payoutAddressInvalid',
      });
    // All in one case carries no checksum; it is stored in its canonical spelling.
    const added = await member.api.addUsdtAddress(usdtAddress(address.toLowerCase()), opId());
    expect(added.masked).toBe('0x8ba1…BA72');
  });

  it('of a network we do not pay on are refused', async () => {
    const member = await memberWithPassword('UsdtOmni');
    await expect(
      member.api.addUsdtAddress(usdtAddress('1BoatSLRHtKNngkdXEeobR76b53LETtpyT', 2), opId()),
    ).rejects.toMatchObject({ error: 'protocolUnavailable', message: 'OMNI 网络暂不支持，请选择其他网络' });
  });
});

describe('the withdraw password', () => {
  it('is set once, and changed with the present one only', async () => {
    const member = await stage.test.register('SetsCode');
    const [first, second] = [hashPassword('111111'), hashPassword('222222')];
    await member.api.setWithdrawPassword({ password: first, proof: member.proof });
    await expect(member.api.setWithdrawPassword({ password: second })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
    const wrong = { password: second, currentPassword: second };
    await expect(member.api.setWithdrawPassword(wrong)).rejects.toMatchObject({
      error: 'withdrawPasswordWrong',
    });
    await member.api.setWithdrawPassword({ password: second, currentPassword: first });
    const { password } = await member.api.getWithdrawalTerms({});
    expect(password).toMatchObject({ isSet: true, attemptsLeft: 5 });
    const stored = await sql<{ hash: string }>`
      select withdraw_password as hash from payout_methods_members where member_id = ${member.id}`.execute(
      stage.test.app.db,
    );
    expect(stored.rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('members whose account is restricted', () => {
  const setStatus = (member: TestMember, status: string) =>
    sql`update members_accounts set status = ${status} where id = ${member.id}`.execute(stage.test.app.db);

  it('who excluded themselves cannot deposit but always withdraw', async () => {
    const member = await stage.test.register('Excluded');
    await stage.deposit(member, '500');
    const methodId = await stage.bindCard(member, nextCard());
    await setStatus(member, 'excluded');
    await expect(member.api.createDepositOrder({ payType: 1, amount: '100' }, opId())).rejects.toMatchObject({
      error: 'selfExcluded',
    });
    expect(await stage.withdraw(member, methodId, '100')).toMatch(/^W/);
  });

  it('whose account is frozen can do neither, and the page says so beforehand', async () => {
    const member = await stage.test.register('FrozenMember');
    await stage.deposit(member, '500');
    const methodId = await stage.bindCard(member, nextCard());
    await setStatus(member, 'frozen');
    await expect(member.api.createDepositOrder({ payType: 1, amount: '100' }, opId())).rejects.toMatchObject({
      error: 'memberFrozen',
    });
    await expect(stage.withdraw(member, methodId, '100')).rejects.toMatchObject({ error: 'memberFrozen' });
    const { blocks } = await member.api.getWithdrawalTerms({});
    expect(blocks.map(({ error }) => error)).toContain('memberFrozen');
  });
});
