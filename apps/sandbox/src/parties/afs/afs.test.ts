import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RunningSandbox } from '../../testing/running-sandbox.ts';

const secret = 'demo-captcha-afs-secret-not-for-production';
const site = { a: 'FFFF0N0000000000FAIR', scene: 'nc_login' };

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await RunningSandbox.start();
});
afterAll(() => sandbox.stop());

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signed question, made from the service's printed rule. */
async function authenticate(session: object, more: Record<string, string> = {}, key = secret) {
  const parameters: Record<string, string> = {
    Action: 'AuthenticateSig',
    Version: '2018-01-12',
    Format: 'JSON',
    AccessKeyId: 'fairway',
    SignatureMethod: 'HMAC-SHA1',
    SignatureVersion: '1.0',
    SignatureNonce: randomUUID(),
    Timestamp: new Date().toISOString().replace(/\.\d+Z/, 'Z'),
    AppKey: site.a,
    Scene: site.scene,
    RemoteIp: '203.0.113.9',
    ...session,
    ...more,
  };
  const names = Object.keys(parameters).toSorted();
  const query = names.map((name) => `${encode(name)}=${encode(parameters[name] ?? '')}`).join('&');
  const signature = createHmac('sha1', `${key}&`)
    .update(`POST&%2F&${encode(query)}`)
    .digest('base64');
  return (await sandbox.submit('/afs/', { ...parameters, Signature: signature })).body.Code;
}

async function push(beside: number) {
  const t = `${site.a}:${randomUUID()}`;
  const shown = (await sandbox.post('/afs/nocaptcha/initialize', { ...site, t })).body;
  expect(shown.success).toBe(true);
  const { challenges } = (await sandbox.get('/director/afs/challenges')).body;
  const { place } = challenges.find(({ token }: { token: string }) => token === t);
  const { result } = (await sandbox.post('/afs/nocaptcha/analyze', { ...site, t, x: place + beside })).body;
  return {
    result,
    session: { Token: t, SessionId: result.csessionid ?? 'none', Sig: result.value ?? 'none' },
  };
}

it('proves a session of a right push once', async () => {
  const { result, session } = await push(5);
  expect(result.code).toBe(0);
  expect(await authenticate(session, { Sig: 'another' })).toBe(900);
  expect(await authenticate(session)).toBe(100);
  expect(await authenticate(session)).toBe(900);
});

it('leaves a wrong push nothing to prove', async () => {
  const { result, session } = await push(6);
  expect(result).toEqual({ code: 300 });
  expect(await authenticate(session)).toBe(900);
});

it('reads no question that is not signed, stale, sent again or of a stranger', async () => {
  const { session } = await push(0);
  expect(await authenticate(session, {}, 'another-secret')).toBe('SignatureDoesNotMatch');
  expect(await authenticate(session, { AccessKeyId: 'stranger' })).toBe('InvalidAccessKeyId.NotFound');
  expect(await authenticate(session, { Timestamp: '2020-01-01T00:00:00Z' })).toBe('InvalidTimeStamp.Expired');
  expect(await authenticate(session, { SignatureNonce: 'twice' })).toBe(100);
  expect(await authenticate(session, { SignatureNonce: 'twice' })).toBe('SignatureNonceUsed');
});
