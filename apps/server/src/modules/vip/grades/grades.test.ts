import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propose, settingsByTwo } from '../../../testing/settings-by-two.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

describe('the VIP levels', () => {
  it('are eleven, each with the eight keys of the specification, as the board prints them [VIP-004]', async () => {
    const { grades } = await test.visitor.getGradeConfig({});
    expect(grades.map(({ name }) => name)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const grade of grades)
      expect(Object.keys(grade).toSorted()).toEqual([
        'birthCash', 'dayWithdrawalCounts', 'dayWithdrawalMoney', 'monthGift', 'name', 'upgradeBonus',
        'upgradeDeposit', 'upgradeFlows',
      ]); // prettier-ignore
    expect(grades[5]).toEqual({
      name: 5, upgradeDeposit: 80_000, upgradeFlows: 400_000, upgradeBonus: 388, monthGift: 188, birthCash: 288,
      dayWithdrawalCounts: 10, dayWithdrawalMoney: 500_000,
    }); // prettier-ignore
    expect(grades[10]).toMatchObject({ dayWithdrawalCounts: -1, dayWithdrawalMoney: 5_000_000 });
  });

  it('have rebates while the site offers them, which one person puts off and two put on again', async () => {
    const two = await settingsByTwo(test);
    const levels = async () => (await test.visitor.getGradeBenefits({})).levels;
    const offer = (unlimited: boolean) =>
      two.publish('vipGrades', (settings) => ({
        ...settings,
        rebate: { ...settings.rebate, offered: true, unlimited },
      }));
    expect((await levels()).every(({ rebates }) => rebates === null)).toBe(true);
    await offer(false);
    // Lotteries give half of what sports give.
    expect((await levels())[5]).toEqual({
      level: 5,
      service: 'priority',
      rebates: { ty: 0.45, dj: 0.45, zr: 0.6, cp: 0.225, dz: 0.7, qp: 0.7, by: 0.7 },
    });
    const off = await propose(
      two.maker.api,
      'vipGrades',
      (settings) => ({ ...settings, rebate: { ...settings.rebate, offered: false } }),
      { operationId: test.app.ids.uuid() },
    );
    expect(off.proposalId).toBeNull();
    expect((await levels()).every(({ rebates }) => rebates === null)).toBe(true);
    await offer(true);
    expect((await levels())[10]?.rebates).toMatchObject({ dz: 1.2 });
  });

  it('have a tag that says whether rebates have a cap [VIP-015]', async () => {
    const two = await settingsByTwo(test);
    const tag = (unlimited: boolean) =>
      two.publish('vipGrades', (settings) => ({
        ...settings,
        rebate: { ...settings.rebate, offered: true, unlimited },
      }));
    await tag(false);
    expect(await test.visitor.getUnlimitedRebateTag({})).toEqual({ isUnlimited: false });
    await tag(true);
    expect(await test.visitor.getUnlimitedRebateTag({})).toEqual({ isUnlimited: true });
  });

  it('cannot be published where a higher level asks for less or lets less be withdrawn', async () => {
    const two = await settingsByTwo(test);
    const change = (level: number, to: object) =>
      two.publish('vipGrades', (settings) => ({
        ...settings,
        grades: settings.grades.map((grade) => (grade.key === level ? { ...grade, ...to } : grade)),
      }));
    await expect(change(3, { upgradeFlows: '20000' })).rejects.toMatchObject({ error: 'settingInvalid' });
    await expect(change(3, { dayWithdrawalMoney: '100' })).rejects.toMatchObject({ error: 'settingInvalid' });
    await expect(change(9, { dayWithdrawalCounts: 2 })).rejects.toMatchObject({ error: 'settingInvalid' });
    await expect(change(0, { upgradeDeposit: '1' })).rejects.toMatchObject({ error: 'settingInvalid' });
    // No level may be missing.
    await expect(
      two.publish('vipGrades', (settings) => ({ ...settings, grades: settings.grades.slice(0, 10) })),
    ).rejects.toMatchObject({ error: 'inputInvalid' });
  });
});
