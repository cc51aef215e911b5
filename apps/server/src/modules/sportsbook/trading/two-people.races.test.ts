import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient, TestOperator } from '../../../testing/test-app.ts';
import { leagueFile, match } from '../testing/league-file.ts';
import { ft, singleBets } from '../testing/single-bet.ts';
import { settleFixtureJob, settlementQueue } from '../settlement/settle-fixture.job.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';

let test: SportsbookTest;
let betOn: ReturnType<typeof singleBets>;
let first: TestOperator;
let second: TestOperator;

beforeAll(async () => {
  test = await createSportsbookTest();
  betOn = singleBets(test);
  [first, second] = [await test.operator('trader'), await test.operator('trader')];
});
afterAll(() => test.end());

const reason = '官方更正赛果';
const homeWins = { status: 'ended', fullTime: { home: 2, away: 0 }, halfTime: { home: 0, away: 0 } } as const;
/** 20,000.00 at 3.00: a home win returns 60,000.00, above the bound of one person. */
const greatBet = () => betOn('ft_1x2/home', 3000, {}, 20_000n);
const enter = (api: ApiClient, fixtureId: string, resultVersion = 0) =>
  api.enterFixtureResult({ fixtureId, resultVersion, ...homeWins, reason }, test.once());
const approve = (api: ApiClient, id: string | null) => api.approveProposal({ id: id ?? '' }, test.once());
/** The queues of the settling jobs of a match that wait. */
const waitingFor = async (fixtureId: string) => {
  const { rows } = await sql<{ queue: string | null }>`
    select jobs.queue_name as queue from graphile_worker.jobs jobs
    join graphile_worker._private_jobs whole using (id)
    where task_identifier = ${settleFixtureJob.name} and whole.payload ->> 'fixtureId' = ${fixtureId}`.execute(
    test.app.db,
  );
  return rows.map(({ queue }) => queue);
};
const versionOf = async (fixtureId: string) =>
  (await first.api.getTradedFixture({ fixtureId })).fixture.resultVersion;

describe('a result that moves more than one person may', () => {
  it('is looked at before, by its figures, and nothing of the look stays', async () => {
    const { fixtureId, read } = await greatBet();
    expect(await first.api.getSettlementPreview({ fixtureId, result: homeWins })).toEqual({
      effect: { bets: 1, corrected: 0, returns: '60000.00', swing: '60000.00' },
      takesTwo: true,
    });
    const lost = { ...homeWins, fullTime: { home: 0, away: 1 } };
    expect(await first.api.getSettlementPreview({ fixtureId, result: lost })).toEqual({
      effect: { bets: 1, corrected: 0, returns: '0.00', swing: '0.00' },
      takesTwo: false,
    });
    await test.settle();
    expect(await versionOf(fixtureId)).toBe(0);
    expect(await read()).toMatchObject({ status: 'accepted' });
    expect((await test.page(fixtureId)).fixture.status).toBe('scheduled');
  });

  it('waits for another operator, whatever session the first one has, and is entered once', async () => {
    const { fixtureId, read, home, away } = await greatBet();
    const { proposalId, fixture } = await enter(first.api, fixtureId);
    expect(fixture).toMatchObject({ status: 'scheduled', resultVersion: 0 });
    await test.settle();
    expect(await read()).toMatchObject({ status: 'accepted' });
    await expect(approve(first.api, proposalId)).rejects.toMatchObject({ error: 'approverIsMaker' });
    await expect(approve(await first.signInAgain(), proposalId)).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    const support = await test.operator('support');
    await expect(approve(support.api, proposalId)).rejects.toMatchObject({ error: 'permissionMissing' });

    const { proposals } = await second.api.listProposals({ kind: 'sportsbook.result', objectId: fixtureId });
    expect(proposals).toMatchObject([
      {
        id: proposalId,
        makerName: first.name,
        mayDecide: true,
        before: { status: 'scheduled', fullTime: '' },
        after: { status: 'ended', fullTime: '2:0', bets: 1, swing: '60000.00' },
      },
    ]);
    expect(JSON.stringify(proposals[0]?.after)).toContain(`${home} – ${away}`);

    const lead = await test.operator('cashier-lead');
    const ends = await Promise.allSettled([
      approve(second.api, proposalId),
      approve(lead.api, proposalId),
      approve(second.api, proposalId),
    ]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await test.settle();
    expect(await versionOf(fixtureId)).toBe(1);
    expect(await read()).toMatchObject({ status: 'settled', returned: '60000.00' });
    expect((await test.auditOf('approveProposal'))[0]).toMatchObject({ object_id: fixtureId, reason });
  });

  it('is void once another result came, or once it would pay something else', async () => {
    const overtaken = await greatBet();
    const late = await enter(first.api, overtaken.fixtureId);
    await overtaken.result(ft(0, 1));
    await expect(approve(second.api, late.proposalId)).rejects.toMatchObject({ error: 'approvalVoided' });
    expect(await versionOf(overtaken.fixtureId)).toBe(1);

    const grown = await greatBet();
    const { proposalId } = await enter(first.api, grown.fixtureId);
    const other = await test.bettor('AfterProposal', 100_00n);
    await other.api.placeBet(
      { currency: 'CNY', unitStake: '100.00', sizes: [1], legs: [await grown.again()], pricePolicy: 'none' },
      test.once(),
    );
    await expect(approve(second.api, proposalId)).rejects.toMatchObject({ error: 'approvalVoided' });
    expect(await versionOf(grown.fixtureId)).toBe(0);
  });

  it('is not recorded by a file that an operator hands in either', async () => {
    const { fixtureId, home, away, read } = await greatBet();
    const text = leagueFile([match(home, away, { score: ft(2, 0) })]);
    const report = await first.api.importFixtures({ text, fileName: 'league.json' }, test.once());
    const problem = { path: 'matches[0]', reason: { en: 'the result waits for a second person' } };
    expect(report).toMatchObject({ results: 0, unchanged: 1, problems: [problem] });
    await test.settle();
    expect(await read()).toMatchObject({ status: 'accepted' });
    const { proposals } = await second.api.listProposals({ kind: 'sportsbook.result', objectId: fixtureId });
    expect(proposals).toMatchObject([{ state: 'pending', makerName: first.name }]);
    await approve(second.api, proposals[0]?.id ?? null);
    await test.settle();
    expect(await read()).toMatchObject({ status: 'settled', returned: '60000.00' });
  });
});

describe('what one operator settles alone in 24 hours', () => {
  /** 8,000.00 at 3.00: a home win returns 24,000.00. */
  const slice = () => betOn('ft_1x2/home', 3000, {}, 8_000n);

  it('is added up: slices below the bound do not pass it, another operator has a sum of the own', async () => {
    const [one, other] = [await test.operator('trader'), await test.operator('trader')];
    for (let entered = 0; entered < 2; entered += 1) {
      const { fixtureId } = await slice();
      expect((await enter(one.api, fixtureId)).proposalId).toBeNull();
    }
    // 24,000.00 a third time would be 72,000.00.
    const third = await slice();
    const look = { fixtureId: third.fixtureId, result: homeWins };
    expect(await one.api.getSettlementPreview(look)).toMatchObject({ takesTwo: true });
    expect(await other.api.getSettlementPreview(look)).toMatchObject({ takesTwo: false });
    const { proposalId } = await enter(one.api, third.fixtureId);
    expect(proposalId).not.toBeNull();
    expect(await versionOf(third.fixtureId)).toBe(0);
    // What moves nothing is no part of the sum.
    const idle = await slice();
    const lost = { ...homeWins, fullTime: { home: 0, away: 1 } };
    const entered = await one.api.enterFixtureResult(
      { fixtureId: idle.fixtureId, resultVersion: 0, ...lost, reason },
      test.once(),
    );
    expect(entered.proposalId).toBeNull();
    await approve(other.api, proposalId);
    await test.settle();
    expect(await third.read()).toMatchObject({ status: 'settled', returned: '24000.00' });
  });

  it('is added up for results entered at one moment, and for settling again', async () => {
    const one = await test.operator('trader');
    const slices = [await slice(), await slice(), await slice(), await slice()];
    const ends = await Promise.all(slices.map(({ fixtureId }) => enter(one.api, fixtureId)));
    expect(ends.filter(({ proposalId }) => proposalId === null)).toHaveLength(2);
    await test.settle();

    const voided = await betOn('ft_1x2/home', 2100);
    await voided.result(ft(0, 1));
    await sql`
      insert into sportsbook_leg_voids (shard_id, bet_id, place, fixture_id, reason, detail, at)
      select shard_id, bet_id, place, fixture_id, 'operator', 'test', now() from sportsbook_legs
      where bet_id = ${voided.bet.id}`.execute(test.app.db);
    // 48,000.00 and 100.00 are within the bound; 2,000.00 more are not.
    expect(
      (await one.api.resettleFixture({ fixtureId: voided.fixtureId, reason }, test.once())).proposalId,
    ).toBeNull();
    // It waits in the match's queue, as what a result sets does.
    const queue = settlementQueue(BigInt(voided.fixtureId));
    expect(await waitingFor(voided.fixtureId)).toEqual([queue]);
    const more = await betOn('ft_1x2/home', 2000, {}, 1_000n);
    expect((await enter(one.api, more.fixtureId)).proposalId).not.toBeNull();
    await test.settle();
  });
});

describe('what stays with one person', () => {
  it('is a result below the bound, and a feed’s or a job’s result of any size', async () => {
    const small = await betOn('ft_1x2/home', 2100);
    expect(await enter(first.api, small.fixtureId)).toMatchObject({
      proposalId: null,
      fixture: { resultVersion: 1 },
    });
    const great = await greatBet();
    await great.result(ft(2, 0));
    expect(await great.read()).toMatchObject({ status: 'settled', returned: '60000.00' });
  });
});

describe('a settlement of yesterday', () => {
  it('is corrected and settled again by two, however little moves', async () => {
    const corrected = await betOn('ft_1x2/home', 2100);
    const voided = await betOn('ft_1x2/home', 2100);
    await corrected.result(ft(0, 1));
    await voided.result(ft(0, 1));
    await sql`
      insert into sportsbook_leg_voids (shard_id, bet_id, place, fixture_id, reason, detail, at)
      select shard_id, bet_id, place, fixture_id, 'operator', 'test', now() from sportsbook_legs
      where bet_id = ${voided.bet.id}`.execute(test.app.db);
    test.clock.advance({ hours: 25 });
    const [one, other] = [await test.operator('trader'), await test.operator('trader')];

    const entered = await enter(one.api, corrected.fixtureId, 1);
    expect(entered.proposalId).not.toBeNull();
    await test.settle();
    expect(entered.fixture.resultVersion).toBe(1);
    const again = await one.api.resettleFixture({ fixtureId: voided.fixtureId, reason }, test.once());
    expect(again.proposalId).not.toBeNull();
    await test.settle();
    const settledAs = async (betId: string) => {
      const { rows } = await sql<{ returned: bigint }>`
        select returned from sportsbook_settlements where bet_id = ${betId} order by number desc limit 1`.execute(
        test.app.db,
      );
      return rows[0]?.returned;
    };
    expect(await settledAs(voided.bet.id)).toBe(0n);

    await expect(approve(one.api, again.proposalId)).rejects.toMatchObject({ error: 'approverIsMaker' });
    await approve(other.api, again.proposalId);
    await approve(other.api, entered.proposalId);
    await test.settle();
    expect(await settledAs(voided.bet.id)).toBe(100_00n);
    expect(await settledAs(corrected.bet.id)).toBe(210_00n);
    // Nothing to change takes nobody.
    const idle = await one.api.resettleFixture({ fixtureId: voided.fixtureId, reason }, test.once());
    expect(idle.proposalId).toBeNull();
  });

  it('no longer counts in what its operator settles alone', async () => {
    const one = await test.operator('trader');
    for (let entered = 0; entered < 2; entered += 1)
      expect(
        (await enter(one.api, (await betOn('ft_1x2/home', 3000, {}, 8_000n)).fixtureId)).proposalId,
      ).toBeNull();
    expect(
      (await enter(one.api, (await betOn('ft_1x2/home', 3000, {}, 8_000n)).fixtureId)).proposalId,
    ).not.toBeNull();
    test.clock.advance({ hours: 24, minutes: 1 });
    const again = await one.signInAgain();
    expect(
      (await enter(again, (await betOn('ft_1x2/home', 3000, {}, 8_000n)).fixtureId)).proposalId,
    ).toBeNull();
  });
});
