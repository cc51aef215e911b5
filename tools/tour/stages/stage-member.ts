import { randomUUID } from 'node:crypto';
import { createClient, hashPassword } from '@fairway/api-client';
import { endpoints } from '@fairway/contract/endpoints.ts';
import type { Schemas } from '@fairway/contract/schemas.ts';

type MemberApi = ReturnType<typeof apiFor>;

/** A stage's own member: what he does over the wire, and what the site keeps of his login. */
export interface StageMember {
  readonly api: MemberApi;
  readonly session: string;
}

/** Opens an account at the running site. */
export async function openStageMember(site: string): Promise<StageMember> {
  const { session, member } = await apiFor(site).registerMember({
    name: `t${Date.now().toString(36)}${Math.floor(performance.now() % 36).toString(36)}`,
    password: hashPassword('Passw0rd1'),
    birthDate: '1990-01-31',
    acceptsTerms: true,
  });
  const { token, signKey } = session;
  return {
    api: apiFor(site, session),
    session: JSON.stringify({ token, signKey, memberId: member.id }),
  };
}

/** Asks until the answer is the one that the picture is of. */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T>,
  is: (answer: T) => boolean,
): Promise<T> {
  const until = Date.now() + 40_000;
  for (;;) {
    const answer = await ask();
    if (is(answer)) return answer;
    if (Date.now() > until)
      throw new Error(`${what} did not come about: ${JSON.stringify(answer).slice(0, 300)}`);
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
}

/** Pulls a lever of the sandbox, which the launcher puts two ports above the site. */
export async function pull(site: string, path: string, body: object): Promise<void> {
  const { protocol, hostname, port } = new URL(site);
  const answer = await fetch(`${protocol}//${hostname}:${Number(port) + 2}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status} ${await answer.text()}`);
}

function apiFor(baseUrl: string, session?: { token: string; signKey: string }) {
  const deviceId = randomUUID();
  return createClient<typeof endpoints, Schemas>(endpoints, {
    baseUrl,
    session: () => session,
    deviceId: () => deviceId,
    language: () => 'zh-CN',
    now: () => Date.now(),
  });
}
