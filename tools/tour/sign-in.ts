import type { BrowserContext, Page } from '@playwright/test';
import { PlainError } from '../processes/plain-error.ts';
import { readDemoLogins } from '../up/demo-logins.ts';
import type { DemoLogin } from '../up/demo-logins.ts';
import type { Addresses } from './addresses.ts';
import type { Viewer } from './screen.ts';
import { totp } from '../../packages/testkit/src/totp.ts';

/** Signs a viewer in through the login page, as a person would; a visitor stays as he is. */
export async function signIn(context: BrowserContext, viewer: Viewer, addresses: Addresses): Promise<void> {
  if (viewer === 'visitor') return;
  const login = loginOf(viewer, addresses.dataDir);
  const page = await context.newPage();
  const start = isOperator(viewer) ? `${addresses.console}/login` : `${addresses.site}/app/login`;
  await page.goto(start);
  await page.locator('input[autocomplete="username"]').fill(login.name);
  await page.locator('input[autocomplete="current-password"]').fill(login.password);
  await page.locator('button[type="submit"]').first().click();
  await giveSecondFactor(page, login);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'), { timeout: 15_000 });
  await page.close();
}

async function giveSecondFactor(page: Page, { totpSecret }: DemoLogin): Promise<void> {
  if (totpSecret === undefined) return;
  const field = page.locator('input[autocomplete="one-time-code"]').first();
  await field.waitFor({ timeout: 10_000 });
  await field.fill(totp(totpSecret, Date.now()));
  await page.locator('button[type="submit"]').first().click();
}

function isOperator(viewer: Viewer): boolean {
  return ['operator', 'auditor', 'administrator', 'support'].includes(viewer);
}

function loginOf(viewer: Viewer, dataDir: string): DemoLogin {
  const { members, operators } = readDemoLogins(dataDir);
  const login = isOperator(viewer)
    ? (operators.find(({ name }) => name === viewer) ?? operators[0])
    : viewer === 'contested-member'
      ? members.find(({ name }) => name === 'muyu')
      : viewer === 'member'
        ? members[0]
        : members.at(-1);
  if (login === undefined)
    throw new PlainError(`No demo login for "${viewer}" in ${dataDir}/demo-logins.json.`);
  return login;
}
