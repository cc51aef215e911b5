import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createClient, hashPassword } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { createTestDatabase, type TestDatabase } from '@fairway/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../../../main.ts', import.meta.url));
const typed = 'Canary-Bird-77';

let database: TestDatabase;
let server: ChildProcess;
let written = '';
beforeAll(async () => {
  database = await createTestDatabase();
  server = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      NODE_ENV: 'test',
      ROLE: 'api',
      PORT: '0',
      CONSOLE_PORT: '0',
      APP_DATABASE_URL: database.urls.app,
      SERVER_SECRET: 'canary-server-secret-of-32-characters-or-more',
      PASSWORD_PEPPER: 'canary-password-pepper-of-32-characters-or-more',
      LOG_LEVEL: 'debug',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => {
      written += text.toString();
    });
});
afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await database.drop();
});

async function address(): Promise<string> {
  for (;;) {
    const url = /"url":"(http[^"]+)"/.exec(written)?.[1];
    if (url) return url;
    if (server.exitCode !== null) throw new Error(written);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it('writes no password, token or key into its log, whatever goes wrong', async () => {
  const baseUrl = await address();
  let session: { token: string; signKey: string } | undefined;
  const answers: string[] = [];
  const api = createClient<typeof endpoints, Schemas>(endpoints, {
    baseUrl,
    session: () => session,
    deviceId: () => 'canary-device',
    language: () => 'zh-CN',
    now: () => Date.now(),
    onRefusal: (refusal) => answers.push(JSON.stringify(refusal) + refusal.message),
  });
  const draft = {
    name: 'CanaryBird',
    password: hashPassword(typed),
    birthDate: '1990-01-31',
    acceptsTerms: true,
  };
  const registered = await api.registerMember({ ...draft, acceptsTerms: true });
  session = registered.session;
  await api.registerMember({ ...draft, acceptsTerms: true }).catch(() => undefined);
  await api.logIn({ name: 'CanaryBird', password: hashPassword('another') }).catch(() => undefined);
  await api.logIn({ name: 'CanaryBird', password: typed }).catch(() => undefined);
  // A fault in the database during a login: its statement's values must not reach the log.
  await database.drop();
  await api.logIn({ name: 'CanaryBird', password: hashPassword(typed) }).catch(() => undefined);

  // The log comes through a pipe, and the cut connection may be met by the listener or by the request first.
  await expect.poll(() => written, { timeout: 15_000 }).toMatch(/request failed|terminating connection/);
  const secrets = [typed, hashPassword(typed), hashPassword('another'), session.token, session.signKey];
  for (const secret of secrets) expect(`${written}${answers.join('')}`).not.toContain(secret);
});
