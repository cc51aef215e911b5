import { errorTable } from '@fairway/contract/errors/index.ts';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { firstLoadSettings } from '#platform/http/load/load-settings.ts';
import { nobodyOutside } from './nobody-outside.ts';
import { createTestApp, type TestApp, type TestMember } from './test-app.ts';

/*
 * Calls are kept at work by a lock on a table that they read. The server has 6 places and 2 more for money; a session has 3
 * at work and 2 in line, an address 4.
 */
/** Polls wait for a busy machine. */
const patient = { timeout: 60_000 };

let test: TestApp;
let members: TestMember[] = [];
let hold: { end: () => Promise<void> } | undefined;
beforeAll(async () => {
  test = await createTestApp({
    env: nobodyOutside,
    load: {
      ...firstLoadSettings,
      most: 6,
      keptForMoney: 2,
      mostOfSession: 3,
      mostInLine: 2,
      mostOfAddress: 4,
    },
  });
  for (const name of ['LoadedOne', 'LoadedTwo', 'LoadedThree']) members.push(await test.register(name));
});
afterEach(async () => {
  await hold?.end();
  hold = undefined;
  await expect.poll(atWork, patient).toBe(0);
});
afterAll(() => test.end());

/** Keeps every reader of the table waiting until `end`. */
async function holdTable(table: string): Promise<void> {
  const client = new Client({ connectionString: test.database.urls.migrator });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  hold = { end: () => client.end() };
}

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`${test.urls.console}/metrics`)).text();
  const line = text.split('\n').find((row) => row.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}
const atWork = () => figure('fairway_http_in_flight{server="site",state="atWork"}');
const inLine = () => figure('fairway_http_in_flight{server="site",state="inLine"}');

const memberAt = (at: number): TestMember => {
  const member = members[at];
  if (!member) throw new Error(`no member ${at}`);
  return member;
};
/** The same session from an address and a device of its own. */
const elsewhere = ({ token, signKey }: TestMember) => test.clientOf({ token, signKey });

const send = async (init: RequestInit & { address: string }) => {
  const headers = new Headers(init.headers);
  headers.set('x-forwarded-for', init.address);
  headers.set('content-type', 'application/json');
  const answer = await fetch(`${test.urls.site}/memberCommon/getInfo`, { method: 'POST', ...init, headers });
  const body = (await answer.json()) as { code: number; msg: string; data: unknown };
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), ...body };
};
const { code, zh, en } = errorTable.overloaded;

describe('a server that has all its places taken', () => {
  it('refuses what comes before it reads it, takes money in places kept for it, and admits a logout', async () => {
    const [first, second, third] = [memberAt(0), memberAt(1), memberAt(2)];
    await Promise.all(members.map(({ api }) => api.getProfile({})));
    await holdTable('members_accounts');
    const held = [first, second].flatMap(({ api }) => [0, 1, 2].map(() => api.getProfile({})));
    await expect.poll(atWork, patient).toBe(6);

    // A body that no parser would take: it is not looked at.
    const refused = await send({ address: '10.9.9.9', body: '{' });
    expect(refused).toEqual({ status: 503, retryAfter: '2', code, msg: zh, data: { retryAfter: 2 } });
    const inEnglish = await send({ address: '10.9.9.9', body: '{', headers: { 'accept-language': 'en' } });
    expect(inEnglish.msg).toBe(en);
    await expect(third.api.getWalletBalance({})).rejects.toMatchObject({ error: 'overloaded', status: 503 });
    for (const probe of ['/healthz', '/readyz'])
      expect((await fetch(test.urls.site + probe)).status).toBe(200);
    // It is taken on and judged by its input.
    const deposit = third.api.createDepositOrder(
      { payType: 1, amount: 'much' },
      { operationId: test.app.ids.uuid() },
    );
    await expect(deposit).rejects.toMatchObject({ error: 'amountMalformed' });
    await third.api.logOut({});
    expect(await figure('fairway_http_shed_total{server="site",because="process"}')).toBe(3);

    await hold?.end();
    for (const profile of await Promise.all(held)) expect(profile.name).toMatch(/^Loaded/);
    await elsewhere(first).getWalletBalance({});
  });
});

describe('a caller', () => {
  it('has so many calls at work and a few in line over one session; more are refused, and others are not', async () => {
    const member = memberAt(0);
    await Promise.all([member.api.getProfile({}), memberAt(1).api.getProfile({})]);
    await holdTable('members_accounts');
    const held = [member.api, elsewhere(member), elsewhere(member)].flatMap((api) =>
      [0, 1].map(() => api.getProfile({})),
    );
    const settled = Promise.allSettled(held);
    await expect.poll(inLine, patient).toBe(2);
    expect(await atWork()).toBe(3);
    const sixth = (await Promise.race(held.map((call) => call.catch((fault: unknown) => fault)))) as object;
    expect(sixth).toMatchObject({ error: 'overloaded', status: 429 });
    await memberAt(1).api.getWalletBalance({});

    await hold?.end();
    const outcomes = (await settled).map(({ status }) => status);
    expect(outcomes.filter((status) => status === 'fulfilled')).toHaveLength(5);
  });

  it('has so many over one address whatever it claims to be, and frees none of them by hanging up', async () => {
    await holdTable('members_sessions');
    const line = new AbortController();
    const held = Promise.allSettled(
      [0, 1, 2, 3].map((at) =>
        send({ address: '10.7.7.7', body: '{}', headers: { token: `forged-${at}` }, signal: line.signal }),
      ),
    );
    await expect.poll(atWork, patient).toBe(4);
    const fifth = { address: '10.7.7.7', body: '{}' };
    expect(await send(fifth)).toMatchObject({ status: 429, retryAfter: '1', code });
    expect((await send({ ...fifth, address: '10.7.7.8' })).status).not.toBe(429);

    line.abort();
    await held;
    expect(await send(fifth)).toMatchObject({ status: 429 });
    await hold?.end();
    await expect.poll(async () => (await send(fifth)).status, patient).not.toBe(429);
  });
});
