import type { GamesSettings, LimitedGame } from '@fairway/contract/games/settings.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/db/transaction.ts';
import { publishDirectly } from '#modules/settings';
import { newestSettings, propose } from '../../../testing/settings-by-two.ts';
import { createGamesTest, type GamesTest, type Player } from '../testing/games-test.ts';
import { boundsIn, currencies } from './bounds-in.ts';
import { firstGamesSettings } from './first-limits.ts';
import { gamesLimitsKind } from './limits-kind.ts';

type Trader = Awaited<ReturnType<GamesTest['operator']>>['api'];

let test: GamesTest;
let maker: Trader;
let checker: Trader;
beforeAll(async () => {
  test = await createGamesTest();
  maker = (await test.operator('trader')).api;
  checker = (await test.operator('trader')).api;
});
afterAll(() => test.end());

const bet = {
  game: 'dice' as const,
  currency: 'CNY' as const,
  stake: '10.00',
  bet: { side: 'over', target: 5050 },
};

type Yuan = GamesSettings['games'][number]['cny'];
/** Settings in which a game has another switch or other bounds in CNY. */
function withGame(
  { games }: GamesSettings,
  key: LimitedGame,
  { open, ...cny }: { open?: boolean } & Partial<Yuan>,
): GamesSettings {
  return {
    games: games.map((game) =>
      game.key === key ? { ...game, open: open ?? game.open, cny: { ...game.cny, ...cny } } : game,
    ),
  };
}
const change = (key: LimitedGame, to: { open?: boolean } & Partial<Yuan>) =>
  propose(maker, 'games', (settings) => withGame(settings, key, to), test.once());
const refused = async (run: Promise<unknown>) =>
  run.then(
    () => 'taken',
    (fault: { error?: string }) => fault.error,
  );

/** As another process publishes: nothing here hears of it. */
async function publishElsewhere(settings: GamesSettings): Promise<void> {
  await inTransaction(test.app.db, (tx) =>
    publishDirectly(tx, { ...test.app }, gamesLimitsKind, { settings, by: 'test' }),
  );
}

describe('the limits of games', () => {
  it('begin with the bounds that the rows begin with', async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select game, currency, open, least, most, most_return from games_limits where version = 1`.execute(
      test.app.db,
    );
    const wanted = firstGamesSettings.games
      .filter(({ key }) => rows.some(({ game }) => game === key))
      .flatMap((game) =>
        currencies.map((currency) => {
          const { least, most, mostReturn } = boundsIn(game, currency);
          const amounts = { least: least.minor, most: most.minor, most_return: mostReturn.minor };
          return { game: game.key, currency, open: game.open, ...amounts };
        }),
      );
    expect(rows).toHaveLength(firstGamesSettings.games.length * currencies.length);
    expect(rows).toEqual(expect.arrayContaining(wanted));
    expect(wanted).toHaveLength(rows.length);
  });

  it('are tightened by one person at once and loosened by two', async () => {
    const member = await test.player('TightLoose', 100_00n);
    expect((await change('dice', { most: '20' })).proposalId).toBeNull();
    expect(await refused(member.api.startRound({ ...bet, stake: '20.01' }, test.once()))).toBe(
      'stakeAboveMaximum',
    );
    expect((await test.visitor.getParSheet({ game: 'dice' })).stakes[0]?.most).toBe('20.00');
    expect((await change('dice', { least: '5' })).proposalId).toBeNull();
    expect(await refused(member.api.startRound({ ...bet, stake: '4.99' }, test.once()))).toBe(
      'stakeBelowMinimum',
    );
    const loosened = await change('dice', { most: '20.01' });
    expect(loosened.proposalId).not.toBeNull();
    expect(await refused(maker.approveProposal({ id: loosened.proposalId ?? '' }, test.once()))).toBe(
      'approverIsMaker',
    );
    await checker.approveProposal({ id: loosened.proposalId ?? '' }, test.once());
    expect((await test.visitor.getParSheet({ game: 'dice' })).stakes[0]?.most).toBe('20.01');
    // What closes one game and loosens another takes two.
    const { version, settings } = await newestSettings(maker, 'games');
    const mixed = withGame(withGame(settings, 'keno', { open: false }), 'dice', { most: '21' });
    const asked = { kind: 'games' as const, version, settings: mixed, reason: '按会议决定' };
    const { proposalId } = await maker.changeSettings(asked, test.once());
    expect(proposalId).not.toBeNull();
    expect((await test.visitor.getParSheet({ game: 'keno' })).open).toBe(true);
    await maker.withdrawProposal({ id: proposalId ?? '', reason: '改由另一提案' }, test.once());
  });

  it('close a game to new stakes while its open rounds go on to their end', async () => {
    const member = await test.player('RoundGoesOn', 100_00n);
    const [tile] = await test.safeTiles(member, 3);
    const gem = { ...bet, game: 'gem' as const, bet: { mines: 3 } };
    const round = await member.api.startRound(gem, test.once());
    expect(round.status).toBe('open');
    expect((await change('gem', { open: false })).proposalId).toBeNull();
    expect((await test.visitor.getParSheet({ game: 'gem' })).open).toBe(false);
    const act = (after: number, what: { act: string; tile?: number }) =>
      member.api.actInRound({ roundId: round.id, after, act: what }, test.once());
    await act(0, { act: 'open', tile: tile ?? 0 });
    expect((await act(1, { act: 'cashOut' })).status).toBe('settled');
    test.pause();
    expect(await refused(member.api.startRound(gem, test.once()))).toBe('gameClosed');
    const opened = await change('gem', { open: true });
    expect(opened.proposalId).not.toBeNull();
    expect(await refused(member.api.startRound(gem, test.once()))).toBe('gameClosed');
    await checker.approveProposal({ id: opened.proposalId ?? '' }, test.once());
    expect((await member.api.startRound(gem, test.once())).status).toBe('open');
  });

  it('keep what a round was started by: a lower bound ends later rounds sooner, not this one', async () => {
    const member = await test.player('PinnedBound', 1_000_00n);
    const { settings } = await newestSettings(maker, 'games');
    // 500.00 staked with ten mines: the first tile returns 0.99 * 25/15 = 1.65 times, 825.00.
    const gem = { ...bet, game: 'gem' as const, stake: '500', bet: { mines: 10 } };
    const [tile] = await test.safeTiles(member, 10);
    const round = await member.api.startRound(gem, test.once());
    await publishElsewhere(withGame(settings, 'gem', { most: '500', mostReturn: '600' }));
    const opened = await member.api.actInRound(
      { roundId: round.id, after: 0, act: { act: 'open', tile: tile ?? 0 } },
      test.once(),
    );
    expect(opened.status).toBe('open');
    await member.api.actInRound({ roundId: round.id, after: 1, act: { act: 'cashOut' } }, test.once());
    test.pause();
    const [next] = await test.safeTiles(member, 10);
    const second = await member.api.startRound(gem, test.once());
    const ended = await member.api.actInRound(
      { roundId: second.id, after: 0, act: { act: 'open', tile: next ?? 0 } },
      test.once(),
    );
    expect(ended).toMatchObject({ status: 'settled', returned: '825.00' });
  });

  it('refuse what makes no sense, and people without the right', async () => {
    const support = (await test.operator('support')).api;
    const { version, settings } = await newestSettings(maker, 'games');
    const asked = (next: GamesSettings) => ({
      kind: 'games' as const,
      version,
      settings: next,
      reason: '按会议决定',
    });
    const closing = withGame(settings, 'koi', { open: false });
    expect(await refused(support.changeSettings(asked(closing), test.once()))).toBe('permissionMissing');
    const auditor = (await test.operator('auditor')).api;
    expect((await newestSettings(auditor, 'games')).version).toBe(version);
    expect(await refused(auditor.changeSettings(asked(closing), test.once()))).toBe('permissionMissing');
    for (const wrong of [{ least: '0.50' }, { least: '201' }, { mostReturn: '200' }, { most: '10000001' }])
      expect(await refused(maker.changeSettings(asked(withGame(settings, 'koi', wrong)), test.once()))).toBe(
        'settingInvalid',
      );
  });
});

describe('the rows', () => {
  it('refuse a closed game that this process still believes open, and the press is judged again', async () => {
    const member = await test.player('StaleMemory', 100_00n);
    test.clock.advance({ seconds: 2 });
    const sheet = { game: 'limbo' as const, currency: 'CNY' as const, stake: '1.00', bet: { target: 200 } };
    expect((await member.api.startRound(sheet, test.once())).nonce).toBe(0);
    test.pause();
    await test.visitor.getParSheet({ game: 'limbo' });
    const { settings } = await newestSettings(maker, 'games');
    await publishElsewhere(withGame(settings, 'limbo', { open: false }));
    expect((await test.visitor.getParSheet({ game: 'limbo' })).open).toBe(true);
    expect(await refused(member.api.startRound(sheet, test.once()))).toBe('gameClosed');
    await publishElsewhere(withGame(settings, 'limbo', { open: true }));
    // What another process published is known here within a second.
    test.clock.advance({ seconds: 1 });
    expect((await member.api.startRound(sheet, test.once())).nonce).toBe(1);
  });

  it('take no stake once a closing is published, however many press meanwhile', async () => {
    const members: Player[] = [];
    for (let index = 0; index < 8; index += 1) members.push(await test.player(`Closing${index}`, 100_00n));
    const { settings } = await newestSettings(maker, 'games');
    const dice = { ...bet, stake: '10.00' };
    const presses = members.map(({ api }) => refused(api.startRound(dice, test.once())));
    const closing = publishElsewhere(withGame(settings, 'dice', { open: false }));
    const late = closing.then(() => members.map(({ api }) => refused(api.startRound(dice, test.once()))));
    const early = await Promise.all(presses);
    expect(early.every((end) => end === 'taken' || end === 'gameClosed')).toBe(true);
    const ends = await Promise.all(await late);
    expect(ends.includes('taken')).toBe(false);
    const { rows } = await sql<{ late: number }>`
      select count(*)::integer as late from games_rounds r
      join games_limits l on l.version = r.limits_version and l.game = r.game and l.currency = r.currency
      where not l.open`.execute(test.app.db);
    expect(rows[0]?.late).toBe(0);
  });
});
