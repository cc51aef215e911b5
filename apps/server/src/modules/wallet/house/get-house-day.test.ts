import { afterAll, beforeAll, expect, it } from 'vitest';
import { fundMember } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  // Noon in Shanghai, where the site counts its days.
  test = await createTestApp({ start: '2026-08-15T04:00:00.000Z' });
  const member = await test.register('housedays');
  await fundMember(test.app, member.id, 100_00n);
  test.clock.advance({ hours: 24 });
  await fundMember(test.app, member.id, 7_00n);
  test.clock.advance({ hours: 24 });
  await fundMember(test.app, member.id, 30n);
});
afterAll(() => test.end());

it('counts the money of the days that are asked for, of today without any', async () => {
  const { api } = await test.operator('auditor');
  const depositsOf = async (days: { from?: string; to?: string }) => {
    const { money, from, to, day } = await api.getHouseDay(days);
    const [cny] = money;
    return [from, to, day, cny?.deposits, cny?.liability];
  };
  const today = '2026-08-17';
  expect(await depositsOf({})).toEqual([today, today, today, '0.30', '107.30']);
  expect(await depositsOf({ from: '2026-08-15', to: '2026-08-15' })).toEqual([
    '2026-08-15',
    '2026-08-15',
    today,
    '100.00',
    '107.30',
  ]);
  expect((await depositsOf({ from: '2026-08-16', to: today }))[3]).toBe('7.30');
  expect((await depositsOf({ from: '2026-08-15' }))[3]).toBe('107.30');
});

it('refuses days to come, an end before its start, and more than a year', async () => {
  const { api } = await test.operator('auditor');
  for (const [days, field] of [
    [{ to: '2026-08-18' }, 'to'],
    [{ from: '2026-08-17', to: '2026-08-16' }, 'from'],
    [{ from: '2025-08-16', to: '2026-08-17' }, 'from'],
  ] as const)
    await expect(api.getHouseDay(days)).rejects.toMatchObject({
      error: 'inputInvalid',
      data: { fields: [field] },
    });
});
