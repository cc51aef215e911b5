import { firstPayTypeSetting } from '@fairway/contract/cashier/first-pay-type-setting.ts';
import type { CashierSettings } from '@fairway/contract/cashier/settings.ts';
import { errorTable } from '@fairway/contract/errors/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newestSettings,
  propose,
  settingsByTwo,
  type SettingsByTwo,
} from '../../../testing/settings-by-two.ts';
import { createCashierStage, opId, type CashierStage } from '../testing/cashier-stage.ts';
import { firstSettings } from './first-settings.ts';

let stage: CashierStage;
let two: SettingsByTwo;
beforeAll(async () => {
  stage = await createCashierStage();
  two = await settingsByTwo(stage.test);
});
afterAll(() => stage.end());

/** Published over what an installation begins with, by two operators where it takes two. */
const publish = (settings: Partial<CashierSettings>) =>
  two.publish('cashier', () => ({ ...firstSettings, ...settings }));

describe('the settings of the cashier', () => {
  it('begin open, are kept version by version, and an old one is published again', async () => {
    const { api, name } = two.maker;
    const began = await newestSettings(api, 'cashier');
    const { payTypes, ...others } = began.settings;
    expect(began).toMatchObject({ version: 1, changedBy: null, approvedBy: null });
    expect(others).toEqual({ ...others, ...firstSettings, payTypes: undefined });
    const offered = await api.listOfferedPayTypes({});
    expect(offered.payTypes.filter((one) => one.offeredAtFirst).map(({ payType }) => payType)).toEqual([
      1, 2120,
    ]);
    expect(payTypes.filter((row) => row.offered).map(({ payType }) => payType)).toEqual([1, 2120]);
    await publish({ depositPhone: 2 });
    await publish({ depositPhone: 1 });
    const { versions } = await api.listSettingsVersions({ kind: 'cashier' });
    expect(versions.map((one) => one.kind === 'cashier' && [one.version, one.settings.depositPhone])).toEqual(
      [
        [3, 1],
        [2, 2],
      ],
    );
    expect(versions[0]).toMatchObject({ changedBy: name, approvedBy: two.checker.name });
    await publish({ depositPhone: 2 });
    expect((await newestSettings(api, 'cashier')).settings.depositPhone).toBe(2);
    await publish({});
  });

  it('refuse rows that make no sense', async () => {
    const row = { ...firstPayTypeSetting, payType: 1 as const, offered: true, state: 2 as const };
    await expect(publish({ payTypes: [row, row] })).rejects.toMatchObject({ error: 'inputInvalid' });
    const wordless = { enabled: true, content: { zh: '', en: '' } };
    await expect(publish({ leavePay: wordless })).rejects.toMatchObject({ error: 'inputInvalid' });
  });

  it('are read and changed by roles that answer for money, and by no other', async () => {
    const clerk = await stage.test.operator('cashier');
    await expect(clerk.api.getSettings({ kind: 'cashier' })).rejects.toMatchObject({
      error: 'permissionMissing',
    });
    const trader = await stage.test.operator('trader');
    await expect(trader.api.getSettings({ kind: 'cashier' })).rejects.toMatchObject({
      error: 'permissionMissing',
    });
  });
});

describe('the levels of the signer’s alarms', () => {
  it.each([
    ['earlier by its limits', { usedPercent: 60, payouts: 50 }, true],
    ['earlier by its fuel', { usedPercent: 80, payouts: 90 }, true],
    ['later by its limits', { usedPercent: 81, payouts: 50 }, false],
    ['later by its fuel', { usedPercent: 80, payouts: 49 }, false],
    ['never for want of fuel', { usedPercent: 80, payouts: 0 }, false],
    ['earlier by one and later by the other', { usedPercent: 60, payouts: 49 }, false],
  ] as const)('%s', async (_change, signerAlarm, isAlone) => {
    await publish({});
    const { version, settings } = await newestSettings(two.maker.api, 'cashier');
    const asked = await propose(two.maker.api, 'cashier', () => ({ ...settings, signerAlarm }), opId());
    expect(asked.proposalId === null).toBe(isAlone);
    expect(asked.version).toBe(isAlone ? version + 1 : version);
  });
});

describe('what they do to a deposit', () => {
  it.each([
    [2, 'channelInMaintenance', 304_007, '[DEP-012]'],
    [3, 'channelLimiting', 304_008, '[DEP-013]'],
    [4, 'depositNoneAvailable', 244_063, '[DEP-014]'],
    [5, 'channelMissing', 304_009, '[DEP-015]'],
  ] as const)(
    'a method in state %i is shown so and refused by name: %s, %i %s',
    async (state, error, code, _row) => {
      const member = await stage.test.register(`Way${state}`);
      await publish({ payTypes: [{ ...firstPayTypeSetting, payType: 1, offered: true, state }] });
      const { payTypes } = await member.api.listPayTypes({});
      expect(payTypes.find((card) => card.payTypeId === 1)?.state).toBe(state);
      await expect(
        member.api.createDepositOrder({ payType: 1, amount: '500' }, opId()),
      ).rejects.toMatchObject({
        error,
        code,
      });
      expect((await member.api.listDepositOrders({})).orders).toEqual([]);
    },
  );

  it('a method that is switched off is not listed, and refused with 244300 and a message, without order [DEP-063]', async () => {
    const member = await stage.test.register('WayOff');
    await publish({ payTypes: [{ ...firstPayTypeSetting, payType: 1, offered: false }] });
    expect((await member.api.listPayTypes({})).payTypes.map((card) => card.payTypeId)).not.toContain(1);
    await expect(member.api.createDepositOrder({ payType: 1, amount: '500' }, opId())).rejects.toMatchObject({
      code: 244_300,
      message: '该支付方式已停用，请选择其他支付方式',
    });
    expect((await member.api.listDepositOrders({})).orders).toEqual([]);
  });

  it('without any method the list itself is refused with a text, in Chinese and English [DEP-070]', async () => {
    const member = await stage.test.register('NoWayAtAll');
    const off = { ...firstPayTypeSetting, offered: false };
    await publish({ payTypes: [1, 2120].map((payType) => ({ ...off, payType: payType as 1 })) });
    await expect(member.api.listPayTypes({})).rejects.toMatchObject({
      error: 'payTypesUnavailable',
      message: errorTable.payTypesUnavailable.zh,
    });
    expect(errorTable.payTypesUnavailable.en).toMatch(/^Dear user, there are currently/);
  });

  it('a list of amounts travels as fixedAmounts', async () => {
    const member = await stage.test.register('FixedOnes');
    await publish({
      payTypes: [{ ...firstPayTypeSetting, payType: 1, offered: true, fixedAmounts: ['111', '222'] }],
    });
    const { payTypes } = await member.api.listPayTypes({});
    expect(payTypes.find((card) => card.payTypeId === 1)?.fixedAmounts).toEqual(['111', '222']);
  });

  it('the leave-pay config has status and content, and no text while it is off [DEP-007] [DEP-019]', async () => {
    const member = await stage.test.register('Leaves');
    await publish({});
    expect(await member.api.getLeavePayConfig({})).toEqual({ status: 0, content: '' });
    await publish({ leavePay: { enabled: true, content: { zh: '订单尚未付款，确定离开吗？', en: '' } } });
    expect(await member.api.getLeavePayConfig({})).toEqual({
      status: 1,
      content: '订单尚未付款，确定离开吗？',
    });
  });

  it('the announcement is asked for by its category [DEP-043]', async () => {
    const member = await stage.test.register('Announced');
    await publish({ announcement: { zh: '今晚 23 点银行维护', en: 'Bank maintenance at 23:00' } });
    expect(await member.api.getAnnouncementContent({ category: 3 })).toEqual({
      content: '今晚 23 点银行维护',
    });
    await expect(member.api.getAnnouncementContent({ category: 2 as 3 })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
  });
});
