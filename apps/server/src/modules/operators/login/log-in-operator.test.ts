import { createClient, hashPassword } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { sql } from 'kysely';
import { generateSecret, generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createOperator } from '../accounts/create-operator.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.end());

const password = hashPassword('Quiet-Harbour-9');
const codeNow = (secret: string) =>
  generateSync({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) });

async function enrolled(name: string): Promise<string> {
  const totpSecret = generateSecret();
  await createOperator(test.app, { name, password, role: 'auditor', totpSecret });
  return totpSecret;
}

describe('logInOperator', () => {
  it('rests on a password that is stored at an operator’s cost', async () => {
    await enrolled('costly');
    const { rows } = await sql<{ hash: string }>`
      select password_hash as hash from operators_accounts where name = 'costly'`.execute(test.app.db);
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  });

  it('wants the second factor, then opens the console', async () => {
    const secret = await enrolled('wu.auditor');
    const api = test.consoleVisitor();
    await expect(api.logInOperator({ name: 'wu.auditor', password })).rejects.toMatchObject({
      error: 'secondFactorNeeded',
    });
    const { operator } = await api.logInOperator({ name: 'wu.auditor', password, code: codeNow(secret) });
    expect(operator.role).toBe('auditor');
    expect(operator.permissions).toContain('audit.read');
  });

  it('refuses a code that was used already, in its step and from an earlier one', async () => {
    const secret = await enrolled('reuse');
    const api = test.consoleVisitor();
    const code = codeNow(secret);
    await api.logInOperator({ name: 'reuse', password, code });
    await expect(api.logInOperator({ name: 'reuse', password, code })).rejects.toMatchObject({
      error: 'secondFactorWrong',
    });
  });

  it('admits one of five who bring the same code at once', async () => {
    const secret = await enrolled('burst');
    const code = codeNow(secret);
    const tries = Array.from({ length: 5 }, () =>
      test.consoleVisitor().logInOperator({ name: 'burst', password, code }),
    );
    const answers = await Promise.allSettled(tries);
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1);
  });

  it('answers a stranger and a wrong password alike', async () => {
    await enrolled('alike');
    const wrong = hashPassword('Not-This-One-1');
    const api = test.consoleVisitor();
    const stranger = await api
      .logInOperator({ name: 'nobody', password: wrong })
      .catch((fault: unknown) => fault);
    const known = await api
      .logInOperator({ name: 'alike', password: wrong })
      .catch((fault: unknown) => fault);
    expect(stranger).toMatchObject({ error: 'loginRefused' });
    expect((known as Error).message).toBe((stranger as Error).message);
  });

  it('slows a guesser down and admits the owner after the wait', async () => {
    const secret = await enrolled('guessed');
    const api = test.consoleVisitor();
    const wrong = hashPassword('Not-This-One-1');
    for (let attempt = 0; attempt < 4; attempt += 1)
      await api.logInOperator({ name: 'guessed', password: wrong }).catch(() => {});
    await expect(
      api.logInOperator({ name: 'guessed', password, code: codeNow(secret) }),
    ).rejects.toMatchObject({
      error: 'tooManyAttempts',
    });
    test.clock.advance({ minutes: 16 });
    await expect(
      api.logInOperator({ name: 'guessed', password, code: codeNow(secret) }),
    ).resolves.toBeDefined();
  });

  it('reveals by no wait which names exist, and admits the owner from where the owner has worked before', async () => {
    const secret = await enrolled('worked');
    const own = test.consoleVisitor();
    await own.logInOperator({ name: 'worked', password, code: codeNow(secret) });
    const guesses = async (name: string) => {
      const errors = [];
      for (let at = 0; at < 5; at += 1)
        errors.push(
          await test
            .consoleVisitor()
            .logInOperator({ name, password: hashPassword('Not-This-One-1') })
            .catch((fault: unknown) => (fault as { error: string }).error),
        );
      return errors;
    };
    expect(await guesses('nobody.here')).toEqual(await guesses('worked'));
    test.clock.advance({ seconds: 30 });
    await own.logInOperator({ name: 'worked', password, code: codeNow(secret) });
  });

  it('gives a new operator the secret to enrol and enrols with its first code', async () => {
    await createOperator(test.app, { name: 'new.hand', password, role: 'support' });
    const api = test.consoleVisitor();
    const refusal = await api.logInOperator({ name: 'new.hand', password }).catch((fault: unknown) => fault);
    expect(refusal).toMatchObject({ error: 'secondFactorNotEnrolled' });
    const { secret } = (refusal as { data: { secret: string } }).data;
    await api.logInOperator({ name: 'new.hand', password, code: codeNow(secret) });
    await expect(api.logInOperator({ name: 'new.hand', password })).rejects.toMatchObject({
      error: 'secondFactorNeeded',
    });
  });

  it('keeps a role out of what it has no right to', async () => {
    const support = await test.operator('support');
    await expect(support.api.listAudit({})).rejects.toMatchObject({ error: 'permissionMissing' });
  });

  it('is not kept awake by lists that refresh themselves', async () => {
    const secret = await enrolled('polling');
    const { session } = await test.consoleVisitor().logInOperator({
      name: 'polling',
      password,
      code: codeNow(secret),
    });
    let idleSeconds = 0;
    const polling = createClient<typeof endpoints, Schemas>(endpoints, {
      baseUrl: test.urls.console,
      session: () => session,
      deviceId: () => 'd'.repeat(32),
      language: () => 'zh-CN',
      now: () => test.clock.now().getTime(),
      idleSeconds: () => idleSeconds,
    });
    // A poll a minute, nobody touches the page: after 15 minutes it is over.
    for (; idleSeconds < 14 * 60; idleSeconds += 60) {
      await polling.getOperator({});
      test.clock.advance({ minutes: 1 });
    }
    test.clock.advance({ minutes: 2 });
    await expect(polling.getOperator({})).rejects.toMatchObject({ error: 'tokenExpired' });
  });

  it('signs an idle console out after 15 minutes', async () => {
    const auditor = await test.operator('auditor');
    await auditor.api.getOperator({});
    test.clock.advance({ minutes: 16 });
    await expect(auditor.api.getOperator({})).rejects.toMatchObject({ error: 'tokenExpired' });
  });
});
