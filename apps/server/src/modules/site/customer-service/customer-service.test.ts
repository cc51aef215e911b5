import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { createTestApp, type TestApp, type TestOperator } from '../../../testing/test-app.ts';
import { seedConfiguration } from '../configuration/seed-configuration.ts';
import { cleanUpAnalytics } from '../analytics/clean-up-analytics.job.ts';

let test: TestApp;
let editor: TestOperator;
beforeAll(async () => {
  test = await createTestApp();
  await seedConfiguration(test.app);
  editor = await test.operator('administrator');
});
afterAll(() => test.end());

const line = (code: string, audience: 'everyone' | 'visitors' | 'members') => ({
  code,
  name: { zh: `${code} 线`, en: '' },
  url: `https://talk.example/${code}`,
  audience,
});

describe('customer service', () => {
  it('answers each line to those whom it is meant for, and the chat’s address [SITE-020]', async () => {
    const { version, configuration } = await editor.api.getSiteDraft({});
    await editor.api.updateSiteConfig({
      version,
      ...configuration,
      customerService: [line('all', 'everyone'), line('new', 'visitors'), line('vip', 'members')],
      service: { chatUrl: 'https://chat.example/room', freeCall: true },
    });
    const member = await test.register('Service1');
    const codes = async (api: typeof test.visitor) =>
      (await api.getServiceLines({})).lines.map(({ code }) => code);

    expect(await codes(test.visitor)).toEqual(['all', 'new']);
    expect(await codes(member.api)).toEqual(['all', 'vip']);
    expect(await test.visitor.getCustomerServiceUrl({})).toEqual({ url: 'https://chat.example/room' });
  });

  it('passes who writes to the chat: the same person the same id, and never the device’s own [SITE-019]', async () => {
    const member = await test.register('Service2');
    const visitor = await test.visitor.getEchatMetadata({});

    expect(visitor).toMatchObject({ signedIn: false, siteId: '8', language: 'zh-CN' });
    expect(await test.visitor.getEchatMetadata({})).toEqual(visitor);
    expect(await member.api.getEchatMetadata({})).toMatchObject({ signedIn: true, visitorId: member.id });
  });
});

describe('a free call', () => {
  const request = { areaCode: '86', phone: '13912345678', topic: 'deposit', text: '' } as const;

  it('is recorded once, seen masked by operators, read whole with a trace, and settled [SITE-013]', async () => {
    expect(await test.visitor.requestFreeCall(request)).toBeNull();
    await expect(test.visitor.requestFreeCall(request)).rejects.toMatchObject({ error: 'freeCallWaiting' });

    const { api } = await test.operator('support');
    const { requests } = await api.listCallRequests({ waiting: true });
    expect(requests).toMatchObject([
      { phone: '139******78', topic: 'deposit', state: 'waiting', member: false },
    ]);
    const id = requests[0]?.id ?? '';
    expect(await api.revealCallRequest({ id })).toEqual({ phone: '13912345678' });
    await api.settleCallRequest({ id, state: 'called' });
    await expect(api.settleCallRequest({ id, state: 'unreached' })).rejects.toMatchObject({
      error: 'editConflict',
    });

    expect((await api.listCallRequests({ waiting: true })).requests).toEqual([]);
    expect((await api.listCallRequests({ waiting: false })).requests).toMatchObject([{ state: 'called' }]);
    // Dealt with, the number may ask again.
    expect(await test.clientOf().requestFreeCall(request)).toBeNull();
  });

  it('takes no number that cannot be called, and none while it is switched off', async () => {
    for (const phone of ['', '1391234567', '139-1234-567', '+8613912345678'])
      await expect(test.clientOf().requestFreeCall({ ...request, phone }), phone).rejects.toMatchObject({
        error: phone === '' ? 'phoneEmpty' : 'phoneMalformed',
      });
    const { version, configuration } = await editor.api.getSiteDraft({});
    const service = { ...configuration.service, freeCall: false };
    await editor.api.updateSiteConfig({ version, ...configuration, service });
    await expect(test.clientOf().requestFreeCall(request)).rejects.toMatchObject({ error: 'freeCallClosed' });
  });
});

it('keeps a member’s events about itself for ninety days, and none about another member', async () => {
  const { id, api } = await test.register('Counted1');
  const event = { event: 'anchorGoldPurchase', goldCount: '180', rechargeAmount: '18.00' } as const;
  await api.recordAnalyticsEvent({ ...event, userId: id });
  await expect(api.recordAnalyticsEvent({ ...event, userId: 'another' })).rejects.toMatchObject({
    error: 'permissionMissing',
  });
  const kept = () =>
    sql<object>`select event, member_id, facts from site_analytics_events`
      .execute(test.app.db)
      .then(({ rows }) => rows);
  const facts = { goldCount: '180', rechargeAmount: '18.00' };
  expect(await kept()).toEqual([{ event: 'anchorGoldPurchase', member_id: id, facts }]);
  test.clock.advance({ days: 91 });
  await cleanUpAnalytics.run(test.app, { period: '' });
  expect(await kept()).toEqual([]);
});
