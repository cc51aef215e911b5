import { hashPassword } from '@fairway/api-client';
import { expect, type Page } from '@playwright/test';
import { apiFor, test as base } from '../shell/member.ts';
import { fundByBank } from '../wallet/fund-by-bank.ts';

export interface Customer {
  name: string;
  api: ReturnType<typeof apiFor>;
  signIn: (page: Page) => Promise<void>;
  /** Has a bank transfer of so many yuan arrive. */
  fund: (yuan: string) => Promise<void>;
}

/** Stories of money: each has a member of its own, with an empty wallet and no order. */
export const test = base.extend<{ customer: Customer }>({
  customer: async ({ baseURL }, use, { workerIndex }) => {
    if (baseURL === undefined) throw new Error('no base address');
    const name = `c${workerIndex}${Date.now().toString(36)}`.slice(0, 14);
    const opened = await apiFor(baseURL).registerMember({
      name,
      password: hashPassword('Passw0rd1'),
      birthDate: '1990-01-31',
      acceptsTerms: true,
    });
    const { token, signKey } = opened.session;
    const kept = JSON.stringify({ token, signKey, memberId: opened.member.id });
    const api = apiFor(baseURL, opened.session);
    await use({
      name,
      api,
      fund: (yuan) => fundByBank(api, baseURL, yuan),
      signIn: async (page) => {
        await page.addInitScript((session) => localStorage.setItem('fairway.session', session), kept);
      },
    });
  },
});

export { expect };

/** Pays an order in full on the provider's own page, as a payer would. */
export async function payInFull(page: Page, payUrl: string | null): Promise<void> {
  if (payUrl === null) throw new Error('the order has no pay page');
  const payer = await page.context().newPage();
  await payer.goto(payUrl);
  await payer.locator('button.primary').click();
  await payer.waitForLoadState();
  await payer.close();
}
