import { verify } from '@fairway/fair-games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { hashing } from '../rules/hashing.ts';
import { createFishingTest, type FishingTest } from '../testing/fishing-test.ts';

let test: FishingTest;
beforeAll(async () => {
  test = await createFishingTest();
});
afterAll(() => test.end());

const pool = 'fishing1' as const;

describe('a fishing pool', () => {
  it('is offered by the venue of category 7, and launched on its page [VENUE-007]', async () => {
    const player = await test.player('Looks', 0n);
    const { venues } = await player.api.listVenues({ category: 'fishing' });
    expect(venues).toMatchObject([
      {
        channelCode: 'fairway-fishing',
        categoryCode: 'by',
        state: 'open',
        wallet: 'seat',
        path: '/app/fishing/1',
      },
    ]);
    expect(await player.api.launchVenue({ api: 'fairway-fishing' })).toEqual({
      url: '/app/fishing/1',
      expiresAt: null,
    });
    const { games } = await player.api.listGames({ channelCode: 'fairway-fishing' });
    expect(games.map(({ gameCode }) => gameCode)).toEqual(['fishing1', 'fishing2', 'fishing3']);
    expect(await player.api.launchVenue({ api: 'fairway-fishing', gameCode: 'fishing2' })).toMatchObject({
      url: '/app/fishing/fishing2',
    });
    const { pools } = await test.visitor.listPools({});
    expect(pools.map(({ money }) => [money[0]?.cannons[0], money[0]?.cannons.at(-1)])).toEqual([
      ['0.10', '1.00'],
      ['1.00', '10.00'],
      ['10.00', '100.00'],
    ]);
  });

  it('takes a buy-in to the seat, a hit pays whole multiples of its stake, and leaving brings everything home', async () => {
    const player = await test.player('Angler', 100_00n);
    await test.open(pool);
    const entered = await player.api.enterPool({ pool, currency: 'CNY', amount: '40.00' }, test.once());
    expect(entered).toMatchObject({ pool, place: 1, balance: '40.00', center: '60.00', nextShot: 1 });
    expect(await test.seat(player)).toBe('40.00');

    // Each 0.50 of a small fish, m times of it back where it hits.
    let balance = 40_00;
    let hits = 0;
    const records: string[][] = [];
    while (hits === 0) {
      const fired = await test.shoot(player, pool, '0.50');
      const [shot] = fired.shots;
      const paid = 50 * (shot?.multiple ?? 0);
      balance += paid - 50;
      records.unshift(['0.50', fen(paid)]);
      expect(fired).toMatchObject({ stake: '0.50', returned: fen(paid), balance: fen(balance) });
      expect(shot?.number).toBe(records.length);
      if (shot?.outcome !== 'hit') continue;
      hits += 1;
      expect([2, 3]).toContain(shot.multiple);
      const { caught, own } = await player.api.getPool({ pool });
      expect(caught).toEqual([{ fish: shot.fish, tick: shot.contact }]);
      expect(own).toMatchObject({ nextShot: records.length + 1, balance: fen(balance) });
    }
    const back = await test.shoot(player, pool, '1.00', 'returned');
    expect(back).toMatchObject({
      stake: '0.00',
      returned: '0.00',
      balance: fen(balance),
      shots: [{ number: records.length + 1, outcome: 'returned' }],
    });

    const left = await player.api.leavePool({}, test.once());
    expect(left).toEqual({ currency: 'CNY', amount: fen(balance), center: fen(60_00 + balance) });
    expect(await test.seat(player)).toBe('0.00');
    await expect(player.api.leavePool({}, test.once())).rejects.toMatchObject({
      error: 'notSeated',
      code: 314_062,
    });

    const { records: shown } = await player.api.listBetRecords({});
    expect(shown.map(({ stake, returned }) => [stake, returned])).toEqual(records.slice(0, shown.length));
  });

  it('shows with the end of its tide what each shot follows from, and the verifier finds the same', async () => {
    const player = await test.player('Prover', 100_00n);
    await player.api.enterPool({ pool, currency: 'CNY', amount: '20.00' }, test.once());
    const tide = await test.tide(pool);
    for (let shots = 0; shots < 3; shots += 1) await test.shoot(player, pool, '0.10');
    const before = await player.api.listShots({});
    expect(before.batches.map(({ tide: shown }) => shown.link)).toEqual([null, null, null]);
    test.clock.set(new Date(tide.opened_at.getTime() + 600_000));
    await test.conduct();
    const { batches } = await player.api.listShots({});
    expect(batches).toHaveLength(3);
    for (const { shots, seat, place, tide: shown } of batches)
      for (const { gone, number, tick, angle, ...outcome } of shots) {
        const answer = verify(hashing, {
          kind: 'shot',
          pool,
          tide: String(shown.number),
          link: shown.link,
          randomness: shown.randomness,
          seat,
          place,
          shot: number,
          tick,
          angle,
          gone,
          shown: { ...outcome, sea: shown.sea },
        });
        expect(answer).toMatchObject({
          agrees: { outcome: true, fish: true, contact: true, multiple: true, sea: true },
        });
      }
    // Ten minutes unheard of: the seat was given up, and its money is home.
    await expect(player.api.leavePool({}, test.once())).rejects.toMatchObject({ error: 'notSeated' });
    expect(await test.seat(player)).toBe('0.00');
  });
});

/** Fen as the wire has them; whole numbers only. */
function fen(amount: number): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

describe('the rules of a pool', () => {
  const pool = 'fishing2' as const;

  describe('a seat at a pool', () => {
    it('refuses a buy-in that is too small, too large or not there, and a second seat elsewhere', async () => {
      const player = await test.player('Buys', 100_00n);
      const enter = (amount: string, at: 'fishing1' | 'fishing2' = pool) =>
        player.api.enterPool({ pool: at, currency: 'CNY', amount }, test.once());
      await expect(enter('9.99')).rejects.toMatchObject({ error: 'buyInBelowMinimum', code: 314_063 });
      await expect(enter('10000.01')).rejects.toMatchObject({ error: 'buyInAboveMaximum', code: 314_064 });
      await expect(enter('100.01')).rejects.toMatchObject({ error: 'insufficientBalance' });
      await expect(enter('1.001')).rejects.toMatchObject({ error: 'amountScale' });
      await enter('50.00');
      await expect(enter('10.00', 'fishing1')).rejects.toMatchObject({
        error: 'seatedElsewhere',
        code: 314_061,
      });
      expect(await enter('20.00')).toMatchObject({ balance: '70.00', center: '30.00' });
      await expect(
        player.api.transferToVenue({ channelCode: 'fairway-fishing', amount: '1' }, test.once()),
      ).rejects.toMatchObject({ error: 'venueTakesSeats', code: 306_068 });
    });

    it('is asked for by recycling, and given up with everything in it when that is confirmed', async () => {
      const player = await test.player('Recycles', 100_00n);
      await player.api.enterPool({ pool, currency: 'CNY', amount: '40.00' }, test.once());
      const asked = await player.api.recycleAllVenues({}, test.once());
      expect(asked.venues.filter(({ channelCode }) => channelCode === 'fairway-fishing')).toMatchObject([
        { walletType: 'cny', result: 'needsConfirmation', amount: '40.00' },
      ]);
      expect(await test.seat(player)).toBe('40.00');
      const done = await player.api.confirmVenueRecycling({ apiNames: ['fairway-fishing'] }, test.once());
      expect(done).toMatchObject({ recovered: { CNY: '40.00' }, venues: [{ result: 'done' }] });
      expect(await player.center()).toBe('100.00');
      expect((await player.api.getPool({ pool })).own).toBeNull();
    });

    it('must fit what a limit on losses leaves; it stops shots too, and never leaving', async () => {
      const player = await test.player('Limited', 200_00n);
      await player.api.setPlayLimit({ kind: 'loss', period: 'day', limit: '50' });
      const enter = (amount: string) => player.api.enterPool({ pool, currency: 'CNY', amount }, test.once());
      await expect(enter('50.01')).rejects.toMatchObject({ error: 'lossLimitReached' });
      await enter('40.00');
      // 40.00 is in the seat already.
      await expect(enter('10.01')).rejects.toMatchObject({ error: 'lossLimitReached' });
      await player.api.leavePool({}, test.once());
      expect(await player.center()).toBe('200.00');
    });
  });

  describe('shots', () => {
    it('are refused between tides, out of turn, too fast, of a size that the pool has not, and from an empty seat', async () => {
      const player = await test.player('Fires', 100_00n);
      await player.api.enterPool({ pool, currency: 'CNY', amount: '10.00' }, test.once());
      const fire = (input: {
        tide: number;
        first: number;
        cannon?: string;
        shots: { tick: number; angle: number }[];
      }) => player.api.fireShots({ pool, cannon: '1.00', ...input }, test.once());
      const idle = { tick: 0, angle: 768 };
      await expect(fire({ tide: 1, first: 1, shots: [idle] })).rejects.toMatchObject({
        error: 'tideTurning',
      });
      const { number: tide } = await test.open(pool);
      const now = await test.tick(pool);
      const shot = (tick: number) => ({ tick, angle: 768 });
      await expect(fire({ tide, first: 2, shots: [shot(now)] })).rejects.toMatchObject({
        error: 'shotOutOfTurn',
      });
      await expect(fire({ tide, first: 1, shots: [shot(now - 9), shot(now)] })).rejects.toMatchObject({
        error: 'shotOutOfTurn',
      });
      await expect(fire({ tide, first: 1, shots: [shot(now - 76)] })).rejects.toMatchObject({
        error: 'shotOutOfTurn',
      });
      await expect(fire({ tide, first: 1, shots: [shot(now + 10)] })).rejects.toMatchObject({
        error: 'shotOutOfTurn',
      });
      await expect(fire({ tide, first: 1, cannon: '0.10', shots: [shot(now)] })).rejects.toMatchObject({
        error: 'cannonUnknown',
        code: 314_068,
      });
      const dear = await test.aim(player, pool, 'touches');
      await expect(fire({ tide, first: 1, cannon: '20.00', shots: [dear] })).rejects.toMatchObject({
        error: 'cannonUnknown',
      });
      // Up to six of 10.00 with 10.00 in the seat: what one of them would return pays for none of the same call.
      const many = [50, 40, 30, 20, 10, 0].map((before) => ({ ...dear, tick: dear.tick - before }));
      await expect(fire({ tide, first: 1, cannon: '10.00', shots: many })).rejects.toMatchObject({
        error: 'insufficientBalance',
      });
      expect((await player.api.getPool({ pool })).own).toMatchObject({ balance: '10.00', nextShot: 1 });
      await player.api.leavePool({}, test.once());
      await expect(fire({ tide, first: 1, shots: [dear] })).rejects.toMatchObject({ error: 'notSeated' });
    });

    it('are insert only, and the application writes none by hand', async () => {
      const { db } = test.app;
      await expect(sql`insert into games_shots (shard_id) values (0)`.execute(db)).rejects.toThrow(
        /permission denied/,
      );
      await expect(sql`delete from games_fishing_batches`.execute(db)).rejects.toThrow(/permission denied/);
      await expect(sql`update games_fishing_tides set catches = 0`.execute(db)).rejects.toThrow(
        /permission denied/,
      );
      await expect(sql`update games_fishing_tides set sea = repeat('0', 64)`.execute(db)).rejects.toThrow(
        /keeps what/,
      );
    });
  });
});
