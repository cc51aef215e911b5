import { anonymousSignKey } from '@fairway/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signRequest } from '@fairway/api-client';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { firstConfiguration } from '../first-configuration.ts';
import { seedConfiguration } from '../seed-configuration.ts';
import { updateSiteConfig } from './update-site-config.ts';
import { getSiteDraft } from './get-site-draft.ts';

let fairway: TestApp;
beforeAll(async () => {
  fairway = await createTestApp();
  await seedConfiguration(fairway.app);
});
afterAll(() => fairway.end());

/** An operator's call as the edge hands it to an operation. */
const editor = {
  requestId: 'r',
  operation: 'updateSiteConfig',
  address: '',
  deviceId: '',
  language: 'zh-CN',
  userAgent: '',
  origin: '',
  operationId: '',
  operator: {
    operatorId: '01900000-0000-7000-8000-000000000001',
    sessionId: '01900000-0000-7000-8000-000000000002',
    name: '周站长',
    role: 'administrator',
    permissions: ['site.read', 'site.edit'],
  },
} as const;

/** A signed GET by hand, so that the ETag can be asked about. */
async function getConfig(headers: Record<string, string> = {}) {
  const path = '/api/site/v1/getSiteConfig';
  const timestamp = fairway.clock.now().getTime();
  const signed = await signRequest({ method: 'GET', path, body: '', timestamp, signKey: anonymousSignKey });
  return fetch(fairway.urls.site + path, { headers: { ...signed, ...headers } });
}

describe('the site configuration', () => {
  it('answers a visitor the configuration and no licence that nobody filled in', async () => {
    const config = await fairway.visitor.getSiteConfig({});

    expect(config.brand.name).toBe('Fairway');
    expect(config.credentials).toEqual([]);
  });

  it('answers the pre-info with disabled phones, service lines as a JSON list and the skin', async () => {
    const info = await fairway.visitor.getPreInfo({ platformType: 6 });

    expect(info.disablePhones).toEqual({});
    expect(JSON.parse(info.SiteBaseConfigVo.customerService)).toEqual([]);
    expect(info.siteFestivalSkin).toBe('');
  });

  it('says 304 to a caller that has this version already', async () => {
    const first = await getConfig();
    const tag = first.headers.get('etag') ?? '';
    const again = await getConfig({ 'if-none-match': tag });

    expect(first.status).toBe(200);
    expect(tag).not.toBe('');
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('publishes a change at once in this process, and names who made it', async () => {
    const { version } = await getSiteDraft(fairway.app, editor, {});
    const changed = { ...firstConfiguration, brand: { ...firstConfiguration.brand, name: '银滩' } };

    const published = await updateSiteConfig(fairway.app, editor, { version, ...changed });

    expect(published).toEqual({ version: version + 1 });
    expect((await fairway.visitor.getSiteConfig({})).brand.name).toBe('银滩');
    expect(await getSiteDraft(fairway.app, editor, {})).toMatchObject({ changedBy: '周站长' });
  });

  it('refuses the second of two who edited the same version', async () => {
    const { version, configuration } = { version: 2, configuration: firstConfiguration };
    const edit = () => updateSiteConfig(fairway.app, editor, { version, ...configuration });

    const ends = await Promise.allSettled([edit(), edit()]);

    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(edit()).rejects.toMatchObject({ error: 'editConflict' });
  });

  it('hears of another process’s change within a second', async () => {
    await fairway.visitor.getSiteConfig({});
    const { insertConfiguration } = await import('../site-configurations-store.ts');
    const { insertPublication } = await import('../site-publications-store.ts');
    const elsewhere = { ...firstConfiguration, brand: { ...firstConfiguration.brand, name: '别处' } };
    await fairway.app.db.transaction().execute(async (tx) => {
      await insertConfiguration(tx, {
        version: 4,
        configuration: elsewhere,
        operator: undefined,
        at: fairway.clock.now(),
      });
      const at = fairway.clock.now();
      await insertPublication(tx, { number: 4, version: 4, operator: undefined, at });
    });

    fairway.clock.advance({ seconds: 2 });

    expect((await fairway.visitor.getSiteConfig({})).brand.name).toBe('别处');
  });

  it('keeps a draft from visitors until it is published, and goes back to an older version', async () => {
    const { api } = await fairway.operator('administrator');
    const { version, configuration, liveVersion, decisions } = await api.getSiteDraft({});
    const brand = { ...configuration.brand, name: '草稿' };
    const named = async () => (await fairway.visitor.getSiteConfig({})).brand.name;
    const before = await named();

    const draft = await api.saveSiteDraft({ version, ...configuration, brand });
    expect(draft.version).toBe(version + 1);
    expect(await named()).toBe(before);
    const { url } = await api.getSitePreviewLink({ version: draft.version });
    const preview = new URL(url).searchParams.get('sitePreview') ?? '';
    expect((await fairway.visitor.getSitePreview({ preview })).configuration.brand.name).toBe('草稿');
    const forged = preview.replace(/^\d+/, String(version));
    await expect(fairway.visitor.getSitePreview({ preview: forged })).rejects.toMatchObject({
      error: 'previewEnded',
    });

    await api.publishSiteVersion({ version: draft.version, decisions });
    expect(await named()).toBe('草稿');
    await expect(api.publishSiteVersion({ version: draft.version, decisions })).rejects.toMatchObject({
      error: 'editConflict',
    });

    const tag = (await getConfig()).headers.get('etag') ?? '';
    await api.publishSiteVersion({ version: liveVersion, decisions: decisions + 1 });
    expect(await named()).toBe(before);
    // Going back is news as well: a page that knows the draft does not hear 304.
    expect((await getConfig({ 'if-none-match': tag })).status).toBe(200);
    const { versions, liveVersion: shown } = await api.listSiteVersions({});
    expect(shown).toBe(liveVersion);
    expect(versions[0]).toMatchObject({ version: draft.version });
  });

  it('keeps every version as it was: the app may not change or remove one', async () => {
    const { sql } = await import('kysely');
    await expect(sql`update site_configurations set version = 9`.execute(fairway.app.db)).rejects.toThrow(
      /permission denied/,
    );
    await expect(sql`delete from site_configurations`.execute(fairway.app.db)).rejects.toThrow(
      /permission denied/,
    );
  });
});
