import { sql } from 'kysely';
import { gemSheet, gemSpread } from '@fairway/fair-games';
import { Fraction } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCrashTest, type CrashTest } from '../testing/crash-test.ts';
import type { Player } from '../testing/games-test.ts';
import { countReturns } from './count-returns.job.ts';

let test: CrashTest;
beforeAll(async () => {
  test = await createCrashTest('2026-08-15T12:10:00.000Z');
});
afterAll(() => test.end());

interface Sums {
  game: string;
  rounds: number;
  paid: number;
  staked: string;
  returned: string;
  expected: string;
  variance: string;
}
async function sumsOf(day: string): Promise<Map<string, Sums>> {
  const { rows } = await sql<Sums>`
    select game, rounds::integer, paid::integer, staked::text, returned::text, trim_scale(expected)::text as expected,
      trim_scale(variance)::text as variance
    from games_return_days where day = ${day}::date and currency = 'CNY'`.execute(test.app.db);
  return new Map(rows.map((row) => [row.game, row]));
}
const fen = (text: string | null) => BigInt((text ?? '').replace('.', ''));
const play = async (
  player: Player,
  game: 'dice' | 'keno' | 'hilo' | 'gem' | 'blackjack',
  stake: string,
  bet: object,
) => {
  test.pause();
  return player.api.startRound({ game, currency: 'CNY', stake, bet: { ...bet } }, test.once());
};
const act = (player: Player, roundId: string, after: number, one: { act: string; tile?: number }) =>
  player.api.actInRound({ roundId, after, act: one }, test.once());
const past = (time: string) => test.clock.set(new Date(`2026-08-15T${time}Z`));

describe('returns of games', () => {
  it('are added up by the rules once an hour has closed, and once', async () => {
    const player = await test.player('counted', 1000_00n);
    const dice = { side: 'over', target: 5_050 };
    const played = [await play(player, 'dice', '10.00', dice), await play(player, 'dice', '30.00', dice)];
    await play(player, 'keno', '10.00', { numbers: [1, 2, 3] });
    await play(player, 'keno', '10.00', { numbers: [38, 39, 40] });

    const safe = await test.safeTiles(player, 3);
    const gem = await play(player, 'gem', '10.00', { mines: 3 });
    await act(player, gem.id, 0, { act: 'open', tile: safe[0] ?? 0 });
    await act(player, gem.id, 1, { act: 'open', tile: safe[1] ?? 0 });
    await act(player, gem.id, 2, { act: 'cashOut' });
    const hilo = await play(player, 'hilo', '10.00', {});
    const guessed = await act(player, hilo.id, 0, { act: 'higher' });
    if (guessed.status === 'open') await act(player, hilo.id, 1, { act: 'cashOut' });

    const doubler = await test.player('countedTwo', 100_00n);
    await test.chooseHand(
      doubler,
      (hand) => hand().acts.includes('double') && hand('double').multiplier.toString() === '4',
    );
    const doubled = await play(doubler, 'blackjack', '10.00', {});
    await act(doubler, doubled.id, 0, { act: 'double' });

    past('13:04:59.999');
    await countReturns(test.app);
    expect(await sumsOf('2026-08-15')).toEqual(new Map());
    past('13:05:00.000');
    await Promise.all([countReturns(test.app), countReturns({ ...test.app }), countReturns(test.app)]);
    const sums = await sumsOf('2026-08-15');

    // 4,950 of 10,001 rolls return 2.0002 each: 0.9899990101 (cut) of 4,000 fen.
    const returned = played.reduce((sum, round) => sum + fen(round.returned), 0n);
    const chance = Fraction.of(4950n, 10_001n);
    const odds = Fraction.scaled(20_002n, 4);
    const rtp = chance.mul(odds);
    const variance = odds.mul(odds).mul(chance).sub(rtp.mul(rtp));
    const text = (value: Fraction) => String(Number(value.roundTo(6, 'halfUp')) / 1e6);
    const close = (found: string | undefined, value: Fraction) =>
      expect(Number(found)).toBeCloseTo(Number(text(value)), 4);
    expect(sums.get('dice')).toMatchObject({ rounds: 2, staked: '4000', returned: String(returned) });
    close(sums.get('dice')?.expected, rtp.mul(Fraction.of(4000n)));
    // 1,000 and 3,000 fen: their squares add up to 10,000,000.
    close(sums.get('dice')?.variance, variance.mul(Fraction.of(10_000_000n)));

    // Both bets of keno are on three numbers; 99 % within what its table is cut to.
    expect(sums.get('keno')).toMatchObject({ rounds: 2, staked: '2000' });
    expect(Math.abs(Number(sums.get('keno')?.expected) - 1980)).toBeLessThan(2);

    expect(sums.get('gem')).toMatchObject({ rounds: 1, paid: 1, staked: '1000', expected: '990' });
    close(sums.get('gem')?.variance, gemSpread(gemSheet, 3, 2).mul(Fraction.of(1_000_000n)));
    expect(sums.get('hilo')).toMatchObject({ rounds: 1, staked: '1000', expected: '990' });
    // 99.4296119877 % of the first 1,000 fen, and the 1,000 that the double put beside it.
    expect(sums.get('blackjack')).toMatchObject({ rounds: 1, paid: 1, staked: '2000', returned: '4000' });
    expect(Number(sums.get('blackjack')?.expected)).toBeCloseTo(1994.2961, 3);
    // One guess at 13 of g ranks scatters by 0.99^2 * (13 / g - 1), g from 1 to 12.
    const ranks = Array.from({ length: 12 }, (_, good) => Math.round(980_100 * (13 / (good + 1) - 1)));
    expect(ranks).toContain(Math.round(Number(sums.get('hilo')?.variance)));
  });

  it('of a flight take its bets together, up to where each was out', async () => {
    const [low, high] = [await test.player('fliesLow', 100_00n), await test.player('fliesHigh', 100_00n)];
    const round = await test.open();
    const bet = { round, currency: 'CNY' as const, stake: '10.00' };
    await low.api.placeCrashBet({ ...bet, target: 150 }, test.once());
    await high.api.placeCrashBet({ ...bet, target: 10_000 }, test.once());
    const point = await test.start((one) => one >= 200 && one < 400);
    await test.land();
    past('14:05:00.000');
    await countReturns(test.app);
    // Both start: 2,000^2 * 0.0198. Both fly to 1.50: 2,000^2 * (150 * 149 - 101 * 100) / 20,000; one goes on and is lost after the point.
    const alone = (1000 ** 2 * ((point + 1) * point - 150 * 149)) / 20_000;
    const variance = 2000 ** 2 * 0.0198 + (2000 ** 2 * (150 * 149 - 101 * 100)) / 20_000 + alone;
    const rocket = (await sumsOf('2026-08-15')).get('rocket');
    expect(rocket).toMatchObject({ rounds: 2, paid: 1, staked: '2000', returned: '1500', expected: '1980' });
    expect(Number(rocket?.variance)).toBeCloseTo(variance, 3);
  });
});

describe('the operators’ list of what is being played', () => {
  it('has open rounds and the flight, and nothing that they hide', async () => {
    const trader = (await test.operator('trader')).api;
    const [player, flier] = [
      await test.player('openRound', 100_00n),
      await test.player('openFlight', 100_00n),
    ];
    const gem = await play(player, 'gem', '10.00', { mines: 24 });
    const round = await test.open();
    await flier.api.placeCrashBet({ round, currency: 'CNY', stake: '5.00' }, test.once());
    const { rounds, flight, next } = await trader.listOpenPlay({});
    const endsAt = new Date(Date.parse(gem.startedAt) + 86_400_000).toISOString();
    expect(rounds).toEqual([
      {
        id: gem.id,
        billNo: gem.billNo,
        memberId: player.id,
        memberName: 'openRound',
        game: 'gem',
        currency: 'CNY',
        stake: '10.00',
        since: gem.startedAt,
        acts: 0,
        endsAt,
      },
      expect.objectContaining({ game: 'rocket', memberName: 'openFlight', stake: '5.00', endsAt: null }),
    ]);
    expect(next).toBeNull();
    expect(flight).toEqual({
      number: round,
      state: 'betting',
      opensAt: expect.any(String),
      closesAt: expect.any(String),
      startedAt: null,
      bets: 1,
      cashedOut: 0,
      staked: [{ currency: 'CNY', amount: '5.00' }],
    });
    const after = await trader.listOpenPlay({ cursor: `${gem.startedAt}/${gem.id}` });
    expect(after.rounds.map(({ game }) => game)).toEqual(['rocket']);
    await expect(trader.listOpenPlay({ cursor: 'x/y' })).rejects.toMatchObject({ error: 'inputInvalid' });
    await test.start();
    await test.land();
    expect((await trader.listOpenPlay({})).flight).toBeNull();
    const cashier = (await test.operator('cashier')).api;
    await expect(cashier.listOpenPlay({})).rejects.toMatchObject({ error: 'permissionMissing' });
  });
});
