import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFishingTest, type FishingTest } from '../testing/fishing-test.ts';

let test: FishingTest;
beforeAll(async () => {
  test = await createFishingTest();
});
afterAll(() => test.end());

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
    await expect(fire({ tide: 1, first: 1, shots: [idle] })).rejects.toMatchObject({ error: 'tideTurning' });
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
