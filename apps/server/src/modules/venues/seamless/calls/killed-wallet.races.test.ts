import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { killChild } from '#platform/test-kill-child.ts';
import { createVirtualClock } from '@fairway/testkit';
import { createWalletTest, provider, type Guest, type WalletTest } from '../testing/wallet-test.ts';

let test: WalletTest;
beforeAll(async () => {
  // Both processes have the same instant: their clocks stand still.
  test = await createWalletTest({}, createVirtualClock().now().toISOString());
});
afterAll(() => test.end());

/** After how many stakes, and so many milliseconds more, the server is killed: somewhere in the next one. */
const moments = [
  [1, 0],
  [3, 2],
  [5, 6],
] as const;
const guestsEach = 7;

/** Runs a server that takes their stakes, and kills it. */
async function stakeAndKill(guests: readonly Guest[], taken: number, milliseconds: number): Promise<void> {
  const launches = guests.map(({ id, token }) => `${id}/${token}`);
  await killChild(
    new URL('staking-process.fixture.ts', import.meta.url),
    [test.database.urls.app, provider, ...launches],
    { written: (dots) => dots.length >= taken, milliseconds },
  );
}

it.each(moments)(
  'a server killed after %i stakes and %i ms, none of them answered, has taken each once or not at all',
  async (taken, wait) => {
    const guests: Guest[] = [];
    for (let number = 0; number < guestsEach; number += 1)
      guests.push(await test.guest(`Killed${taken}x${number}`, 10_00n));
    await stakeAndKill(guests, taken, wait);

    const ids = guests.map(({ id }) => id);
    const booked = await sql<{ member_id: string; transfer_id: string }>`
      select member_id, transfer_id from venues_wallet_calls where member_id = any (${ids}::uuid[])`.execute(
      test.app.db,
    );
    expect(booked.rows.length).toBeGreaterThanOrEqual(taken);
    // The venue repeats each call at a server that lives: the kept answer where it was booked, else it is booked now.
    for (const guest of guests) {
      const { id } = guest;
      const call = guest.bet(`killed-${id}`, '1.00', { round: `killed-round-${id}` });
      expect([await test.outcome(call), await guest.center()]).toEqual(['9.00', '9.00']);
      const { rows } = await sql<{ transfer_id: string; staked: bigint }>`
        select c.transfer_id, r.staked from venues_wallet_calls c
        join venues_wallet_rounds r on r.member_id = c.member_id and r.round = c.round
        where c.member_id = ${id}`.execute(test.app.db);
      const before = booked.rows.find(({ member_id: member }) => member === id);
      expect(rows).toEqual([{ transfer_id: before?.transfer_id ?? rows[0]?.transfer_id, staked: 1_00n }]);
      // Played on since, and the repeat still gets the answer of then.
      await test.take(guest.bet(`later-${id}`, '2.00'));
      expect(await test.outcome(call)).toBe('9.00');
    }
  },
);
