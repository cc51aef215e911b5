import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cny } from '@fairway/money';
import { randomUUID } from 'node:crypto';
import { accountsOf, memberTotalsAt, move, points, postTransfers } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { fundMember, findingsOf } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp, type TestOperator } from '../../../testing/test-app.ts';
import { newestSettings, propose as proposeSettings } from '../../../testing/settings-by-two.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const printed = [
  'name', 'token', 'grade', 'id', 'lastDays', 'phone', 'areaCode', 'areaName', 'realName', 'realNameAll',
  'registerIp', 'siteId', 'siteName', 'provinces', 'qq', 'sex', 'status', 'centerMoney', 'lockMoney',
  'virtualMoney', 'virtualLockMoney', 'avatar', 'email', 'has_bank', 'verify_type', 'passwordFlag', 'nickName',
  'isOverseasPhoneFunction', 'modifyConfig',
]; // prettier-ignore

describe('the user info', () => {
  it('has every printed key and the true balances for a member [MEMBER-003] [MEMBER-012]', async () => {
    const member = await test.register('InfoAll1');
    await fundMember(test.app, member.id, 123_45n);
    const onWire = await test.wireOf(member).getUserInfo({});
    expect(Object.keys(onWire as object)).toEqual(expect.arrayContaining(printed));
    const info = await member.api.getUserInfo({});
    expect(info).toMatchObject({
      name: 'InfoAll1',
      centerMoney: '123.45',
      lockMoney: '0.00',
      hasBank: false,
      passwordFlag: false,
      registerIp: expect.stringMatching(/^10\./) as string,
      areaCode: '86',
    });
    // A session's token is returned at the login only.
    expect(info.token).toBe('');
  });

  it('is refused without a token [MEMBER-012]', async () => {
    await expect(test.visitor.getUserInfo({})).rejects.toMatchObject({ error: 'tokenMissing' });
  });

  it('shows the sex and birthday that were set, but none under age [MEMBER-007]', async () => {
    const { api } = await test.register('InfoSex1');
    await api.setUserProfile({ sex: 2 });
    await api.setUserProfile({ birthday: '1991-02-28' });
    expect(await api.getUserInfo({})).toMatchObject({ sex: 2, birthday: '1991-02-28' });
    await expect(api.setUserProfile({ birthday: '2025-01-01' })).rejects.toMatchObject({ error: 'underAge' });
  });

  it('shows the nickname and avatar that were chosen [MEMBER-014] from the default profiles [MEMBER-006]', async () => {
    const { api } = await test.register('InfoNick');
    const { avatars } = await api.listDefaultProfiles({});
    expect(avatars.length).toBeGreaterThan(11);
    const avatar = avatars[3] ?? '';
    await api.setNickname({ nickName: ' 山间风 ' });
    await api.setAvatar({ avatar });
    expect(await api.getUserInfo({})).toMatchObject({ nickName: '山间风', avatar });
    await expect(api.setAvatar({ avatar: 'https://evil.example/a.png' })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
    for (const nickName of ['一', 'a'.repeat(13), '<b>hi</b>', 'a b'])
      await expect(api.setNickname({ nickName })).rejects.toMatchObject({ error: 'nicknameMalformed' });
  });

  it('gives a nickname to one of two, and nobody the name of another member', async () => {
    const [one, two] = await Promise.all([test.register('NickOne1'), test.register('NickTwo1')]);
    const answers = await Promise.allSettled(
      [one, two].map(({ api }) => api.setNickname({ nickName: '同一个人' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(two.api.setNickname({ nickName: 'nickone1' })).rejects.toMatchObject({
      error: 'nicknameTaken',
    });
  });
});

describe('a bonus', () => {
  afterAll(async () => {
    expect(await findingsOf(test.app)).toEqual([]);
  });

  it('a bonus that is not played free yet is listed and owed, and no part of the total funds; points are in neither', async () => {
    const { api, id } = await test.register('BonusApart');
    await fundMember(test.app, id, 100_00n);
    const before = await api.getWalletBalance({});
    const own = accountsOf(id);
    const budget = own.house('campaign', 'CNY', 'wheel-1');
    const at = test.clock.now();
    const transfer = { at, requestId: 'test' };
    await inTransaction(test.app.db, (tx) =>
      postTransfers(tx, [
        {
          id: test.app.ids.uuid(),
          reason: 'promotionFund',
          legs: move(own.house('promotions', 'CNY'), budget, cny(50_00n)),
          ...transfer,
        },
        {
          id: test.app.ids.uuid(),
          reason: 'promotionAward',
          legs: move(budget, own.bonus('CNY'), cny(18_00n)),
          ...transfer,
        },
        {
          id: test.app.ids.uuid(),
          reason: 'pointsEarn',
          legs: move(own.pointsIssued(), own.points(), points(7n)),
          ...transfer,
        },
      ]),
    );

    expect(await api.getWalletBalance({})).toEqual(before);
    const { records } = await api.listCurrencyRecords({ currency: 'CNY' });
    // Both lines are of one instant, in no order of theirs.
    expect(records).toContainEqual(
      expect.objectContaining({ part: 'bonus', kind: 'bonus', amount: '18.00' }),
    );
    expect(await api.listStatementLines({ part: 'bonus', currency: 'CNY' })).toMatchObject({
      lines: [{ amount: '18.00', balanceAfter: '18.00' }],
    });
    const owed = await memberTotalsAt(test.app.db, addSeconds(at, 1));
    expect(owed.filter(({ owner }) => owner === id)).toEqual([{ owner: id, total: cny(118_00n) }]);
  });
});

describe('terms of the wallet', () => {
  let admin: TestOperator;
  let lead: TestOperator;
  const press = () => ({ operationId: randomUUID() });

  beforeAll(async () => {
    [admin, lead] = await Promise.all([test.operator('administrator'), test.operator('cashier-lead')]);
  });

  it('count from the instant that the proposal names, the base rate with them', async () => {
    const early = await test.register('DayBefore');
    const before = await early.api.getBalanceInterestDetails({});
    const { version, settings } = await newestSettings(admin.api, 'wallet');
    const tomorrow = new Date(test.clock.now().getTime() + 86_400_000).toISOString();
    const later = { ...settings, baseRate: '7.40', interest: { ...settings.interest, annualBps: 600 } };
    const asked = {
      kind: 'wallet' as const,
      version,
      settings: later,
      reason: '次日生效',
      validFrom: tomorrow,
    };
    const { proposalId } = await admin.api.changeSettings(asked, press());
    await lead.api.approveProposal({ id: proposalId ?? '' }, press());
    const member = await test.register('Tomorrow');
    expect((await member.api.getExchangeTerms({})).baseRate).toBe(settings.baseRate);
    expect((await member.api.getBalanceInterestDetails({})).annualInterestRate).toBe(
      before.annualInterestRate,
    );
    // A later version that counts at once replaces the one that still waits for its day.
    const { proposalId: soon } = await proposeSettings(
      admin.api,
      'wallet',
      () => ({ ...settings, baseRate: '7.30' }),
      press(),
    );
    await lead.api.approveProposal({ id: soon ?? '' }, press());
    expect((await member.api.getExchangeTerms({})).baseRate).toBe('7.30');
    test.clock.advance({ hours: 25 });
    const evening = await test.register('DayAfter');
    expect((await evening.api.getExchangeTerms({})).baseRate).toBe('7.30');
  });
});
