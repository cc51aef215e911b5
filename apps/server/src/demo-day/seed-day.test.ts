import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mounts } from '../modules/mounts.ts';
import { runDueJobs } from '#platform/jobs/run-due-jobs.ts';
import { findingsOf } from '../testing/fund-member.ts';
import { nobodyOutside } from '../testing/nobody-outside.ts';
import { createTestApp, type ApiClient, type TestApp } from '../testing/test-app.ts';
import { people } from './people.ts';
import { seedDay } from './seed-day.ts';

let test: TestApp;
let lead: ApiClient;
const folder = mkdtempSync(join(tmpdir(), 'demo-day-'));
beforeAll(async () => {
  test = await createTestApp({ env: { ...nobodyOutside, DATA_DIR: folder } });
  for (const { seed } of mounts) await seed?.(test.app);
  await seedDay(test.app);
  lead = (await test.operator('cashier-lead')).api;
  // A whole site's day is made: a busy machine needs minutes.
}, 600_000);
afterAll(async () => {
  await test.end();
  rmSync(folder, { recursive: true, force: true });
});

/** A day of the site so many days ago. */
const dayOf = (back: number) =>
  new Date(test.clock.now().getTime() - back * 86_400_000).toISOString().slice(0, 10);

describe('the day of a running site', () => {
  it('has money of every period, and books that balance', async () => {
    for (const [first, last] of [
      [0, 0],
      [1, 1],
      [6, 0],
      [29, 0],
    ] as const) {
      const { money } = await lead.getHouseDay({ from: dayOf(first), to: dayOf(last) });
      for (const { currency, deposits } of money)
        expect(Number(deposits), `${currency} of ${first} to ${last}`).toBeGreaterThan(0);
      expect(money[0]?.payouts, `payouts of ${first} to ${last}`).not.toBe('0.00');
      expect(money[0]?.betting, `bets of ${first} to ${last}`).not.toBe('0.00');
    }
    expect(await findingsOf(test.app)).toEqual([]);
  });

  it('has something in every queue of money', async () => {
    for (const [status, least] of [
      ['reviewing', 5],
      ['frozen', 3],
      ['paying', 2],
      ['completed', 8],
    ] as const)
      expect((await lead.listWithdrawalQueue({ status })).cases.length, status).toBeGreaterThanOrEqual(least);
    expect((await lead.listDepositDecisions({})).waiting).toBeGreaterThanOrEqual(5);
    expect((await lead.listDepositDecisions({ state: 'decided' })).decisions).not.toHaveLength(0);
    expect((await lead.listGiftBatches({})).batches).toHaveLength(2);
    expect((await lead.getHouseDay({})).lastProofAt).not.toBeNull();
  });

  it('has proposals of every desk, requests of members and rules that were changed', async () => {
    const { proposals } = await lead.listProposals({ state: 'pending' });
    const administrator = (await test.operator('administrator')).api;
    const { proposals: others } = await administrator.listProposals({ state: 'pending' });
    expect(new Set([...proposals, ...others].map(({ kind }) => kind))).toEqual(
      new Set([
        'wallet.adjustment',
        'settings.wallet',
        'settings.sportsbook',
        'sportsbook.result',
        'sportsbook.void',
        'operators.open',
        'members.close',
      ]),
    );
    for (const kind of ['payout', 'wallet', 'sportsbook'] as const)
      expect((await lead.listSettingsVersions({ kind })).versions, kind).not.toHaveLength(0);
    const { changes } = await lead.listMemberChangeQueue({});
    expect(changes.map(({ field }) => field).toSorted()).toEqual([
      ...Array<string>(3).fill('phone'),
      ...Array<string>(3).fill('realName'),
    ]);
    const { requests } = await lead.listClosingRequests({});
    expect(
      requests.map(({ overdue, proposalId, lastAttempt }) => [
        overdue,
        proposalId !== null,
        lastAttempt?.end,
      ]),
    ).toEqual([
      [true, false, undefined],
      [false, true, undefined],
      [false, false, 'refused'],
    ]);
    const support = (await test.operator('support')).api;
    expect((await support.listFeedbackQueue({ status: 'waiting' })).waiting).toBeGreaterThanOrEqual(8);
    expect((await support.listCallRequests({ waiting: true })).requests).toHaveLength(4);
  });

  it('has a version of the site that is not published yet', async () => {
    const { api } = await test.operator('administrator');
    expect((await api.listSiteVersions({})).versions.length).toBeGreaterThanOrEqual(2);
  });

  it('has a trail in the order of time', async () => {
    const auditor = (await test.operator('auditor')).api;
    const rows = (await auditor.listAudit({})).rows.filter(({ address }) => address === '203.0.113.77');
    expect(rows.length).toBeGreaterThanOrEqual(20);
    const times = rows.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('has payments that members contest, decided and undecided', async () => {
    const { appeals, open } = await lead.listPartAppeals({});
    expect(open).toBe(3);
    expect(appeals.filter(({ said }) => said !== null)).toHaveLength(1);
    const decided = (await lead.listPartAppeals({ state: 'decided' })).appeals;
    expect(decided.map(({ part }) => part.appeal?.outcome)).toEqual(['release', 'confirm']);
  });

  it('has imports, one with a line that could not be read', async () => {
    const { api } = await test.operator('trader');
    const { imports } = await api.listImports({});
    expect(imports.map(({ created, problemCount }) => [created, problemCount])).toEqual([
      [0, 1],
      [8, 0],
    ]);
  });

  it('has matches that are over and have no result', async () => {
    const { api } = await test.operator('trader');
    const { fixtures } = await api.listTradedFixtures({ state: 'waiting', search: '滨海杯' });
    expect(fixtures.map(({ home }) => home.name.en)).toEqual(['沙洲流浪', '老码头']);
    // Three hours after its kick-off no feed is asked any more to cover a match.
    for (const { startsAt } of fixtures)
      expect(new Date(startsAt).getTime()).toBeLessThan(test.clock.now().getTime() - 3 * 3_600_000);
    // Without bets nobody waits for money, and no alarm comes of them.
    expect(fixtures.map(({ openBets }) => openBets)).toEqual([0, 0]);
  });

  it('has bets of every ending, and an alarm', async () => {
    const { api } = await test.operator('trader');
    for (const [status, least] of [
      ['settled', 15],
      ['voided', 1],
      ['accepted', 9],
    ] as const)
      expect((await api.listTradedBets({ status })).bets.length, status).toBeGreaterThanOrEqual(least);
    const { fixtures } = await api.listTradedFixtures({ state: 'alarm' });
    expect(fixtures[0]?.alarms.map(({ kind }) => kind)).toEqual(['missingScore']);
  });

  it('has deposits that wait in the pool, of more than anybody withdraws', async () => {
    const entering = ['cashier.open-collection', 'cashier.match-deposit'];
    const jobs = mounts.flatMap((mount) => mount.jobs ?? []);
    await runDueJobs(
      test.app,
      jobs.filter(({ name }) => entering.includes(name)),
    );
    const { deposits } = await lead.getMatchingBoard({});
    expect(deposits.map(({ rest }) => rest).toSorted()).toEqual(['6000.00', '8500.00']);
  });

  it('has some dozens of members, and is written once', async () => {
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
    const before = await lead.listWithdrawalQueue({ status: 'completed' });
    await seedDay(test.app);
    expect(await lead.listWithdrawalQueue({ status: 'completed' })).toEqual(before);
  });
});
