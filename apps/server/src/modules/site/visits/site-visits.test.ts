import { signRequest } from '@fairway/api-client';
import { anonymousSignKey } from '@fairway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteConfiguration } from '@fairway/contract/site/configuration-schemas.ts';
import { createTestApp, type TestApp, type TestOperator } from '../../../testing/test-app.ts';
import { seedConfiguration } from '../configuration/seed-configuration.ts';

let test: TestApp;
let editor: TestOperator;
beforeAll(async () => {
  test = await createTestApp();
  await seedConfiguration(test.app);
  editor = await test.operator('administrator');
});
afterAll(() => test.end());

/** Publishes these sections over the current ones. */
async function configure(change: Partial<SiteConfiguration>): Promise<void> {
  const { version, configuration } = await editor.api.getSiteDraft({});
  await editor.api.updateSiteConfig({ version, ...configuration, ...change });
}

/** The guided link as a browser on this system gets it. */
async function guidedOn(system: string): Promise<unknown> {
  const path = '/api/site/v1/getWebGdl';
  const timestamp = test.clock.now().getTime();
  const signed = await signRequest({
    method: 'POST',
    path,
    body: '{}',
    timestamp,
    signKey: anonymousSignKey,
  });
  const answer = await fetch(test.urls.site + path, {
    method: 'POST',
    headers: { ...signed, 'content-type': 'application/json', 'user-agent': `Mozilla/5.0 (${system})` },
    body: '{}',
  });
  const { code, data } = (await answer.json()) as { code: number; data: unknown };
  expect(code).toBe(0);
  return data;
}

describe('domains', () => {
  it('are answered by type in the order to try them [SITE-010] [SITE-023]', async () => {
    const two = ['https://a.example', 'https://b.example'];
    await configure({
      domainLists: { static: two, live: [], pcClient: two, macClient: [], androidClient: [], news: two },
    });

    const asked = { siteId: '8', category: 1 } as const;
    expect(await test.visitor.getDomainList({ ...asked, types: ['pcClient', 'news'] })).toEqual({
      list: [
        { type: 'pcClient', domains: two },
        { type: 'news', domains: two },
      ],
    });
    expect(await test.visitor.getStaticDomains({ typeList: [107] })).toEqual({
      list: [{ type: 107, domains: two }],
    });
    expect(await test.visitor.getStaticDomains({ typeList: [108] })).toEqual({ list: [] });
  });

  it('are addresses of servers, not of pages', async () => {
    const none = { static: [], live: [], pcClient: [], macClient: [], androidClient: [], news: [] };
    for (const bad of ['http://a.example', 'https://a.example/path', 'javascript:alert(1)'])
      await expect(configure({ domainLists: { ...none, static: [bad] } }), bad).rejects.toMatchObject({
        error: 'inputInvalid',
      });
  });
});

describe('what a page asks beside the configuration', () => {
  it('answers the parameters as the operator has set them [SITE-028]', async () => {
    expect(await test.visitor.getSiteParameters({})).toMatchObject({
      chat: '1',
      freeCall: '1',
      hardVerify: '0',
    });
    const { configuration } = await editor.api.getSiteDraft({});
    await configure({ switches: { ...configuration.switches, chat: false } });
    expect((await test.visitor.getSiteParameters({})).chat).toBe('0');
    expect((await test.visitor.getSiteConfig({})).switches.chat).toBe(false);
  });

  it('answers the languages by their own names, and the one that this visitor gets [SITE-012]', async () => {
    expect(await test.visitor.getLanguageWhitelist({})).toEqual({
      languages: [
        { code: 'zh-CN', name: '简体中文' },
        { code: 'en', name: 'English' },
      ],
    });
    await configure({ languages: ['en'] });
    expect(await test.visitor.getLanguageCode({})).toEqual({ code: 'en' });
    await configure({ languages: ['zh-CN', 'en'] });
    expect(await test.visitor.getLanguageCode({})).toEqual({ code: 'zh-CN' });
  });

  it('guides a device to its own client, and to none that is not offered [SITE-015]', async () => {
    const { downloads } = (await editor.api.getSiteDraft({})).configuration;
    expect(await test.visitor.getWebGdl({})).toEqual({ client: 'none', url: '' });
    expect(await guidedOn('Windows NT 10.0; Win64; x64')).toEqual({
      client: 'windows',
      url: downloads.windows,
    });
    expect(await guidedOn('Linux; Android 14; Pixel 8')).toMatchObject({ client: 'android' });
    expect(await guidedOn('iPhone; CPU iPhone OS 18_0 like Mac OS X')).toMatchObject({ client: 'ios' });
  });

  it('answers the return link, home until an operator has decided [SITE-017]', async () => {
    expect(await test.visitor.getReturnLink({})).toEqual({ url: '/app/home' });
    await configure({ links: { returnUrl: '/app/sport', premiumVenue: 'beichen' } });
    expect(await test.visitor.getReturnLink({})).toEqual({ url: '/app/sport' });
    expect(await test.visitor.getPremiumVenueJump({})).toEqual({ venue: 'beichen' });
    const links = { returnUrl: '//elsewhere.example', premiumVenue: '' };
    await expect(configure({ links })).rejects.toMatchObject({ error: 'inputInvalid' });
  });

  it('answers the site’s code and where to check it, and the shop [SITE-029] [SITE-031] [SITE-032]', async () => {
    expect(await test.visitor.getLkshopConf({})).toEqual({ open: false, name: '', url: '' });
    await configure({
      siteCode: { code: 'FW-2048', url: 'https://check.example/code' },
      shop: { name: { zh: '积分商城', en: 'Shop' }, url: 'https://shop.example/' },
    });
    expect(await test.visitor.showCode({})).toEqual({ code: 'FW-2048' });
    expect(await test.visitor.getCodeUrl({})).toEqual({ url: 'https://check.example/code' });
    expect(await test.visitor.getLkshopConf({})).toEqual({
      open: true,
      name: '积分商城',
      url: 'https://shop.example/',
    });
  });
});
