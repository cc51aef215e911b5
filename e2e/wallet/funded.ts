import { randomUUID } from 'node:crypto';
import { hashPassword } from '@fairway/api-client';
import { test as base, expect, type Page } from '@playwright/test';
import { apiFor } from '../shell/member.ts';

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
  funded: async ({ baseURL, director }, use) => {
    const site = baseURL ?? '';
    const name = `w${Date.now().toString(36)}`;
    const draft = {
      name,
      password: hashPassword('Passw0rd1'),
      birthDate: '1990-01-31',
      acceptsTerms: true,
    } as const;
    const { session, member } = await apiFor(site).registerMember(draft);
    const api = apiFor(site, session);
    const order = await api.createDepositOrder({ payType: 1, amount: '1000' }, { operationId: randomUUID() });
    const { billNo } = order;
    await expect
      .poll(async () => (await api.getDepositOrder({ billNo })).status, { timeout: 20_000 })
      .toBe('pendingPayment');
    await director(`/director/psp/collections/${billNo}/pay`, { kind: 'full' });
    await expect
      .poll(async () => (await api.getWalletBalance({})).centerMoney, { timeout: 20_000 })
      .not.toBe('0.00');
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

/** The launcher puts the sandbox two ports above the site; a copy that runs otherwise says where: E2E_SANDBOX. */
function sandboxOf(site: string): string {
  const told = process.env['E2E_SANDBOX'];
  if (told !== undefined) return told;
  const { protocol, hostname, port } = new URL(site);
  return `${protocol}//${hostname}:${Number(port) + 2}`;
}

async function post(sandbox: string, path: string, body: object): Promise<void> {
  const answer = await fetch(sandbox + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status} ${await answer.text()}`);
}
