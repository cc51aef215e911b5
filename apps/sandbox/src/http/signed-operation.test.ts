import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningSandbox, sign } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await RunningSandbox.start({ CHAIN: 'off', PSP_SECRET_NEXT: 'the-next-psp-secret-for-rotation' });
});
afterAll(() => sandbox.stop());

const query = { merchantNo: 'FW10001', orderNo: 'D1' };
const ask = (overrides = {}) => sandbox.call('psp', '/psp/v1/collections/query', query, overrides);

describe('the signature', () => {
  it('is the one in the README, byte for byte', () => {
    expect(sign('psp', '1767225600000', '0123456789abcdef', '{"orderNo":"D1"}')).toBe(
      'v1=893d11a077841655e31d59e79928aadec1e187b48e97bf54c2a42fd01e193747',
    );
  });

  it('accepts a right request and signs the answer over the nonce of the question', async () => {
    const answer = await ask({ nonce: 'a-nonce-of-our-own' });
    expect([answer.status, answer.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    expect(answer.headers.get('x-psp-nonce')).toBe('a-nonce-of-our-own');
    const timestamp = answer.headers.get('x-psp-timestamp') ?? '';
    expect(answer.headers.get('x-psp-signature')).toBe(
      sign('psp', timestamp, 'a-nonce-of-our-own', answer.text),
    );
  });

  it.each([
    ['another sender', { sender: 'FW99999' }, 'SENDER_UNKNOWN'],
    ['a wrong signature', { signature: `v1=${'0'.repeat(64)}` }, 'SIGNATURE_INVALID'],
    ['no signature', { signature: '' }, 'SIGNATURE_INVALID'],
    ['a clock six minutes behind', { timestamp: String(new Date().getTime() - 360_000) }, 'TIMESTAMP_STALE'],
    ['seconds instead of milliseconds', { timestamp: '1767225600' }, 'TIMESTAMP_STALE'],
    ['a short nonce', { nonce: 'short' }, 'SIGNATURE_INVALID'],
  ])('refuses %s, unsigned', async (_case, overrides, code) => {
    const answer = await ask(overrides);
    expect([answer.status, answer.body.code]).toEqual([401, code]);
    expect(answer.headers.get('x-psp-signature')).toBeNull();
  });

  it('refuses a nonce that was used, also by another call', async () => {
    await ask({ nonce: 'used-only-once-please' });
    const again = await sandbox.call('psp', '/psp/v1/payouts/query', query, {
      nonce: 'used-only-once-please',
    });
    expect([again.status, again.body.code]).toEqual([401, 'NONCE_REPEATED']);
  });

  it('accepts the second key during rotation', async () => {
    const { createHmac } = await import('node:crypto');
    const [timestamp, nonce] = [String(new Date().getTime()), 'signed-with-the-second-key'];
    const text = `${timestamp}\n${nonce}\n${JSON.stringify(query)}`;
    const hex = createHmac('sha256', 'the-next-psp-secret-for-rotation').update(text).digest('hex');
    expect((await ask({ timestamp, nonce, signature: `v1=${hex}` })).status).toBe(404);
  });
});

describe('the body', () => {
  it.each([
    ['no JSON', '{"merchantNo":'],
    ['an unknown key', { ...query, extra: 1 }],
    ['a missing key', { merchantNo: 'FW10001' }],
    ['another sender than the header', { ...query, merchantNo: 'FW99999' }],
    ['a prototype', '{"merchantNo":"FW10001","orderNo":"D1","__proto__":{"seal":true}}'],
  ])('is refused with %s', async (_case, content) => {
    const answer = await sandbox.call('psp', '/psp/v1/collections/query', content);
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('is refused above 64 KiB', async () => {
    const answer = await sandbox.call('psp', '/psp/v1/collections/query', 'x'.repeat(65 * 1024));
    expect([answer.status, answer.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });
});

describe('strangers on the web', () => {
  it('cannot press the levers from another origin', async () => {
    const answer = await sandbox.post('/director/reset', {}, { origin: 'http://evil.example' });
    expect([answer.status, answer.body.code]).toEqual([403, 'ORIGIN_REFUSED']);
  });
});
