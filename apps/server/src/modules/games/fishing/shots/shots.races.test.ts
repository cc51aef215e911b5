import { createVirtualClock } from '@fairway/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killChildAtTable } from '#platform/test-kill-child.ts';
import { createFishingTest, type FishingTest } from '../../testing/fishing-test.ts';
import type { Player } from '../../testing/games-test.ts';

let test: FishingTest;
beforeAll(async () => {
  // Both processes have the same instant: their clocks stand still.
  test = await createFishingTest(createVirtualClock().now().toISOString());
});
afterAll(() => test.end());

const pool = 'fishing1' as const;

async function seated(name: string): Promise<Player> {
  const player = await test.player(name, 100_00n);
  await player.api.enterPool({ pool, currency: 'CNY', amount: '50.00' }, test.once());
  return player;
}

/** Shots of one instant: who waits for a fish makes the others aim again. */
async function aimAtOnce(players: readonly Player[]) {
  for (;;) {
    const at = test.clock.now().getTime();
    const aimed = [];
    for (const player of players) aimed.push(await test.aim(player, pool, 'touches'));
    if (test.clock.now().getTime() === at) return aimed;
  }
}

/** What the member has, in and out of the seat, in fen. */
async function holds(player: Player): Promise<number> {
  const fen = (text: string) => Number(text.replace('.', ''));
  return fen(await player.center()) + fen(await test.seat(player));
}

it('seats four of six who come at once, and books shots of all four at once so that a fish is caught once', async () => {
  const { number: tide } = await test.open(pool);
  const players: Player[] = [];
  for (let number = 1; number <= 6; number += 1) players.push(await test.player(`Comes${number}`, 100_00n));
  const entered = await Promise.allSettled(
    players.map(({ api }) => api.enterPool({ pool, currency: 'CNY', amount: '50.00' }, test.once())),
  );
  const refused = entered.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(2);
  for (const one of refused) expect(one).toMatchObject({ reason: { error: 'poolFull', code: 314_065 } });
  const { places } = await test.visitor.getPool({ pool });
  expect(places.every(({ taken }) => taken)).toBe(true);

  const four = players.filter((_, index) => entered[index]?.status === 'fulfilled');
  for (let volley = 0; volley < 6; volley += 1) {
    test.clock.advance({ seconds: 1 });
    const aimed = await aimAtOnce(four);
    const numbers = await Promise.all(
      four.map(async ({ api }) => (await api.getPool({ pool })).own?.nextShot ?? 0),
    );
    await Promise.all(
      four.map(({ api }, index) =>
        api.fireShots(
          {
            pool,
            tide,
            first: numbers[index] ?? 0,
            cannon: '1.00',
            shots: [aimed[index] ?? { tick: 0, angle: 0 }],
          },
          test.once(),
        ),
      ),
    );
  }
  const { rows } = await sql<{ fish: number; count: number }>`
    select fish, count(*)::integer as count from games_shots where outcome = 'hit' group by fish having count(*) > 1`.execute(
    test.app.db,
  );
  expect(rows).toEqual([]);
  // 24 shots: each is in the books once, the sums of the seats are those of the rows.
  for (const player of four) {
    const { rows: sums } = await sql<{ shots: number; net: bigint }>`
      select sum(jsonb_array_length(shots))::integer as shots, sum(returned - stake)::bigint as net from games_fishing_batches
      where member_id = ${player.id}`.execute(test.app.db);
    expect(sums[0]?.shots).toBe(6);
    expect(await holds(player)).toBe(100_00 + Number(sums[0]?.net));
    await player.api.leavePool({}, test.once());
  }
});

it('fires a call once that comes twice at once, and refuses its numbers to another', async () => {
  const player = await seated('Twice');
  const { number: tide } = await test.tide(pool);
  test.clock.advance({ seconds: 1 });
  const shot = await test.aim(player, pool, 'touches');
  const input = { pool, tide, first: 1, cannon: '0.50', shots: [shot] };
  const one = test.once();
  const [a, b] = await Promise.all([player.api.fireShots(input, one), player.api.fireShots(input, one)]);
  expect(b).toEqual(a);
  expect(await player.api.fireShots(input, one)).toEqual(a);
  await expect(player.api.fireShots(input, test.once())).rejects.toMatchObject({ error: 'shotOutOfTurn' });
  expect((await player.api.getPool({ pool })).own?.nextShot).toBe(2);
  await player.api.leavePool({}, test.once());
});

it('brings everything home however leaving and firing meet', async () => {
  for (let round = 0; round < 4; round += 1) {
    const player = await seated(`Leaves${round}`);
    const { number: tide } = await test.tide(pool);
    test.clock.advance({ seconds: 1 });
    const shot = await test.aim(player, pool, 'touches');
    const input = { pool, tide, first: 1, cannon: '1.00', shots: [shot] };
    const [fired, left] = await Promise.allSettled([
      player.api.fireShots(input, test.once()),
      player.api.leavePool({}, test.once()),
    ]);
    expect(left.status).toBe('fulfilled');
    expect(await test.seat(player)).toBe('0.00');
    if (fired.status === 'rejected')
      expect(['notSeated', 'overloaded', 'insufficientBalance']).toContain(
        (fired.reason as { error: string }).error,
      );
    const { rows } = await sql<{ net: bigint }>`
      select coalesce(sum(returned - stake), 0)::bigint as net from games_fishing_batches where member_id = ${player.id}`.execute(
      test.app.db,
    );
    expect(await holds(player)).toBe(100_00 + Number(rows[0]?.net));
  }
});

it('has fired nothing where the server is killed before the commit: the same press fires once', async () => {
  const player = await seated('Killed');
  const { number: tide } = await test.tide(pool);
  test.clock.advance({ seconds: 1 });
  const shot = await test.aim(player, pool, 'touches');
  const input = { pool, tide, first: 1, cannon: '1.00', shots: [shot] };
  const { app } = test.database.urls;
  await killChildAtTable(
    new URL('firing-process.fixture.ts', import.meta.url),
    [app, test.app.config.secrets.server, player.id, JSON.stringify(input)],
    { urls: test.database.urls, table: 'games_shots' },
  );
  expect(await test.seat(player)).toBe('50.00');
  const press = { operationId: `killed-${player.id}` };
  const fired = await player.api.fireShots(input, press);
  expect(await player.api.fireShots(input, press)).toEqual(fired);
  expect(await test.seat(player)).toBe(fired.balance);
  expect(fired.stake).toBe('1.00');
  await player.api.leavePool({}, test.once());
});
