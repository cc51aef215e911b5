import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { match } from '../testing/league-file.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';

let test: SportsbookTest;

beforeAll(async () => {
  test = await createSportsbookTest();
  await test.imports([
    match('Arsenal FC', 'Everton FC'),
    match('Chelsea FC', 'Burnley FC', { date: '2026-08-23' }),
    match('Everton FC', 'Chelsea FC', { date: '2026-08-29' }),
  ]);
});
afterAll(() => test.end());

const homes = (groups: readonly { fixtures: readonly { home: { name: { en: string } } }[] }[]) =>
  groups.flatMap(({ fixtures }) => fixtures.map(({ home }) => home.name.en));

describe('favourites', () => {
  it('find the matches of a team, a league and a match, once each, until they are taken off', async () => {
    const { api } = await test.register('FollowsTeams');
    const { fixture, competition } = await test.page(await test.fixtureOf('Arsenal FC'));
    expect(await api.listFavourites({})).toMatchObject({ marks: [], groups: [] });

    const everton = { kind: 'team', id: fixture.away.id } as const;
    await api.markFavourite(everton);
    await api.markFavourite(everton);
    expect(homes((await api.listFavourites({})).groups)).toEqual(['Arsenal FC', 'Everton FC']);

    test.clock.advance({ seconds: 1 });
    await api.markFavourite({ kind: 'fixture', id: fixture.id });
    test.clock.advance({ seconds: 1 });
    await api.markFavourite({ kind: 'competition', id: competition.id });
    const all = await api.listFavourites({});
    expect(all.marks).toEqual([
      { kind: 'competition', id: competition.id },
      { kind: 'fixture', id: fixture.id },
      everton,
    ]);
    expect(homes(all.groups)).toEqual(['Arsenal FC', 'Chelsea FC', 'Everton FC']);

    await api.cancelFavourite({ kind: 'competition', id: competition.id });
    await api.cancelFavourite(everton);
    await api.cancelFavourite(everton);
    expect(homes((await api.listFavourites({})).groups)).toEqual(['Arsenal FC']);
  });

  it('are one member’s own, need a login, and name only what the catalogue has', async () => {
    const { api } = await test.register('FollowsAlone');
    const other = await test.register('FollowsNothing');
    const { fixture } = await test.page(await test.fixtureOf('Arsenal FC'));
    await api.markFavourite({ kind: 'fixture', id: fixture.id });
    expect(await other.api.listFavourites({})).toMatchObject({ marks: [], groups: [] });
    await expect(test.visitor.markFavourite({ kind: 'fixture', id: fixture.id })).rejects.toMatchObject({
      error: 'tokenMissing',
    });
    const id = '999999999999999999';
    await expect(api.markFavourite({ kind: 'competition', id })).rejects.toMatchObject({
      error: 'competitionUnknown',
    });
    await expect(api.markFavourite({ kind: 'team', id })).rejects.toMatchObject({ error: 'teamUnknown' });
    await expect(api.markFavourite({ kind: 'fixture', id })).rejects.toMatchObject({
      error: 'fixtureUnknown',
    });
  });

  it('are 200 at most; one that is marked already stays marked', async () => {
    const { api, id: memberId } = await test.register('FollowsAll');
    const { fixture } = await test.page(await test.fixtureOf('Arsenal FC'));
    await api.markFavourite({ kind: 'team', id: fixture.home.id });
    await sql`
      insert into sportsbook_favourites (shard_id, member_id, kind, target, marked_at)
      select shard_id, member_id, 'fixture', 500000 + place, marked_at
      from sportsbook_favourites, generate_series(1, 199) place
      where member_id = ${memberId}`.execute(test.app.db);
    await expect(api.markFavourite({ kind: 'team', id: fixture.away.id })).rejects.toMatchObject({
      error: 'favouritesFull',
    });
    await api.markFavourite({ kind: 'team', id: fixture.home.id });
    expect((await api.listFavourites({})).marks).toHaveLength(200);
  });
});

describe('searchFixtures', () => {
  it.each([
    ['埃弗', ['Arsenal FC', 'Everton FC']],
    ['CHELS', ['Chelsea FC', 'Everton FC']],
    ['aifudun', ['Arsenal FC', 'Everton FC']],
    ['asn', ['Arsenal FC']], // the initials of 阿森纳
    ['english test', ['Arsenal FC', 'Chelsea FC', 'Everton FC']],
    ['没有这支队', []],
  ])('finds by %s', async (keyword, found) => {
    const { groups, more } = await test.visitor.searchFixtures({ keyword });
    expect(homes(groups)).toEqual(found);
    expect(more).toBe(false);
  });

  it('refuses an empty and an endless keyword', async () => {
    await expect(test.visitor.searchFixtures({ keyword: '' })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
    await expect(test.visitor.searchFixtures({ keyword: 'a'.repeat(41) })).rejects.toMatchObject({
      error: 'inputInvalid',
    });
  });
});
