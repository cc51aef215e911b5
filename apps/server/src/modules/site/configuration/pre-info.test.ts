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
  it('has disabled prefixes with their texts, service lines as a JSON list, and the skin [SITE-001] [SITE-011]', async () => {
    const { api } = await test.operator('administrator');
    const { version, configuration } = await api.getSiteDraft({});
    const service = { code: 'online', url: 'https://service.example/chat' };
    const line = { ...service, name: { zh: '在线', en: '' }, audience: 'everyone' } as const;
    await api.updateSiteConfig({
      version,
      ...configuration,
      appearance: { ...configuration.appearance, festivalSkin: true },
      customerService: [line, { ...line, code: 'members', audience: 'members' }],
      disabledPhones: [{ prefix: '170', message: { zh: '170 号段暂不支持', en: '170 is not supported' } }],
    });

    const info = await test.visitor.getPreInfo({ platformType: 6 });

    expect(info.disablePhones).toEqual({ '170': '170 号段暂不支持' });
    expect(JSON.parse(info.SiteBaseConfigVo.customerService)).toEqual([service]);
    expect(info.siteFestivalSkin).toBe('festival');
  });

  it('has the site base config: title, name, logos, service lines, domains and rules [SITE-002]', async () => {
    const { api } = await test.operator('administrator');
    const { version, configuration } = await api.getSiteDraft({});
    const { brand, domains } = configuration;
    await api.updateSiteConfig({
      version,
      ...configuration,
      brand: {
        ...brand,
        name: '银滩',
        logoUrl: '/logo/dark.svg',
        logoLightUrl: 'https://cdn.example/light.svg',
      },
      domains: {
        ...domains,
        h5: 'https://m.example',
        pc: 'https://www.example',
        sportApp: 'https://sport.example',
        agent: 'https://agent.example',
        chess: 'https://chess.example',
        xjJump: 'https://xj.example',
      },
      verification: { strict: true, loginFailures: 3, kind: 'picture', words: true },
    });

    const { SiteBaseConfigVo } = await test.visitor.getPreInfo({ platformType: 6 });

    expect(SiteBaseConfigVo).toMatchObject({
      title: '体育赛事与娱乐平台',
      name: '银滩',
      logoUrl: '/logo/dark.svg',
      logoLightUrl: 'https://cdn.example/light.svg',
      h5Domain: 'https://m.example',
      pcDomain: 'https://www.example',
      sportAppDomain: 'https://sport.example',
      agentDomain: 'https://agent.example',
      chessDomain: 'https://chess.example',
      xjJumpdomain: 'https://xj.example',
      submitMoreUnorde: false,
      hardVerify: true,
      kaptchcate: 'own',
    });
    expect(JSON.parse(SiteBaseConfigVo.customerService)).toHaveLength(1);
    // Strict verification is meant literally: even a first login asks for a captcha.
    const keyCodes = ['loginVerifyTriggerTimes' as const];
    expect(await test.visitor.getLoginCaptchaConfig({ keyCodes })).toEqual({
      loginVerifyTriggerTimes: '0',
    });
    await expect(test.visitor.logIn({ name: 'Nobody01', password: '0'.repeat(32) })).rejects.toMatchObject({
      error: 'captchaNeeded',
    });
  });
});
