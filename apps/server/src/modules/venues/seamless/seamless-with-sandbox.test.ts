import { cny, formatMoney, parseMoney, subtract, sum } from '@fairway/money';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accountsOf, readBalance } from '#modules/ledger';
import { addSeconds } from '#platform/clock.ts';
import { startSandboxProcess, type SandboxProcess } from '../../cashier/testing/processes/sandbox-process.ts';
import { findingsOf, fundMember } from '../../../testing/fund-member.ts';
import { createTestApp, type TestApp, type TestMember } from '../../../testing/test-app.ts';

// The real party in a process of its own: it opens a launch's link, and each toss is called over the network.
let sandbox: SandboxProcess;
let test: TestApp;
beforeAll(async () => {
  sandbox = await startSandboxProcess({ CHAIN: 'off', VENUE_SECRET: 'test-venue-secret-0123456789' });
  // Both sides judge each other's time stamps.
  const start = addSeconds(new Date(), -5).toISOString();
  test = await createTestApp({ start, env: { SANDBOX_URL: sandbox.url } });
  await sandbox.post('/director/hub/wallet', { url: `${test.urls.site}/api/venue-wallet/v1` });
});
afterEach(async () => {
  await fetch(`${sandbox.url}/director/faults`, { method: 'DELETE' });
  expect(await findingsOf(test.app)).toEqual([]);
});
afterAll(async () => {
  await test.end();
  await sandbox.stop();
});

type Form = 'qiming' | 'hub';
interface Round {
  readonly roundId: string;
  readonly status: string;
  readonly stake: string;
  readonly payout: string;
}

let names = 0;
async function player(form: Form) {
  const member = await test.register(`tosses${form}${(names += 1)}`);
  await fundMember(test.app, member.id, 1000_00n);
  const pass = await member.api.launchVenue({ api: form });
  return { member, url: pass.url, guest: guestOf(member, form, pass.url) };
}

function guestOf({ id }: TestMember, form: Form, url: string) {
  return { form, member: id, currency: 'CNY', token: new URL(url).searchParams.get('token') ?? '' };
}

let keys = 0;
async function toss(guest: object, stake: string): Promise<Round> {
  const roundKey = `round-key-of-a-test-${(keys += 1)}`;
  const { round } = await sandbox.post<{ round: Round }>('/director/hub/rounds', {
    guest,
    stake,
    pick: 'HEADS',
    roundKey,
  });
  return round;
}

async function center({ id }: TestMember): Promise<string> {
  return formatMoney(await readBalance(test.app.db, accountsOf(id).center('CNY')));
}

/** 1,000.00 less the stakes and with the payouts of rounds that happened. */
function expected(rounds: readonly Round[]): string {
  const happened = rounds.filter(({ status }) => status === 'won' || status === 'lost');
  const change = happened.map(({ stake, payout }) =>
    subtract(parseMoney(payout, 'CNY'), parseMoney(stake, 'CNY')),
  );
  return formatMoney(sum('CNY', [cny(1000_00n), ...change]));
}

const faulty = (effect: object, times = 1) =>
  sandbox.post('/director/faults', {
    party: 'hub',
    operation: 'callback',
    times,
    effect: {
      kind: 'callback',
      ...effect,
    },
  });

describe.each(['qiming', 'hub'] as const)('the party %s', (form) => {
  it('is opened by a link whose page shows the center wallet and tosses for it', async () => {
    const { member, url } = await player(form);
    expect(new URL(url).origin).toBe(sandbox.url);
    const page = await (await fetch(url)).text();
    expect(page).toContain('1,000.00');
    const body = new URLSearchParams({ stake: '10', pick: 'HEADS', roundKey: `page-of-${form}-123456789` });
    const after = await fetch(url, { method: 'POST', body });
    expect(after.status).toBe(200);
    expect(await after.text()).toMatch(/990\.00|1,010\.00/);
    expect(['990.00', '1010.00']).toContain(await center(member));
  });

  it('plays rounds of which the wallet and the party keep the same book', async () => {
    const { member, guest } = await player(form);
    const rounds: Round[] = [];
    for (let number = 0; number < 6; number += 1) rounds.push(await toss(guest, '20'));
    expect(await center(member)).toBe(expected(rounds));
    const { rows } = await sql<{ rounds: bigint }>`
      select count(*) as rounds from venues_wallet_rounds where member_id = ${member.id} and closed_at is not null`.execute(
      test.app.db,
    );
    expect(rows[0]?.rounds).toBe(6n);
  });

  it.each([
    ['sends everything four times at once', { copies: 4 }],
    ['sends the result before its stake', { reorder: true }],
    ['repeats a stake with another amount', { amount: '77.00' }],
    ['loses the answer to a result twice', { lose: 2 }],
  ])('%s, and each round happens once', async (_, effect) => {
    const { member, guest } = await player(form);
    await faulty(effect);
    const round = await toss(guest, '30');
    expect(['won', 'lost']).toContain(round.status);
    expect(await center(member)).toBe(expected([round]));
    // Its notes lost, it sends all of it once more.
    await sandbox.post(`/director/hub/rounds/${round.roundId}/resend`);
    expect(await center(member)).toBe(expected([round]));
  });

  it('takes back a stake whose answer it lost, and sent once more it stays so', async () => {
    const { member, guest } = await player(form);
    await faulty({ lose: true });
    const round = await toss(guest, '30');
    expect(round.status).toBe('takenBack');
    expect(await center(member)).toBe('1000.00');
    await sandbox.post(`/director/hub/rounds/${round.roundId}/resend`);
    expect(await center(member)).toBe('1000.00');
  });

  it('whose signature is wrong moves nothing', async () => {
    const { member, guest } = await player(form);
    await faulty({ badSignature: true });
    expect(await toss(guest, '30')).toMatchObject({ status: 'refused' });
    expect(await center(member)).toBe('1000.00');
  });

  it('gets no stake after the member has signed out', async () => {
    const { member, guest } = await player(form);
    await member.api.logOut({});
    expect(await toss(guest, '30')).toMatchObject({ status: 'refused' });
    expect(await center(member)).toBe('1000.00');
  });
});

describe('venues that play from the center wallet', () => {
  it('are listed as such, and take no transfer', async () => {
    const { venues } = await test.visitor.listVenues({});
    const listed = venues.filter(({ channelCode }) => ['qiming', 'hub'].includes(channelCode));
    expect(listed.map(({ name, state, wallet }) => [name, state, wallet])).toEqual([
      ['启明游戏', 'open', 'center'],
      ['汇聚游戏', 'open', 'center'],
    ]);
    const member = await test.register('transfersnone');
    await fundMember(test.app, member.id, 10_00n);
    const transfer = { channelCode: 'qiming', amount: '1' };
    const press = { operationId: 'a-transfer-to-a-seamless-venue' };
    await expect(member.api.transferToVenue(transfer, press)).rejects.toMatchObject({
      error: 'venueTakesNoTransfers',
    });
  });
});
