import { createCipheriv } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RunningSandbox } from '../../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await RunningSandbox.start();
});
afterAll(() => sandbox.stop());

const ask = async (step: string, content: object) =>
  (await sandbox.post(`/anji/captcha/${step}`, content)).body;
const encrypt = (text: string, key: string) => {
  const cipher = createCipheriv('aes-128-ecb', key, null);
  return Buffer.concat([cipher.update(text), cipher.final()]).toString('base64');
};

async function drawn(captchaType: 'blockPuzzle' | 'clickWord') {
  const { repCode, repData } = await ask('get', { captchaType, clientUid: 'slider-1', ts: 1 });
  expect(repCode).toBe('0000');
  const { challenges } = (await sandbox.get('/director/anji/challenges')).body;
  const found = challenges.find(({ token }: { token: string }) => token === repData.token);
  return { ...repData, places: found.places };
}

it('passes a right place once, and its verification once', async () => {
  for (const captchaType of ['blockPuzzle', 'clickWord'] as const) {
    const { token, secretKey, places, originalImageBase64, wordList } = await drawn(captchaType);
    expect(Buffer.from(originalImageBase64, 'base64').readUInt32BE(16)).toBe(310);
    if (captchaType === 'clickWord') expect(wordList).toHaveLength(3);
    const place = JSON.stringify(captchaType === 'blockPuzzle' ? { x: places.x + 4, y: 5 } : places);
    const check = { captchaType, token, pointJson: encrypt(place, secretKey) };
    expect(await ask('check', check)).toMatchObject({ repCode: '0000', repData: { result: true } });
    expect((await ask('check', check)).repCode).toBe('6110');
    const captchaVerification = encrypt(`${token}---${place}`, secretKey);
    expect((await ask('verify', { captchaVerification })).repCode).toBe('0000');
    expect((await ask('verify', { captchaVerification })).repCode).toBe('6110');
  }
});

it('refuses a wrong place, a plain one and one under another key, and the challenge is gone then', async () => {
  const wrong = [
    (x: number, key: string) => encrypt(JSON.stringify({ x: x + 6, y: 5 }), key),
    (x: number, key: string) => encrypt(JSON.stringify({ x, y: 6 }), key),
    (x: number) => JSON.stringify({ x, y: 5 }),
    (x: number) => encrypt(JSON.stringify({ x, y: 5 }), 'k'.repeat(16)),
  ];
  for (const spoil of wrong) {
    const { token, secretKey, places } = await drawn('blockPuzzle');
    const pointJson = spoil(places.x, secretKey);
    expect((await ask('check', { captchaType: 'blockPuzzle', token, pointJson })).repCode).toBe('6111');
    const right = encrypt(JSON.stringify({ x: places.x, y: 5 }), secretKey);
    expect((await ask('check', { captchaType: 'blockPuzzle', token, pointJson: right })).repCode).toBe(
      '6110',
    );
    const verification = encrypt(`${token}---${JSON.stringify({ x: places.x, y: 5 })}`, secretKey);
    expect((await ask('verify', { captchaVerification: verification })).repCode).toBe('6110');
  }
});

it('is silent, broken or closed as the director says', async () => {
  const get = { captchaType: 'blockPuzzle', clientUid: 'slider-1', ts: 1 };
  const fault = (effect: object) =>
    sandbox.post('/director/faults', { party: 'anji', operation: 'get', effect });
  await fault({ kind: 'request', answer: 'error500' });
  expect((await sandbox.post('/anji/captcha/get', get)).status).toBe(500);
  await fault({ kind: 'request', answer: 'reset' });
  await expect(sandbox.post('/anji/captcha/get', get)).rejects.toThrow();
  await fault({ kind: 'request', answer: 'maintenance' });
  expect((await sandbox.post('/anji/captcha/get', get)).status).toBe(503);
  expect((await ask('get', get)).repCode).toBe('0000');
});
