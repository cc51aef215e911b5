import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { issueCode } from './issue-code.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

it('counts against a range of numbers what is sent, not what is asked for again and again', async () => {
  const ask = (target: string) =>
    issueCode(test.app, {
      purpose: 'login',
      channel: 'sms',
      target,
      subject: null,
      call: { address: '203.0.113.9', language: 'zh-CN' },
    });
  await ask('+8613712340001');
  const more = await Promise.allSettled(Array.from({ length: 130 }, () => ask('+8613712340001')));
  const errors = more.map((one) => one.status === 'rejected' && (one.reason as { error: string }).error);
  expect(new Set(errors)).toEqual(new Set(['phoneCodeTooSoon']));
  expect(await ask('+8613712340002')).toMatchObject({ resendAfter: 60 });
});
