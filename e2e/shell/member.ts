import { randomBytes, randomUUID } from 'node:crypto';
import { createClient, hashPassword } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { Page } from '@playwright/test';
import { test as base } from './story.ts';

export interface StoryMember {
  name: string;
  password: string;
  /** What the site keeps of a login, as it keeps it. */
  session: string;
}

/** Stories of the shell: `member` is a fresh account, opened once a worker; `signIn` puts its login into a page. */
export const test = base.extend<{ signIn: (page: Page) => Promise<void> }, { member: StoryMember }>({
  member: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads which fixtures are wanted from this pattern
    async ({}, use, info) => {
      const { baseURL } = info.project.use;
      if (baseURL === undefined) throw new Error('no base address');
      await use(await openAccount(baseURL));
    },
    { scope: 'worker' },
  ],
  signIn: async ({ member }, use) => {
    await use(async (page) => {
      await page.addInitScript((session) => localStorage.setItem('fairway.session', session), member.session);
    });
  },
});

/** The same with an account of the story's own, for one that leaves it changed or needs it new. */
export const alone = test.extend({
  signIn: async ({ baseURL }, use) => {
    const own = await openAccount(baseURL ?? '');
    await use(async (page) => {
      await page.addInitScript((session) => localStorage.setItem('fairway.session', session), own.session);
    });
  },
});

export { expect } from './story.ts';

/** Calls as a member on a device and at an address of their own: limits and challenges count by both. */
export function apiFor(baseUrl: string, session?: { token: string; signKey: string }) {
  const deviceId = randomUUID();
  const address = `10.${randomBytes(3).join('.')}`;
  return createClient<typeof endpoints, Schemas>(endpoints, {
    baseUrl,
    session: () => session,
    deviceId: () => deviceId,
    language: () => 'zh-CN',
    now: () => Date.now(),
    fetch: (target, init) => {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', address);
      return fetch(target, { ...init, headers });
    },
  });
}

/** The password of every account that stories open, and as a proof of its owner. */
const storyPassword = 'Passw0rd1';
export const ownerProof = { kind: 'password', password: hashPassword(storyPassword) } as const;

/** Answers the step-up of a form with the login password of an account that stories opened. */
export async function proveOwner(page: Page, password = storyPassword): Promise<void> {
  await page.getByLabel('登录密码', { exact: true }).fill(password);
}

/** A fresh account, for a story that leaves it changed. */
export async function openAccount(baseUrl: string, password = storyPassword): Promise<StoryMember> {
  const name = `s${Date.now().toString(36)}`;
  const { session, member } = await apiFor(baseUrl).registerMember({
    name,
    password: hashPassword(password),
    birthDate: '1990-01-31',
    acceptsTerms: true,
  });
  return {
    name,
    password,
    session: JSON.stringify({ token: session.token, signKey: session.signKey, memberId: member.id }),
  };
}
