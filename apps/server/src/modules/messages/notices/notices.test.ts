import type { Notice } from '@fairway/contract/site/configuration-schemas.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestOperator } from '../../../testing/test-app.ts';
import { broadcast } from '../inbox/test-messages.ts';

let test: TestApp;
let admin: TestOperator;
beforeAll(async () => {
  test = await createTestApp();
  admin = await test.operator('administrator');
});
afterAll(() => test.end());

async function configure(notices: readonly Partial<Notice>[]): Promise<void> {
  const { version, configuration } = await admin.api.getSiteDraft({});
  const whole = notices.map((notice, at) => ({
    key: `notice-${at}`,
    kind: 'site' as const,
    title: { zh: `公告 ${at}`, en: '' },
    text: { zh: '内容', en: 'Text' },
    from: test.clock.now().toISOString(),
    until: null,
    ...notice,
  }));
  await admin.api.updateSiteConfig({ ...configuration, version, notices: whole });
}

describe('the notices', () => {
  it('are those of the site’s configuration that are shown now [MSG-014]', async () => {
    const later = new Date(test.clock.now().getTime() + 300_000).toISOString();
    await configure([{ kind: 'payment' }, { from: later }, { until: later }]);
    const { notices } = await test.visitor.listNotices({});
    expect(notices.map(({ id }) => id)).toEqual(['notice-2', 'notice-0']);
    expect(notices[1]).toMatchObject({ type: 3, slot: 3, title: '公告 0', content: '内容' });
    test.clock.advance({ minutes: 6 });
    expect((await test.visitor.listNotices({})).notices.map(({ id }) => id)).toEqual([
      'notice-1',
      'notice-0',
    ]);
  });

  it('put type 10 into slot 4 [MSG-016]', async () => {
    await configure([{ kind: 'promotion' }, { kind: 'venue' }, { kind: 'payment' }, { kind: 'site' }]);
    const { notices } = await test.visitor.listNotices({});
    expect(notices.map(({ type, slot }) => [type, slot])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [10, 4],
    ]);
  });
});

describe('the special notice', () => {
  it('is the newest in force for the caller, by GET [MSG-015]', async () => {
    expect(await test.visitor.getSpecialNotice({})).toEqual({ notice: null });
    const first = await broadcast(test, admin, 'special');
    test.clock.advance({ seconds: 1 });
    const member = await test.register('Special1');
    const own = await broadcast(test, admin, 'special', {
      audience: { kind: 'members', names: ['Special1'] },
      to: '/app/home',
    });

    expect((await test.visitor.getSpecialNotice({})).notice).toMatchObject({ id: first.id, to: null });
    expect((await member.api.getSpecialNotice({})).notice).toMatchObject({ id: own.id, to: '/app/home' });
    // It is of the home page alone.
    expect((await member.api.listMessages({ category: 'announcement' })).messages).toEqual([]);
    await expect(member.api.readMessage({ id: own.id })).rejects.toMatchObject({ error: 'messageNotFound' });

    const reason = '不再需要';
    await admin.api.withdrawBroadcast({ id: own.id, version: own.version, reason });
    expect((await member.api.getSpecialNotice({})).notice?.id).toBe(first.id);
  });
});

describe('the safety notice', () => {
  it('is shown to a new member until it is dismissed, on every device [MSG-013]', async () => {
    const member = await test.register('Safety01');
    const shown = await member.api.getSafetyNotice({});
    expect(shown.show).toBe(true);
    expect(shown.lines.length).toBeGreaterThan(1);

    await Promise.all([member.api.dismissNewUserNotice({}), member.api.dismissNewUserNotice({})]);

    expect((await member.api.getSafetyNotice({})).show).toBe(false);
    const device = test.clientOf({ token: member.token, signKey: member.signKey });
    expect((await device.getSafetyNotice({})).show).toBe(false);
  });

  it('is not for long-time members', async () => {
    const member = await test.register('Safety02');
    test.clock.advance({ hours: 24 * 29 });
    const { logIn } = test.clientOf();
    const { hashPassword } = await import('@fairway/api-client');
    const password = hashPassword('Safety02-Passw0rd');
    const at29 = test.clientOf((await logIn({ name: member.name, password })).session);
    expect((await at29.getSafetyNotice({})).show).toBe(true);
    test.clock.advance({ hours: 48 });
    const at31 = test.clientOf((await logIn({ name: member.name, password })).session);
    expect((await at31.getSafetyNotice({})).show).toBe(false);
  });
});
