import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashPassword } from '@fairway/api-client';
import { apiFor } from '../shell/member.ts';
import { ownStack } from '../stacks.ts';

/** A demo anchor's calls, and the session behind them. */
export async function anchorCalls(site: string) {
  const { members } = JSON.parse(readFileSync(join(ownStack().dataDir, 'demo-logins.json'), 'utf8')) as {
    members: { name: string; password: string }[];
  };
  const login = members.find(({ name }) => name === 'suqing');
  if (!login) throw new Error('the demo has no suqing');
  const password = hashPassword(login.password);
  const { session } = await apiFor(site).logIn({ name: login.name, password });
  return apiFor(site, session);
}
