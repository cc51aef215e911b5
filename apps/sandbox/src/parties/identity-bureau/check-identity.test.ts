import { afterAll, beforeAll, expect, it } from 'vitest';
import { RunningSandbox } from '../../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await RunningSandbox.start();
});
afterAll(() => sandbox.stop());

const question = { client: 'fairway', requestNo: 'Q1', realName: '陈远', phone: '+8613800000000' };
const ask = async (more: object) =>
  (await sandbox.call('identity', '/identity/v1/check', { ...question, ...more })).body;

it.each([
  [{}, 'MATCH'],
  [{ phone: '+8613800004404' }, 'PHONE_MISMATCH'],
  [{ bankCard: '6222020000004405' }, 'CARD_MISMATCH'],
  [{ phone: '+8613800004404', bankCard: '6222020000004405' }, 'PHONE_AND_CARD_MISMATCH'],
  [{ idCard: '11010119900131404X' }, 'ID_CARD_MISMATCH'],
  [{ phone: '+8613800004407' }, 'REFUSED'],
  [{ phone: '+8613800004408' }, 'UNSUPPORTED'],
])('says of %j: %s', async (more, result) => {
  expect(await ask(more)).toMatchObject({ code: 'OK', requestNo: 'Q1', result });
});

it('refuses unknown senders and malformed questions', async () => {
  const stranger = await sandbox.call('identity', '/identity/v1/check', question, { signature: 'v1=00' });
  expect(stranger.body.code).toBe('SIGNATURE_INVALID');
  expect((await ask({ phone: '13800000000' })).code).toBe('INVALID_REQUEST');
});
