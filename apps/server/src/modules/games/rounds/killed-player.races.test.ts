import { add, cny, formatMoney, parseMoney } from '@fairway/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killChild } from '#platform/test-kill-child.ts';
import { createVirtualClock } from '@fairway/testkit';
import { createGamesTest, type GamesTest, type Player } from '../testing/games-test.ts';

/** After how many answers, and so many milliseconds more, the server is killed: somewhere in the next round. */
const moments = [
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 4],
  [5, 6],
  [6, 9],
] as const;
const playersEach = 8;

let test: GamesTest;
beforeAll(async () => {
  // Both processes have the same instant: their clocks stand still.
  test = await createGamesTest(createVirtualClock().now().toISOString());
});
afterAll(() => test.end());

const bet = {
  game: 'dice' as const,
  currency: 'CNY' as const,
  stake: '1.00',
  bet: { side: 'over', target: 5050 },
};

/** Runs a server that plays for them, and kills it. */
async function playAndKill(players: readonly Player[], answers: number, milliseconds: number): Promise<void> {
  const { server } = test.app.config.secrets;
  const ids = players.map(({ id }) => id);
  await killChild(
    new URL('playing-process.fixture.ts', import.meta.url),
    [test.database.urls.app, server, ...ids],
    { written: (dots) => dots.length >= answers, milliseconds },
  );
}

it.each(moments)(
  'a server killed after %i answers and %i ms has played each round once or not at all',
  async (answers, wait) => {
    const players: Player[] = [];
    for (let number = 0; number < playersEach; number += 1)
      players.push(await test.player(`Kill${answers}x${number}`, 10_00n));
    await playAndKill(players, answers, wait);

    const { rows } = await sql<{ member_id: string; id: string; returned: bigint }>`
    select member_id, id, returned from games_rounds where member_id = any (${players.map(({ id }) => id)})`.execute(
      test.app.db,
    );
    const booked = new Map(rows.map((row) => [row.member_id, row]));
    expect(booked.size).toBeGreaterThanOrEqual(answers);
    // The same presses at a server that lives: the kept answer where it was booked, else the same nonce is played now.
    for (const player of players) {
      const round = await player.api.startRound(bet, { operationId: `killed-${player.id}` });
      const before = booked.get(player.id);
      if (before) expect(round.id).toBe(before.id);
      expect(round.nonce).toBe(0);
      expect((await player.api.getSeeds({})).inUse?.rounds).toBe(1);
      expect(await player.center()).toBe(round.balance);
      expect(round.balance).toBe(formatMoney(add(cny(9_00n), parseMoney(round.returned ?? '0.00', 'CNY'))));
    }
  },
);
