import { generateKeyPairSync } from 'node:crypto';
import { get } from 'node:http';
import { sealCall } from '@fairway/download-kit/src/seal/seal-call.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { uncounted } from '../../../testing/uncounted.ts';
import { pruneReports } from './reports/prune-reports.job.ts';

let test: TestApp;
let publicKey: string;
beforeAll(async () => {
  test = await createTestApp();
  await uncounted(test);
  const answer = await fetch(`${test.urls.site}/houtu/publicKey`);
  publicKey = ((await answer.json()) as { data: { key: string } }).data.key;
});
afterAll(() => test.end());

const node = 'report/node/insert';
const params = 'params/report';
const deviceId = 'c'.repeat(32);
/** HTTP status and `status_code`. */
type End = readonly [status: number, code: number];
const taken: End = [200, 0];
const invalid: End = [400, 300_002];
const sealBroken: End = [403, 300_012];
const copied: End = [409, 300_014];

async function send(path: string, body: unknown): Promise<End> {
  const answer = await fetch(`${test.urls.site}/houtu/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { status_code: code, code: plain } = (await answer.json()) as { status_code?: number; code?: number };
  return [answer.status, code ?? plain ?? -1];
}

const seal = (path: string, body: object | string, key = publicKey) =>
  sealCall(key, { method: 'POST', path, body: typeof body === 'string' ? body : JSON.stringify(body) });
/** A fresh call on its printed path. */
async function post(path: string, body: object | string): Promise<End> {
  const { key, body: sealed } = await seal(path, body);
  return send(path, { key, body: sealed });
}

const nodes = async () => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from site_download_nodes`.execute(test.app.db);
  return rows[0]?.count ?? 0;
};
const queryOf = async () => {
  const { rows } = await sql<{ query: unknown }>`
    select query from site_download_params where device_id = ${deviceId}`.execute(test.app.db);
  return rows[0]?.query;
};

describe('a copy of a sealed call', () => {
  it('counts no step a second time, on its printed path or the sealed one, however many come at once', async () => {
    const before = await nodes();
    const sealed = await seal(node, { appkey: 'copies' });
    const sent = { key: sealed.key, body: sealed.body };
    const ends = await Promise.all(
      Array.from({ length: 6 }, (_, at) => send(at % 2 ? sealed.path : node, sent)),
    );
    expect(ends.filter(([status]) => status === 200)).toHaveLength(1);
    expect(ends.filter(([status]) => status === 409)).toHaveLength(5);
    // The same key in another spelling of base64url.
    expect(await send(node, { ...sent, key: `${sealed.key}=` })).toEqual(copied);
    expect(await nodes()).toBe(before + 1);
  });

  it('does not put an earlier address in the place of a later one', async () => {
    const report = (code: string) => seal(params, { appkey: 'page', deviceId, query: { i_code: code } });
    const [first, second] = [await report('ONE'), await report('TWO')];
    expect(await send(params, { key: first.key, body: first.body })).toEqual(taken);
    expect(await send(params, { key: second.key, body: second.body })).toEqual(taken);
    expect(await send(params, { key: first.key, body: first.body })).toEqual(copied);
    expect(await queryOf()).toEqual({ i_code: 'TWO' });
  });

  it('of a call that only reads is answered again', async () => {
    const { key, body } = await seal('params/whight', { appkey: 'page', deviceId });
    for (const _ of [1, 2]) expect(await send('params/whight', { key, body })).toEqual(taken);
  });

  it('is known for as long as what it wrote', async () => {
    const { key, body } = await seal(node, { appkey: 'long' });
    await send(node, { key, body });
    test.clock.advance({ hours: 24 * 90 - 1 });
    await pruneReports.run(test.app, { period: '' });
    expect(await send(node, { key, body })).toEqual(copied);
    test.clock.advance({ hours: 2 });
    await pruneReports.run(test.app, { period: '' });
    const { rows } = await sql`select from site_download_calls`.execute(test.app.db);
    expect(rows).toHaveLength(0);
  });
});

describe('a sealed call that was put together of others', () => {
  it('is refused: another call’s body, another call’s path, another site’s key', async () => {
    const before = await nodes();
    const [one, two] = [await seal(node, { appkey: 'one' }), await seal(node, { appkey: 'two' })];
    expect(await send(node, { key: one.key, body: two.body })).toEqual(sealBroken);
    expect(await send(two.path, { key: one.key, body: one.body })).toEqual(sealBroken);
    expect(await send(params, { key: one.key, body: one.body })).toEqual(sealBroken);
    const got = await sealCall(publicKey, { method: 'GET', path: node });
    expect(await send(got.path, { key: got.key, body: one.body })).toEqual(sealBroken);

    const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey;
    const elsewhere = await seal(
      node,
      { appkey: 'one' },
      foreign.export({ type: 'spki', format: 'der' }).toString('base64url'),
    );
    expect(await send(node, { key: elsewhere.key, body: elsewhere.body })).toEqual(sealBroken);
    expect(await nodes()).toBe(before);
  });

  const whole = async (change: (sealed: { key: string; body: string }) => unknown) => {
    const { key, body = '' } = await seal(node, { appkey: 'shape' });
    return send(node, change({ key, body }));
  };
  it.each<[string, (sealed: { key: string; body: string }) => unknown, End]>([
    ['without its key', ({ body }) => ({ body }), sealBroken],
    ['without its body', ({ key }) => ({ key }), sealBroken],
    ['with an empty body', ({ key }) => ({ key, body: '' }), sealBroken],
    ['with a body shorter than its tag', ({ key }) => ({ key, body: 'AAAA' }), sealBroken],
    ['with something beside', (sealed) => ({ ...sealed, appkey: 'x' }), sealBroken],
    ['of other types', ({ body }) => ({ key: 5, body: [body] }), sealBroken],
    ['with a key beyond 1,024 characters', ({ body }) => ({ key: 'A'.repeat(1_025), body }), sealBroken],
    ['with a body beyond 60,000 characters', ({ key }) => ({ key, body: 'A'.repeat(60_001) }), sealBroken],
    ['beyond 64 KiB in all', ({ key }) => ({ key, body: 'A'.repeat(70_000) }), [413, 300_003]],
    ['that is no JSON', () => '{', [400, 300_001]],
    ['that is no object', () => '[]', sealBroken],
  ])('is refused %s', async (_name, change, end) => {
    const outcome = await whole(change);
    expect(outcome[0]).toBe(end[0]);
    if (end === sealBroken) expect(outcome).toEqual(end);
  });
});

describe('what a sealed call holds', () => {
  const query = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 'v']));
  it.each<[string, object | string, End]>([
    ['an app key of 40 signs', { appkey: 'a'.repeat(40) }, taken],
    ['one of 41', { appkey: 'a'.repeat(41) }, invalid],
    ['an empty one', { appkey: '' }, invalid],
    ['one with a blank', { appkey: 'a b' }, invalid],
    ['one in full-width letters', { appkey: 'ａ' }, invalid],
    ['no app key', { node: 'open' }, invalid],
    ['an option that is not known', { appkey: 'k', admin: true }, invalid],
    ['a platform that is not known', { appkey: 'k', platform: 'beos' }, invalid],
    ['a screen of five digits', { appkey: 'k', screenSize: '99999x99999' }, taken],
    ['a screen of six', { appkey: 'k', screenSize: '999999x1' }, invalid],
    ['a device number of 31 signs', { appkey: 'k', deviceId: 'a'.repeat(31) }, invalid],
    ['one in great letters', { appkey: 'k', deviceId: 'A'.repeat(32) }, invalid],
    ['a mobile type of 60 signs', { appkey: 'k', mobileType: 'm'.repeat(60) }, taken],
    ['one of 61', { appkey: 'k', mobileType: 'm'.repeat(61) }, invalid],
    ['50 parameters', { appkey: 'k', query: query(50) }, taken],
    ['51', { appkey: 'k', query: query(51) }, invalid],
    ['a parameter of 500 signs', { appkey: 'k', query: { from: 'v'.repeat(500) } }, taken],
    ['one of 501', { appkey: 'k', query: { from: 'v'.repeat(501) } }, invalid],
    ['a name of 65', { appkey: 'k', query: { ['n'.repeat(65)]: 'v' } }, invalid],
    ['a parameter that is no text', { appkey: 'k', query: { from: 5 } }, invalid],
    ['nested ones', { appkey: 'k', query: { from: { a: 'b' } } }, invalid],
    ['a name twice', '{"appkey":"k","appkey":"l"}', [400, 300_001]],
    ['__proto__', '{"appkey":"k","__proto__":{"admin":true}}', [400, 300_001]],
    ['no JSON', '{"appkey"', [400, 300_001]],
    ['nothing', '', [400, 300_001]],
    ['a list', '[]', invalid],
    // What no database keeps is left out, and the page's report is kept.
    [
      'signs that are none',
      { appkey: 'k', mobileType: 'a\u0000b\ud83d', query: { 'f\u0000': 'a\u0000b\ud83d' } },
      taken,
    ],
  ])('%s', async (_name, body, [status, code]) => {
    const outcome = await post(node, body);
    expect(outcome[0]).toBe(status);
    if (code === 0 || code === 300_002) expect(outcome[1]).toBe(code);
  });

  it('is kept without what no database keeps', async () => {
    await post(params, {
      appkey: 'page',
      deviceId,
      mobileType: 'a\u0000b',
      query: { 'f\u0000rom': 'x\u0000\ud83dy' },
    });
    expect(await queryOf()).toEqual({ from: 'x\ufffdy' });
  });
});

describe('a call whose Host names no host', () => {
  const asked = (host: string) =>
    new Promise<number | undefined>((done, fail) => {
      get(`${test.urls.site}/houtu/pc/downloadUrl`, { headers: { host } }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      }).on('error', fail);
    });

  it('is refused as malformed: no address is made of it, and it is no fault of ours', async () => {
    for (const host of ['[', 'a b', 'a:99999', '<script>', '%'])
      expect([host, await asked(host)]).toEqual([host, 400]);
    expect(await asked('site.example:8443')).not.toBe(400);
  });
});
