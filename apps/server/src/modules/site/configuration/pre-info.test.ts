import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { seedConfiguration } from './seed-configuration.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await seedConfiguration(test.app);
});
afterAll(() => test.end());

describe('the pre-info', () => {
  it('has disabled prefixes with their words, service lines as a JSON list, and the skin [SITE-001] [SITE-011]', async () => {
    const { api } = await test.operator('administrator');
    const { version, configuration } = await api.getSiteDraft({});
    const service = { code: 'online', url: 'https://service.example/chat' };
    await api.updateSiteConfig({
      version,
      ...configuration,
      appearance: { ...configuration.appearance, festivalSkin: true },
      customerService: [service],
      disabledPhones: [{ prefix: '170', message: { zh: '170 号段暂不支持', en: '170 is not supported' } }],
    });

    const info = await test.visitor.getPreInfo({ platformType: 6 });

    expect(info.disablePhones).toEqual({ '170': '170 号段暂不支持' });
    expect(JSON.parse(info.SiteBaseConfigVo.customerService)).toEqual([service]);
    expect(info.siteFestivalSkin).toBe('festival');
  });
});
