import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { admitAttempt, forgiveAttempt, takeBackAttempt } from './admit-attempt.ts';
import { attemptRules } from './attempt-rules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const rule = attemptRules.changePassword.account;
if (!rule) throw new Error('changePassword has no rule for accounts');
const { slowsAfter, firstWait, longestWait } = rule;
const admit = (account: string) => admitAttempt(test.app, 'changePassword', { account });
const waitOf = (account: string) =>
  admit(account).then(
    () => 0,
    ({ data }: { data: { retryAfter: number } }) => data.retryAfter,
  );

describe('attempts', () => {
  it('made at once are admitted no oftener than one after another', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 40 }, () => admit('raced')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(slowsAfter + 1);
    expect(await waitOf('raced')).toBe(firstWait);
  });

  it('that meet a wait do not prolong it', async () => {
    await Promise.allSettled(Array.from({ length: 20 }, () => admit('prolonged')));
    test.clock.advance({ seconds: firstWait - 1 });
    for (let at = 0; at < 10; at += 1) expect(await waitOf('prolonged')).toBe(1);
    test.clock.advance({ seconds: 1 });
    expect(await waitOf('prolonged')).toBe(0);
    expect(await waitOf('prolonged')).toBe(firstWait * 2);
  });

  it('wait longer each time up to the longest, and are forgotten after a quiet while', async () => {
    await Promise.allSettled(Array.from({ length: 20 }, () => admit('patient')));
    let longest = 0;
    for (let at = 0; at < 12; at += 1) {
      const wait = await waitOf('patient');
      longest = Math.max(longest, wait);
      test.clock.advance({ seconds: wait });
      await admit('patient').catch(() => undefined);
    }
    expect(longest).toBe(longestWait);
    test.clock.advance({ hours: 1 });
    for (let at = 0; at <= slowsAfter; at += 1) expect(await waitOf('patient')).toBe(0);
  });

  it('that were not made after all, or succeeded, count for nothing', async () => {
    for (let at = 0; at < 30; at += 1) await takeBackAttempt(test.app, await admit('takenBack'));
    for (let at = 0; at < slowsAfter; at += 1) await admit('forgiven');
    await forgiveAttempt(test.app, await admit('forgiven'));
    expect([await waitOf('takenBack'), await waitOf('forgiven')]).toEqual([0, 0]);
  });
});
