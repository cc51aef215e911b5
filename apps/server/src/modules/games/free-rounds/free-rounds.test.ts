import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGamesTest, type GamesTest, type Player } from '../testing/games-test.ts';
import { giveFreeRounds, poolsOf } from '../testing/free-rounds.ts';
import { endExpiredGrants } from './end-expired-grants.job.ts';

let test: GamesTest;
beforeAll(async () => {
  test = await createGamesTest();
});
afterAll(() => test.end());

/** Wins on 9,800 of 10,001 rolls. */
const nearlySure = { side: 'over', target: 200 };
const dice = (freeGrantId: string, over: object = {}) => ({
  game: 'dice' as const,
  currency: 'CNY' as const,
  stake: '2.00',
  bet: nearlySure,
  freeGrantId,
  ...over,
});

const inTenMinutes = () => new Date(test.clock.now().getTime() + 600_000);
const bucketsOf = async ({ api }: Player) =>
  (await api.getTurnover({})).wallets.find(({ currency }) => currency === 'CNY')?.buckets ?? [];
const grantOf = async ({ api }: Player, id: string) =>
  (await api.listFreeRounds({})).grants.find((grant) => grant.id === id);

describe('free rounds', () => {
  it('take nothing of the member, pay what they return, and open its bucket by the grant’s factor', async () => {
    const member = await test.player('FreePlays', 5_00n);
    const before = await poolsOf(test, 'dice');
    const id = await giveFreeRounds(test, { memberId: member.id, sourceKey: 'plays' });
    // 10 × 2.00 have left the promotions before a round is played.
    const given = await poolsOf(test, 'dice');
    expect(signed(before.promotions) - signed(given.promotions)).toBe(20_00n);
    expect(signed(given.pool) - signed(before.pool)).toBe(20_00n);

    let won = 0n;
    for (let turn = 0; turn < 3; turn += 1) {
      const round = await member.api.startRound(dice(id), test.once());
      expect(round).toMatchObject({ free: true, stake: '2.00', status: 'settled' });
      won += signed(round.returned ?? '0');
      expect(round.balance).toBe(text(5_00n + won));
      test.pause();
    }
    expect(won).toBeGreaterThan(0n);
    expect(await grantOf(member, id)).toMatchObject({ count: 10, left: 7, factor: '3', state: 'open' });
    const paid = (await member.api.listRounds({})).rounds.filter(({ returned }) => returned !== '0.00');
    const buckets = await bucketsOf(member);
    expect(buckets.map(({ reference }) => reference).toSorted()).toEqual(
      paid.map(({ billNo }) => billNo).toSorted(),
    );
    for (const { source, base, multiplier, required } of buckets) {
      expect({ source, multiplier }).toEqual({ source: 'bonus', multiplier: '3' });
      expect(signed(required)).toBe(signed(base) * 3n);
    }
    expect((await member.api.listRounds({})).rounds.every(({ free }) => free)).toBe(true);
    expect((await member.api.listBetRecords({})).records.every(({ free }) => free)).toBe(true);
    const round = await member.api.startRound(
      { game: 'dice', currency: 'CNY', stake: '1.00', bet: nearlySure },
      test.once(),
    );
    expect(round.free).toBe(false);
  });

  it('open no bucket at a factor of 0', async () => {
    const member = await test.player('FreeKept', 0n);
    const id = await giveFreeRounds(test, { memberId: member.id, sourceKey: 'kept', factor: 0 });
    let won = '0.00';
    while (won === '0.00') {
      won = (await member.api.startRound(dice(id), test.once())).returned ?? '0.00';
      test.pause();
    }
    expect(await bucketsOf(member)).toEqual([]);
  });

  it('count for no own limit and no turnover; pace and breaks hold', async () => {
    const member = await test.player('FreeLimits', 10_00n);
    const id = await giveFreeRounds(test, { memberId: member.id, sourceKey: 'limits' });
    await member.api.setPlayLimit({ kind: 'stake', period: 'day', limit: '1' });
    await member.api.startRound(dice(id), test.once());
    await expect(member.api.startRound(dice(id), test.once())).rejects.toMatchObject({
      error: 'gameTooFast',
    });
    test.pause();
    await member.api.startRound(dice(id), test.once());
    const { today, limits } = await member.api.getPlayProtection({});
    expect(today).toMatchObject({ staked: '0.00', returned: '0.00' });
    expect(limits.find(({ kind }) => kind === 'stake')).toMatchObject({ used: '0.00' });

    test.pause();
    await member.api.startTimeOut({ hours: 24 });
    await expect(member.api.startRound(dice(id), test.once())).rejects.toMatchObject({
      error: 'timeOutActive',
    });
    expect(await grantOf(member, id)).toMatchObject({ left: 8 });
  });

  it('are those of their member, game, currency and stake alone', async () => {
    const member = await test.player('FreeFits', 10_00n);
    const other = await test.player('FreeOther', 10_00n);
    const id = await giveFreeRounds(test, { memberId: member.id, sourceKey: 'fits' });
    const refused = async (player: Player, input: object) =>
      expect(player.api.startRound(dice(id, input), test.once())).rejects.toMatchObject({
        error: 'freeRoundsNotFound',
      });
    await refused(other, {});
    await refused(member, { stake: '2.01' });
    await refused(member, { currency: 'USDT' });
    await refused(member, { game: 'limbo', bet: { target: 200 } });
    await refused(member, { freeGrantId: test.app.ids.uuid() });
    expect(await grantOf(member, id)).toMatchObject({ left: 10 });
    expect((await member.api.getSeeds({})).inUse?.rounds).toBe(0);
  });

  it('are played once a press, and the same press answers the same after the last one is used', async () => {
    const member = await test.player('FreeOnce', 0n);
    const id = await giveFreeRounds(test, { memberId: member.id, sourceKey: 'once', count: 1 });
    const press = test.once();
    const answers = await Promise.all([1, 2, 3].map(() => member.api.startRound(dice(id), press)));
    expect(new Set(answers.map((round) => round.id)).size).toBe(1);
    expect(await grantOf(member, id)).toMatchObject({ left: 0, state: 'played' });
    test.pause();
    await expect(member.api.startRound(dice(id), test.once())).rejects.toMatchObject({
      error: 'freeRoundsOver',
    });
    expect((await member.api.startRound(dice(id), press)).id).toBe(answers[0]?.id);
  });

  it('are given once a source and key, and only for games that can be given', async () => {
    const member = await test.player('FreeGiven', 0n);
    const before = await poolsOf(test, 'dice');
    const ids = await Promise.all(
      [1, 2, 3, 4].map(() => giveFreeRounds(test, { memberId: member.id, sourceKey: 'same' })),
    );
    expect(new Set(ids).size).toBe(1);
    const after = await poolsOf(test, 'dice');
    expect(signed(before.promotions) - signed(after.promotions)).toBe(20_00n);
    const refused = (over: object) =>
      expect(giveFreeRounds(test, { memberId: member.id, sourceKey: 'refused', ...over })).rejects;
    for (const game of ['gem', 'hilo', 'videoPoker'] as const)
      await refused({ game }).toMatchObject({ error: 'freeRoundsNotOffered' });
    await refused({ stake: 99n }).toMatchObject({ error: 'stakeBelowMinimum' });
    await refused({ game: 'koi', stake: 200_01n }).toMatchObject({ error: 'stakeAboveMaximum' });
    // 1,000 × 20.01 is more than 20,000.00.
    await refused({ stake: 20_01n, count: 1000 }).toMatchObject({ error: 'freeRoundsTooDear' });
  });

  it('whose bonus is opened act by act pay once in the end, without a limit counting it', async () => {
    const member = await test.player('FreeMoon', 0n);
    const id = await giveFreeRounds(test, { memberId: member.id, sourceKey: 'moon', game: 'moon', count: 2 });
    await test.chooseSeed(member, ({ status }, whole) => status === 'open' && !whole().multiplier.isZero());
    const input = { ...dice(id), game: 'moon' as const, bet: {} };
    const started = await member.api.startRound(input, test.once());
    expect(started).toMatchObject({ status: 'open', free: true, balance: '0.00' });
    let ended: { status: string; returned: string | null; billNo: string; free: boolean } = started;
    for (let box = 0; ended.status === 'open'; box += 1)
      ended = await member.api.actInRound(
        { roundId: started.id, after: box, act: { act: 'open', box } },
        test.once(),
      );
    expect(await member.center()).toBe(ended.returned);
    expect(ended).toMatchObject({ status: 'settled', free: true });
    expect(await bucketsOf(member)).toMatchObject([{ base: ended.returned, reference: ended.billNo }]);
    const { today } = await member.api.getPlayProtection({});
    expect(today).toMatchObject({ returned: '0.00' });
  });
});

describe('what is left of free rounds', () => {
  it('goes back to the promotions once when their time has come, and none is played any more', async () => {
    const member = await test.player('FreeLate', 0n);
    const before = await poolsOf(test, 'plinko');
    const plinko = { game: 'plinko' as const, bet: { rows: 8, risk: 'low' } };
    const id = await giveFreeRounds(test, {
      memberId: member.id,
      sourceKey: 'late',
      game: 'plinko',
      expiresAt: inTenMinutes(),
    });
    const { returned } = await member.api.startRound(dice(id, plinko), test.once());
    test.clock.advance({ minutes: 10 });
    await expect(member.api.startRound(dice(id, plinko), test.once())).rejects.toMatchObject({
      error: 'freeRoundsOver',
    });
    expect(await grantOf(member, id)).toMatchObject({ state: 'expired', left: 0 });
    await Promise.all([endExpiredGrants(test.app), endExpiredGrants(test.app)]);
    await endExpiredGrants(test.app);
    const after = await poolsOf(test, 'plinko');
    // One of ten was played: its stake stays in the pool less what it returned.
    expect(signed(before.promotions) - signed(after.promotions)).toBe(2_00n);
    expect(signed(after.pool) - signed(before.pool)).toBe(2_00n - signed(returned ?? '0'));
    expect(await grantOf(member, id)).toMatchObject({ state: 'expired' });
  });
});

describe('the free games of a member', () => {
  it('name rounds left by game with the first expiry; a visitor has none [EGAME-005]', async () => {
    const member = await test.player('FreeHall', 0n);
    const soon = inTenMinutes();
    await giveFreeRounds(test, { memberId: member.id, sourceKey: 'hall-1', count: 3 });
    await giveFreeRounds(test, { memberId: member.id, sourceKey: 'hall-2', count: 2, expiresAt: soon });
    const id = await giveFreeRounds(test, {
      memberId: member.id,
      sourceKey: 'hall-3',
      game: 'koi',
      count: 1,
    });
    await member.api.startRound({ ...dice(id), game: 'koi', bet: {} }, test.once());
    expect((await member.api.getFreeGames({})).freeRounds).toEqual([
      { gameCode: 'dice', left: 5, until: soon.toISOString() },
    ]);
    test.clock.advance({ minutes: 10 });
    expect((await member.api.getFreeGames({})).freeRounds).toMatchObject([{ gameCode: 'dice', left: 3 }]);
    expect((await test.visitor.getFreeGames({})).freeRounds).toEqual([]);
  });
});

/** Fen of a written amount, which may have a minus. */
function signed(amount: string): bigint {
  const [, minus, whole = '0', places = '0'] = /^(-?)(\d+)\.(\d\d)$/.exec(amount) ?? [];
  const fen = BigInt(whole) * 100n + BigInt(places);
  return minus ? -fen : fen;
}

function text(fen: bigint): string {
  return `${String(fen / 100n)}.${String(fen % 100n).padStart(2, '0')}`;
}
