import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RoleName } from '@fairway/contract/operators/permissions.ts';
import { expect, type Page } from '@playwright/test';
import { totp } from '@fairway/testkit/totp.ts';

/** The console's address: the port after the site's. */
export function consoleAddress(site: string | undefined): string {
  const address = new URL(site ?? 'http://127.0.0.1:18080');
  address.port = String(Number(address.port) + 1);
  return address.origin;
}

interface DemoOperator {
  name: string;
  password: string;
  totpSecret: string;
}

/** The demo operator of a role. A code works once: sign each in once a run, or half a minute apart. */
function demoOperator(role: RoleName): DemoOperator {
  const file = join(process.env['E2E_DATA_DIR'] ?? '.data', 'demo-logins.json');
  const { operators } = JSON.parse(readFileSync(file, 'utf8')) as { operators: DemoOperator[] };
  const found = operators.find(({ name }) => name === role);
  if (!found) throw new Error(`no demo operator ${role} in ${file}`);
  return found;
}

/** Signs in as a person would: name and password, then the code of the authenticator. */
export async function signIn(page: Page, site: string | undefined, role: RoleName): Promise<void> {
  const { name, password, totpSecret } = demoOperator(role);
  await page.goto(`${consoleAddress(site)}/login`);
  await page.getByLabel('账号').fill(name);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('动态验证码').fill(totp(totpSecret, Date.now()));
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
}
