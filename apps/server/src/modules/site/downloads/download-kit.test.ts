import { createDownloadKit, type DownloadKit } from '@fairway/download-kit/src/index.ts';
import { sealCall } from '@fairway/download-kit/src/seal/seal-call.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { seedConfiguration } from '../configuration/seed-configuration.ts';
import { pruneReports } from './reports/prune-reports.job.ts';

let test: TestApp;
let publicKey: string;
/** Too long to be in sealed bytes by chance. */
const inviteCode = 'INVITED-BY-A-FRIEND';

beforeAll(async () => {
  test = await createTestApp();
  publicKey = String((await get('publicKey')).data?.['key']);
  vi.stubGlobal('location', { origin: test.urls.site, search: `?i_code=${inviteCode}&from=ad7` });
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36' });
  vi.stubGlobal('screen', { width: 412, height: 915 });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await test.end();
});

interface Answer {
  status: number;
  status_code?: number;
  msg?: string;
  data?: Record<string, unknown> | null;
}

async function get(path: string): Promise<Answer> {
  const answer = await fetch(`${test.urls.site}/houtu/${path}`);
  return { status: answer.status, ...((await answer.json()) as object) };
}

async function send(path: string, body: unknown): Promise<Answer> {
  const answer = await fetch(`${test.urls.site}/houtu/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}

let caller = 0;
/** Limits count by address: each call from one of its own. */
const address = () => `10.1.${Math.floor(++caller / 250)}.${caller % 250}`;

/** A POST on its printed path, sealed as the kit seals it. */
async function post(path: string, body: object): Promise<Answer> {
  const sealed = await sealCall(publicKey, { method: 'POST', path, body: JSON.stringify(body) });
  return send(path, { key: sealed.key, body: sealed.body });
}

function ready(): Promise<DownloadKit> {
  return new Promise((resolve) => {
    createDownloadKit({ appKey: 'story', onready: resolve, isPostParams: false });
  });
}

const deviceId = 'a'.repeat(32);
const rows = async (table: string) =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(test.app.db)).rows;

describe('the server side of the download kit', () => {
  it('keeps a reported step: POST /houtu/report/node/insert [SDK-006]', async () => {
    const answer = await post('report/node/insert', { appkey: 'page-1', node: 'download' });
    expect(answer).toMatchObject({
      status: 200,
      status_code: 0,
      msg: '',
      data: { id: expect.any(String) as string },
    });
    expect(await rows('site_download_nodes')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: answer.data?.['id'], app_key: 'page-1', node: 'download' }),
      ]),
    );
    expect(await post('report/node/insert', { node: 'download' })).toMatchObject({
      status: 400,
      status_code: 300_002,
    });
  });

  it('keeps the parameters of a device, the last report in place of the first: POST /houtu/params/report [SDK-007]', async () => {
    const report = (code: string) =>
      post('params/report', { appkey: 'page-1', deviceId, platform: 'mac', query: { i_code: code } });
    expect(await report('ONE')).toMatchObject({ status_code: 0 });
    await report('TWO');
    const kept = (await rows('site_download_params')).filter((row) => row['device_id'] === deviceId);
    expect(kept).toEqual([expect.objectContaining({ platform: 'mac', query: { i_code: 'TWO' } })]);
  });

  it('answers what it holds for a device: POST /houtu/params/whight [SDK-008]', async () => {
    await post('params/report', { appkey: 'page-2', deviceId, query: { from: 'ad7' } });
    expect(await post('params/whight', { appkey: 'page-2', deviceId })).toMatchObject({
      status_code: 0,
      data: { known: true, query: { from: 'ad7' } },
    });
    const other = { appkey: 'page-2', deviceId: 'b'.repeat(32) };
    expect(await post('params/whight', other)).toMatchObject({
      status_code: 0,
      data: { known: false, query: {} },
    });
  });

  it('refuses a body with a changed byte, one in plain and one of another path [SDK-014]', async () => {
    const path = 'report/node/insert';
    const sealed = await sealCall(publicKey, { method: 'POST', path, body: '{"appkey":"spoilt"}' });
    const { key, body = '' } = sealed;
    const spoil = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

    expect(await send(path, { key, body: spoil(body, 20) })).toMatchObject({
      status: 403,
      status_code: 300_012,
    });
    expect(await send(path, { key: spoil(key, 40), body })).toMatchObject({ status: 403 });
    expect(await send('params/report', { key, body })).toMatchObject({ status: 403 });
    expect(await send(path, { appkey: 'spoilt' })).toMatchObject({ status: 403 });
    expect(await send(`${spoil(sealed.path, 20)}`, { key, body })).toMatchObject({ status: 403 });
    expect((await rows('site_download_nodes')).filter((row) => row['app_key'] === 'spoilt')).toEqual([]);
    expect(await send(path, { key, body })).toMatchObject({ status_code: 0 });
  });

  it('answers a path that does not read in plain [SDK-015]', async () => {
    const asked: string[] = [];
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      asked.push(`${url} ${typeof init.body === 'string' ? init.body : ''}`);
      return real(url, init);
    });
    const kit = await ready();
    expect(await kit.reportParams()).toMatchObject({ ok: true });
    expect(await kit.pcDownloadUrl('mac')).toMatchObject({ ok: false, statusCode: 310_001 });
    vi.stubGlobal('fetch', real);
    expect(asked.length).toBeGreaterThanOrEqual(3);
    for (const request of asked)
      expect(request).not.toMatch(new RegExp(`report|params|download|appkey|${inviteCode}`, 'i'));
    expect(await send('not-sealed-at-all', {})).toMatchObject({ status: 403 });
    expect((await get('nowhere')).status).toBe(404);
  });

  it('says what is missing in msg while no client is offered', async () => {
    for (const path of ['pc/downloadUrl', 'app/appDownLoadUrl'])
      expect(await get(path)).toMatchObject({ status_code: 310_001, msg: '内容不存在或已下线', data: null });
    expect(await post('app/descriptFile', { appkey: 'k' })).toMatchObject({ status_code: 310_001 });
  });

  it('counts calls by address', async () => {
    const from = { headers: { 'x-forwarded-for': '10.9.9.9' } };
    const statuses = await Promise.all(
      Array.from(
        { length: 125 },
        async () => (await fetch(`${test.urls.site}/houtu/publicKey`, from)).status,
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('forgets reports after 90 days', async () => {
    await post('report/node/insert', { appkey: 'old' });
    test.clock.advance({ hours: 24 * 91 });
    await post('report/node/insert', { appkey: 'new' });
    await pruneReports.run(test.app, { period: '' });
    const left = (await rows('site_download_nodes')).map((row) => row['app_key']);
    expect(left).toEqual(['new']);
  });
});

describe('the addresses of the clients', () => {
  beforeAll(async () => {
    await seedConfiguration(test.app);
    await publish({
      testFlight: 'https://testflight.apple.com/join/abc',
      iosDescription: 'https://dl.example/d.mobileconfig',
      teamId: 'TEAM123456',
    });
  });

  /** Publishes other downloads, as the console does. */
  async function publish(changed: object): Promise<void> {
    const editor = await test.operator('administrator');
    const { version, configuration } = await editor.api.getSiteDraft({});
    const downloads = { ...configuration.downloads, ...changed };
    await editor.api.updateSiteConfig({ version, ...configuration, downloads });
  }

  it('of the iPhone: descAddr [SDK-009] and TestFlight url [SDK-010]', async () => {
    expect(await post('app/descriptFile', { appkey: 'k' })).toMatchObject({
      status_code: 0,
      data: { descAddr: 'https://dl.example/d.mobileconfig' },
    });
    expect(await post('tf/api/tf/download', { appkey: 'k' })).toMatchObject({
      status_code: 0,
      data: { url: 'https://testflight.apple.com/join/abc', category: 'testflight', teamId: 'TEAM123456' },
    });
  });

  it('of the computer: GET /houtu/pc/downloadUrl leads to a file [SDK-011]', async () => {
    for (const [query, category] of [
      ['', 'windows'],
      ['?platform=mac', 'mac'],
    ] as const) {
      const { status_code, data } = await get(`pc/downloadUrl${query}`);
      expect({ status_code, category: data?.['category'] }).toEqual({ status_code: 0, category });
      const file = await fetch(String(data?.['url']));
      expect(file.status).toBe(200);
      expect(await file.text()).toContain(`${test.urls.site}/app/home`);
    }
  });

  it('of the phone: GET /houtu/app/appDownLoadUrl leads to a file [SDK-012]', async () => {
    const { status_code, data } = await get('app/appDownLoadUrl');
    expect({ status_code, category: data?.['category'] }).toEqual({ status_code: 0, category: 'android' });
    expect((await fetch(String(data?.['url']))).status).toBe(200);
    expect((await get('app/appDownLoadUrl?platform=ios')).data).toMatchObject({ category: 'testflight' });
  });

  it('reach the kit with category and teamId [SDK-016]', async () => {
    const kit = await ready();
    expect(await kit.appDownloadUrl('ios')).toMatchObject({
      ok: true,
      category: 'testflight',
      teamId: 'TEAM123456',
    });
  });

  it('are in the configuration that the widget asks for [SDK-023]', async () => {
    expect(await test.visitor.getPcDownloadConfig({})).toEqual({
      windows: '/houtu/demo/fairway-windows.url',
      mac: '/houtu/demo/fairway-mac.webloc',
    });
    expect(await test.visitor.getClientResourceConfig({})).toMatchObject({
      android: '/houtu/demo/fairway-android.txt',
      publicKey,
    });
    await publish({ mac: '' });
    expect((await test.visitor.getPcDownloadConfig({})).mac).toBe('');
  });

  it('cannot be a script, nor a scheme that a browser runs', async () => {
    for (const changed of [
      { mac: 'javascript:alert(1)' },
      { mac: '//evil.example/x' },
      { scheme: 'javascript://' },
    ])
      await expect(publish(changed)).rejects.toMatchObject({ error: 'inputInvalid' });
  });
});
