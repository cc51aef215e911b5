import { hashPassword } from '@fairway/api-client';
import type { Page } from '@playwright/test';
import { apiFor } from '../shell/member.ts';
import { expect, test as base } from '../shell/story.ts';
import { fundByBank, post, sandboxOf } from './fund-by-bank.ts';

/** A member with money in the center wallet: ¥1,000 and some cents, by a bank transfer that the sandbox's bank has made. */
export interface FundedMember {
  session: string;
  api: ReturnType<typeof apiFor>;
}

/** Stories of the wallet: `funded` is a fresh member with money, `director` spoils the outside venue. */
export const test = base.extend<{
  funded: FundedMember;
  director: (path: string, body: object) => Promise<void>;
  enter: (page: Page) => Promise<void>;
}>({
  director: async ({ baseURL }, use) => {
    await use((path, body) => post(sandboxOf(baseURL ?? ''), path, body));
  },
  funded: async ({ baseURL }, use) => {
    const site = baseURL ?? '';
    const { session, member } = await apiFor(site).registerMember({
      name: `w${Date.now().toString(36)}`,
      password: hashPassword('Passw0rd1'),
      birthDate: '1990-01-31',
      acceptsTerms: true,
    });
    const api = apiFor(site, session);
    await fundByBank(api, site, '1000');
    await use({
      api,
      session: JSON.stringify({ token: session.token, signKey: session.signKey, memberId: member.id }),
    });
  },
  enter: async ({ funded }, use) => {
    await use(async (page) => {
      await page.addInitScript((session) => localStorage.setItem('fairway.session', session), funded.session);
    });
  },
});

export { expect };
