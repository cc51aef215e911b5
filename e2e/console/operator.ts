import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, hashPassword } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';
import type { RoleName } from '@fairway/contract/operators/permissions.ts';
import { expect, type Page } from '@playwright/test';
import { ownStack } from '../stacks.ts';
import { totp } from '@fairway/testkit/totp.ts';

/** The console's address: the port after the site's. */
export function consoleAddress(site: string | undefined): string {
  const address = new URL(site ?? 'http://127.0.0.1:18080');
  address.port = String(Number(address.port) + 1);
  return address.origin;
}

/** The demo has an operator for each role and, for what takes two, a second administrator, trader and campaign manager. */
export type DemoName = RoleName | 'administrator-2' | 'trader-2' | 'crm-2' | 'anchor-manager-2';

interface DemoOperator {
  name: string;
  password: string;
  totpSecret: string;
}

/** The demo operator of a role. */
function demoOperator(role: DemoName): DemoOperator {
  const file = join(ownStack().dataDir, 'demo-logins.json');
  const { operators } = JSON.parse(readFileSync(file, 'utf8')) as { operators: DemoOperator[] };
  const found = operators.find(({ name }) => name === role);
  if (!found) throw new Error(`no demo operator ${role} in ${file}`);
  return found;
}

/** The last step of thirty seconds whose code each role has used: a code works once, whichever worker of this copy used it. */
const usedSteps = (): string => join(ownStack().dataDir, 'used-steps.json');

function readUsedSteps(): Partial<Record<DemoName, number>> {
  const file = usedSteps();
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<DemoName, number>>)
    : {};
}

/** A code that has not been used yet: of this step, or of the next one, which is taken as well. */
async function freshCode(role: DemoName, secret: string): Promise<string> {
  const known = readUsedSteps();
  const used = known[role] ?? 0;
  const step = () => Math.floor(Date.now() / 30_000);
  await expect.poll(() => step() + 1, { timeout: 35_000 }).toBeGreaterThan(used);
  const chosen = Math.max(step(), used + 1);
  writeFileSync(usedSteps(), JSON.stringify({ ...known, [role]: chosen }));
  return totp(secret, chosen * 30_000);
}

const sessionKey = 'fairway.console.session';
const deviceKey = 'fairway.console.deviceId';

/** A login of a role: its session and the device that it was made on. */
interface Login {
  session: Session;
  device: string;
  usedAt: number;
}

/** Logins of this worker, with when each was last used: a console that nobody touches for a quarter of an hour is signed out. */
const logins = new Map<DemoName, Login>();
const freshFor = 10 * 60_000;

/** The role's login: that of an earlier story, or one by the console's own call. A code works once in thirty seconds, so consoles and calls share it. */
async function loginOf(site: string | undefined, role: DemoName): Promise<Login> {
  const known = logins.get(role);
  if (known && Date.now() - known.usedAt <= freshFor) {
    known.usedAt = Date.now();
    return known;
  }
  const { name, password, totpSecret } = demoOperator(role);
  const device = randomUUID();
  const code = await freshCode(role, totpSecret);
  const { session, operator } = await clientOf(site, undefined, device).logInOperator({
    name,
    password: hashPassword(password),
    code,
  });
  // As the console keeps it.
  const login = { session: { ...session, operator }, device, usedAt: Date.now() };
  logins.set(role, login);
  return login;
}

/** Opens a page of the console as a role that is signed in. */
export async function openConsole(
  page: Page,
  site: string | undefined,
  role: DemoName,
  path: string,
): Promise<void> {
  const { session, device } = await loginOf(site, role);
  await page.addInitScript(
    (values) => {
      for (const [key, value] of values) localStorage.setItem(key, value);
    },
    [
      [sessionKey, JSON.stringify(session)],
      [deviceKey, device],
    ] as const,
  );
  await page.goto(consoleAddress(site) + path);
}

/** The calls of the operator whose console is open in this page. */
export async function callsOf(page: Page, site: string | undefined) {
  const { session, device } = await loginIn(page);
  return clientOf(site, session, device);
}

async function loginIn(page: Page): Promise<{ session: Session; device: string }> {
  const read = (key: string) => page.evaluate((one) => localStorage.getItem(one), key);
  const session = await read(sessionKey);
  if (session === null) throw new Error('nobody is signed in to this console');
  return { session: JSON.parse(session) as Session, device: (await read(deviceKey)) ?? '' };
}

interface Session {
  token: string;
  signKey: string;
}

function clientOf(site: string | undefined, session: Session | undefined, device: string) {
  return createClient<typeof endpoints, Schemas>(endpoints, {
    baseUrl: consoleAddress(site),
    session: () => session,
    deviceId: () => device,
    language: () => 'zh-CN',
    now: () => Date.now(),
    idleSeconds: () => 0,
  });
}

export type OperatorCalls = ReturnType<typeof clientOf>;

/** The calls of a role's demo operator without a console. */
export async function operatorCalls(site: string | undefined, role: DemoName): Promise<OperatorCalls> {
  const { session, device } = await loginOf(site, role);
  return clientOf(site, session, device);
}

/** Signs in as a person would: name and password, then the code of the authenticator. */
export async function signIn(page: Page, site: string | undefined, role: DemoName): Promise<void> {
  const { name, password, totpSecret } = demoOperator(role);
  await page.goto(`${consoleAddress(site)}/login`);
  await page.getByLabel('账号').fill(name);
  await page.getByLabel('密码').fill(password);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('动态验证码').fill(await freshCode(role, totpSecret));
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
  logins.set(role, { ...(await loginIn(page)), usedAt: Date.now() });
}
