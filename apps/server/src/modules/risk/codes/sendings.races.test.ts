import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addressCap } from './code-rules.ts';
import { issueCode } from './issue-code.ts';
import { noteUse } from './sendings-store.ts';
import { watchSendings } from './watch-sendings.job.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

let asked = 0;

/** Asks from an address for a code to a number that nobody has asked for, of a range of its own. */
function ask(address: string, subject: string | null = test.app.ids.uuid()) {
  asked += 1;
  return issueCode(test.app, {
    purpose: 'login',
    channel: 'sms',
    target: `+86139${10 + (asked % 90)}${String(asked).padStart(6, '0')}`,
    subject,
    call: { address, language: 'zh-CN' },
  });
}

describe('text messages of one address', () => {
  it('are twenty within any hour, however many are asked for at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => ask('203.0.113.20', null)));
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(30 - addressCap.count);
    expect(refused[0]).toMatchObject({
      reason: { error: 'tooManyAttempts', data: { retryAfter: addressCap.seconds } },
    });
    test.clock.advance({ seconds: addressCap.seconds - 1 });
    await expect(ask('203.0.113.20')).rejects.toMatchObject({ data: { retryAfter: 1 } });
    test.clock.advance({ seconds: 1 });
    await expect(ask('203.0.113.20')).resolves.toMatchObject({ resendAfter: 60 });
  });

  it('are counted for all addresses that one customer has', async () => {
    for (let at = 0; at < addressCap.count; at += 1) await ask(`2001:db8:7:1::${at}`);
    await expect(ask('2001:db8:7:1:ffff::1')).rejects.toMatchObject({ error: 'tooManyAttempts' });
    await expect(ask('2001:db8:7:2::1')).resolves.toBeTruthy();
  });
});

describe('the alarm of pumped messages', () => {
  const pumped = async () =>
    (await test.app.metrics.registry.getSingleMetric('fairway_sms_pumped')?.get())?.values[0]?.value;
  const alarms = async (): Promise<number> => {
    const error = vi.spyOn(test.app.logger, 'error');
    await watchSendings.run(test.app, { period: '' });
    const warned = error.mock.calls.filter(([, text]) => text?.includes('nobody uses')).length;
    error.mockRestore();
    return warned;
  };

  it('is raised by a hundred of which fewer than half were used, once their codes are over [ABU-1]', async () => {
    test.clock.advance({ hours: 25 });
    const ids: string[] = [];
    for (let at = 0; at < 100; at += 1) ids.push((await ask(`198.51.100.${at}`)).codeId);
    // Codes of nobody never left and are not of them.
    for (let at = 0; at < 10; at += 1) await ask(`192.0.2.${at}`, null);
    expect([await alarms(), await pumped()]).toEqual([0, 0]);
    for (const id of ids.slice(0, 49)) await noteUse(test.app.db, id, test.clock.now());
    test.clock.advance({ seconds: 299 });
    expect([await alarms(), await pumped()]).toEqual([0, 0]);
    test.clock.advance({ seconds: 1 });
    expect([await alarms(), await pumped()]).toEqual([1, 1]);
    // Two for each that was used are not more than two.
    await noteUse(test.app.db, ids[49] ?? '', test.clock.now());
    expect([await alarms(), await pumped()]).toEqual([0, 0]);
  });
});

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
