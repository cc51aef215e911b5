import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSeconds } from '#platform/clock.ts';
import type { ApiClient } from '../../../../testing/test-app.ts';
import { leagueFile, match, type FileMatch } from '../../testing/league-file.ts';
import { singleBets } from '../../testing/single-bet.ts';
import { slipOf } from '../../testing/slip-of.ts';
import { createSportsbookTest, type SportsbookTest } from '../../testing/sportsbook-test.ts';

let test: SportsbookTest;
let maker: ApiClient;
let checker: ApiClient;
let betOn: ReturnType<typeof singleBets>;

beforeAll(async () => {
  test = await createSportsbookTest();
  betOn = singleBets(test);
  await signIn();
});
afterAll(() => test.end());

/** Again, where the clock was moved: a session ends when it is idle. */
async function signIn(): Promise<void> {
  maker = (await test.operator('trader')).api;
  checker = (await test.operator('trader')).api;
}

const handIn = (home: string, away: string, rest: FileMatch) =>
  maker.importFixtures({ text: leagueFile([match(home, away, rest)]), fileName: 'league.json' }, test.once());
const waiting = async (fixtureId: string) =>
  (await checker.listProposals({ kind: 'sportsbook.kickOff', objectId: fixtureId, state: 'pending' }))
    .proposals;
const fixtureOf = async (fixtureId: string) => (await maker.getTradedFixture({ fixtureId })).fixture;
const waits = {
  problems: [{ path: 'matches[0]', reason: { en: 'the new kick-off waits for a second person' } }],
};

describe('a file that moves a kick-off later', () => {
  it('moves one that is to come and has no bets', async () => {
    await test.imports([match('Alder', 'Birch')]);
    const id = await test.fixtureOf('Alder');
    expect(await handIn('Alder', 'Birch', { time: '20:00' })).toMatchObject({ updated: 1, problems: [] });
    expect((await fixtureOf(id)).startsAt).toBe('2026-08-22T19:00:00.000Z');
    expect(await waiting(id)).toEqual([]);
  });

  it('waits for a second person where there are bets; earlier does not', async () => {
    const { fixtureId, home, away, member } = await betOn('ft_1x2/home', 2100);
    expect(await handIn(home, away, { time: '20:00' })).toMatchObject({ updated: 0, ...waits });
    expect((await fixtureOf(fixtureId)).startsAt).toBe('2026-08-22T14:00:00.000Z');
    const [proposal] = await waiting(fixtureId);
    expect(proposal).toMatchObject({
      reason: 'league.json',
      before: { startsAt: '2026-08-22T14:00:00.000Z' },
      after: { startsAt: '2026-08-22T19:00:00.000Z', bets: 1, stake: ['100.00 CNY'] },
    });
    expect(JSON.stringify(proposal?.after)).toContain(`${home} – ${away}`);

    // The same file again asks nothing new, another time replaces it.
    await handIn(home, away, { time: '20:00' });
    expect(await waiting(fixtureId)).toMatchObject([{ id: proposal?.id }]);
    await handIn(home, away, { time: '21:00' });
    const replaced = await waiting(fixtureId);
    expect(replaced).toMatchObject([{ after: { startsAt: '2026-08-22T20:00:00.000Z' } }]);
    expect(replaced[0]?.id).not.toBe(proposal?.id);

    expect(await handIn(home, away, { time: '14:00' })).toMatchObject({ updated: 1, problems: [] });
    expect((await fixtureOf(fixtureId)).startsAt).toBe('2026-08-22T13:00:00.000Z');
    expect(await waiting(fixtureId)).toEqual([]);
    expect((await member.api.listBets({ state: 'unsettled' })).bets).toHaveLength(1);
  });

  it('takes no bets on a match that is over before two people have said that it was not played', async () => {
    const soon = { date: '2026-08-15', time: '14:00' };
    await test.imports([match('Cedar', 'Doum', soon)]);
    const id = await test.fixtureOf('Cedar');
    const leg = await test.leg(id, 'ft_1x2/home');
    test.clock.set(addSeconds(new Date('2026-08-15T13:00:00.000Z'), 95 * 60));
    await signIn();
    const member = await test.bettor('PastPoster', 100_00n);
    await test.settle();
    expect(await handIn('Cedar', 'Doum', { ...soon, time: '18:00' })).toMatchObject({ updated: 0, ...waits });
    await expect(member.api.placeBet(slipOf(leg), test.once())).rejects.toMatchObject({
      error: 'bettingClosed',
    });

    const [proposal] = await waiting(id);
    expect(proposal).toMatchObject({ mayDecide: true, after: { bets: 0, stake: [] } });
    const asked = { id: proposal?.id ?? '' };
    await expect(maker.approveProposal(asked, test.once())).rejects.toMatchObject({
      error: 'approverIsMaker',
    });
    const support = await test.operator('support');
    await expect(support.api.approveProposal(asked, test.once())).rejects.toMatchObject({
      error: 'permissionMissing',
    });
    await checker.approveProposal(asked, test.once());
    expect((await fixtureOf(id)).startsAt).toBe('2026-08-15T17:00:00.000Z');
    const fresh = await test.leg(id, 'ft_1x2/home');
    expect((await member.api.placeBet(slipOf(fresh), test.once())).status).toBe('accepted');
    expect((await test.auditOf('approveProposal'))[0]).toMatchObject({
      object_id: id,
      reason: 'league.json',
    });
  });

  it('schedules a postponed match with bets again by two', async () => {
    const { fixtureId, home, away } = await betOn('ft_1x2/home', 2100);
    await test.imports([match(home, away, { status: 'POSTPONED' })]);
    expect(await handIn(home, away, { date: '2026-08-23' })).toMatchObject({ updated: 0, ...waits });
    expect(await fixtureOf(fixtureId)).toMatchObject({ status: 'postponed' });
    const [proposal] = await waiting(fixtureId);
    await checker.approveProposal({ id: proposal?.id ?? '' }, test.once());
    expect(await fixtureOf(fixtureId)).toMatchObject({
      status: 'scheduled',
      startsAt: '2026-08-23T14:00:00.000Z',
    });
  });

  it('moves nothing once play was reported, even when approved', async () => {
    const { fixtureId, home, away } = await betOn('ft_1x2/home', 2100);
    await handIn(home, away, { time: '20:00' });
    const [proposal] = await waiting(fixtureId);
    await sql`
      insert into sportsbook_incidents (fixture_id, sequence, kind, half, second, home_goals, away_goals, at, received_at)
      values (${fixtureId}::bigint, 1, 'kickOff', 1, 0, 0, 0, now(), now())`.execute(test.app.db);
    await expect(checker.approveProposal({ id: proposal?.id ?? '' }, test.once())).rejects.toMatchObject({
      error: 'approvalVoided',
    });
    const stays = { problems: [{ reason: { en: 'play was reported, so the kick-off stays as it is' } }] };
    expect(await handIn(home, away, { time: '21:00' })).toMatchObject({ updated: 0, ...stays });
    await test.imports([match(home, away, { time: '21:00' })]);
    expect((await fixtureOf(fixtureId)).startsAt).toBe('2026-08-22T14:00:00.000Z');
  });
});
