import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { match } from '../../../sportsbook/testing/league-file.ts';
import { createSportsbookTest, type SportsbookTest } from '../../../sportsbook/testing/sportsbook-test.ts';
import { reportEndedMatch } from './report-ended-match.ts';

let test: SportsbookTest;
beforeAll(async () => {
  test = await createSportsbookTest();
});
afterAll(() => test.end());

interface Ended {
  fixture: string;
  version: number;
  status: 'ended';
  score: { home: number; away: number };
}

/** The news of ended matches, oldest first, as the outbox has them. */
async function endings(fixture: string): Promise<Ended[]> {
  const { rows } = await sql<{ payload: Ended }>`
    select payload from platform_outbox where name = 'fixture.ended' and payload ->> 'fixture' = ${fixture}
    order by id`.execute(test.app.db);
  return rows.map(({ payload }) => payload);
}

async function deliver(payload: Ended): Promise<void> {
  await reportEndedMatch.run(test.app, { id: 'an-event', at: test.clock.now().toISOString(), payload });
}

const score = (ft: [number, number], ht: [number, number]) => ({ score: { ft, ht } });

describe('the report of a match', () => {
  it('comes with its result, and once more with a note when the result is corrected', async () => {
    await test.imports([match('Blue Town', 'Red Town')]);
    const fixture = await test.fixtureOf('Blue Town');
    test.clock.advance({ hours: 8 * 24 });
    await test.imports([match('Blue Town', 'Red Town', score([3, 1], [1, 0]))]);
    await test.imports([match('Blue Town', 'Red Town', score([3, 2], [1, 0]))]);
    const [first, second] = await endings(fixture);
    if (!first || !second) throw new Error('two results were recorded');

    await deliver(first);
    await deliver(first);
    const newsId = `report-${fixture}`;
    const before = await test.visitor.getNews({ newsId });
    expect(before).toMatchObject({
      column: 'live',
      automatic: true,
      picture: { kind: 'match', score: { home: 3, away: 1 } },
      correction: null,
    });
    expect(before.title.zh).toContain('Blue Town');

    test.clock.advance({ minutes: 5 });
    await deliver(second);
    const after = await test.visitor.getNews({ newsId });
    expect(after).toMatchObject({
      picture: { score: { home: 3, away: 2 } },
      publishedAt: before.publishedAt,
      correction: { zh: '更正：此前报道为「3:1，半场 1:0」，按更正后的赛果改为「3:2，半场 1:0」。' },
    });
    // The older result comes once more, and late: nothing changes.
    await deliver(first);
    expect(await test.visitor.getNews({ newsId })).toEqual(after);
    const { rows } = await sql`select number from content_news_reports order by number`.execute(test.app.db);
    expect(rows).toEqual([{ number: 1 }, { number: 2 }]);

    const { news } = await test.visitor.listColumnNews({ column: 'live' });
    expect(news.map(({ newsId: id }) => id)).toEqual([newsId]);
    expect((await test.visitor.listColumnNews({ column: 'sports' })).news).toEqual([]);
  });

  it('is written once by two workers at the same time', async () => {
    await test.imports([match('Green Town', 'White Town')]);
    const fixture = await test.fixtureOf('Green Town').catch(() => '');
    const { rows } = await sql<{ id: string }>`
      select f.id::text as id from sportsbook_fixtures f join sportsbook_teams t on t.id = f.home_team
      where t.key = 'green town'`.execute(test.app.db);
    expect(fixture === '' || fixture === rows[0]?.id).toBe(true);
    await test.imports([match('Green Town', 'White Town', score([0, 0], [0, 0]))]);
    const [ended] = await endings(rows[0]?.id ?? '');
    if (!ended) throw new Error('a result was recorded');
    await Promise.allSettled([deliver(ended), deliver(ended), deliver(ended)]);
    const reports = await sql`
      select number from content_news_reports where fixture_id = ${ended.fixture}`.execute(test.app.db);
    expect(reports.rows).toEqual([{ number: 1 }]);
  });
});

describe('teams in the news', () => {
  it('recommends the news of the teams that a member follows, and of no others', async () => {
    const { api } = await test.register('Follow01');
    expect((await api.listRecommendedNews({})).by).toBe('editors');
    await api.followNewsTeam({ team: 'blue town', follow: true });
    await api.followNewsTeam({ team: 'blue town', follow: true });
    test.clock.advance({ seconds: 10 });
    const followed = await api.listRecommendedNews({});
    expect(followed).toMatchObject({ by: 'teams', follows: [{ team: 'blue town' }] });
    expect(followed.news.map(({ picture }) => picture.kind)).toEqual(['match']);
    const newsId = followed.news[0]?.newsId ?? '';
    expect((await api.getNews({ newsId })).teams).toMatchObject([
      { team: 'blue town', followed: true },
      { team: 'red town', followed: false },
    ]);

    await api.followNewsTeam({ team: 'blue town', follow: false });
    expect(await api.listRecommendedNews({})).toMatchObject({ by: 'editors', follows: [] });
    await expect(api.followNewsTeam({ team: 'no such team', follow: true })).rejects.toMatchObject({
      error: 'contentNotFound',
    });
  });

  it('shows the odds of their next match, but not to a member on a break', async () => {
    await test.imports([
      match('Blue Town', 'Green Town', { round: 'Matchday 2', date: '2026-08-29' }),
      match('White Town', 'Red Town', { round: 'Matchday 2', date: '2026-08-29' }),
    ]);
    await test.settle();
    const { rows } = await sql<{ id: string }>`
      select fixture_id::text as id from content_news_reports order by fixture_id limit 1`.execute(
      test.app.db,
    );
    const newsId = `report-${rows[0]?.id}`;
    await test.fixtureOf('Blue Town');
    const { api } = await test.register('Pause001');
    const open = await api.getNews({ newsId });
    expect(open.matches.map(({ home }) => home.name.en)).toEqual(['Blue Town', 'White Town']);
    expect(open.matches[0]?.odds).toMatchObject({ home: expect.any(String) as string });

    await api.startTimeOut({ hours: 24 });
    const paused = await api.getNews({ newsId });
    expect(paused.matches.map(({ odds }) => odds)).toEqual([null, null]);
  });
});
