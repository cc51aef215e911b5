import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPassword } from '@fairway/api-client';
import type { Browser } from '@playwright/test';
import { apiFor } from '../shell/member.ts';
import { ownStack } from '../stacks.ts';

/** A member of the demo data, signed in in a window of its own. */
export async function demoMember(browser: Browser, site: string, name: string) {
  const file = join(ownStack().dataDir, 'demo-logins.json');
  const { members } = JSON.parse(readFileSync(file, 'utf8')) as {
    members: { name: string; password: string }[];
  };
  const password = hashPassword(members.find((one) => one.name === name)?.password ?? '');
  const { session, member } = await apiFor(site).logIn({ name, password });
  const kept = JSON.stringify({ ...session, memberId: member.id });
  const page = await (await browser.newContext({ baseURL: site })).newPage();
  await page.addInitScript((value) => localStorage.setItem('fairway.session', value), kept);
  return { page, api: apiFor(site, session), proof: { kind: 'password', password } as const };
}
