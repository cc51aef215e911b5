import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shardOf } from '#modules/ledger';
import { refusedBy, sqlState } from '#platform/db/sql-faults.ts';
import { createGamesTest, type GamesTest, type Player } from '../../testing/games-test.ts';

let test: GamesTest;
let member: Player;
let roundId: string;
beforeAll(async () => {
  test = await createGamesTest();
  member = await test.player('Attacks21', 100_00n);
  await test.chooseHand(member, (play) => play().acts.includes('split') && play('split').status === 'open');
  const hand = { game: 'blackjack' as const, currency: 'CNY' as const, stake: '10.00', bet: {} };
  ({ id: roundId } = await member.api.startRound(hand, test.once()));
});
afterAll(() => test.end());

/** What the rows say to a further stake that the application's role writes by itself; nothing of it stays. */
async function write(over: { round?: string; number?: number; stake?: number; currency?: string } = {}) {
  const { round = roundId, number = 1, stake = 1000, currency = 'CNY' } = over;
  const answer = test.app.db.transaction().execute(async (tx) => {
    await sql`
      insert into games_step_stakes (shard_id, round_id, number, member_id, currency, stake, stake_transfer)
      values (${shardOf(member.id)}, ${round}, ${number}, ${member.id}, ${currency}, ${stake}, gen_random_uuid())`.execute(
      tx,
    );
    throw new Error('written');
  });
  return answer.catch((fault: unknown) =>
    fault instanceof Error && fault.message === 'written' ? 'written' : (refusedBy(fault) ?? sqlState(fault)),
  );
}

it('refuses a further stake without its step, of another amount or currency, or of a round that is not open', async () => {
  expect(await write()).toBe('games_step_stakes_step');
  await member.api.actInRound({ roundId, after: 0, act: { act: 'split' } }, test.once());
  // The split's own is there already.
  expect(await write()).toBe('games_step_stakes_pkey');
  expect(await write({ number: 2 })).toBe('games_step_stakes_step');
  await member.api.actInRound({ roundId, after: 1, act: { act: 'stand' } }, test.once());
  expect(await write({ number: 2 })).toBe('written');
  expect(await write({ number: 2, stake: 999 })).toBe('games_step_stakes_round');
  expect(await write({ number: 2, currency: 'USDT' })).toBe('games_step_stakes_round');
  expect(await write({ number: 2, round: '00000000-0000-7000-8000-000000000000' })).toBe('games_steps_open');
});

it('stakes no more for a member who was frozen meanwhile, and takes nothing back that was written', async () => {
  const freeze = async (status: string) =>
    sql`update members_accounts set status = ${status} where id = ${member.id}`.execute(test.app.db);
  await freeze('frozen');
  expect(await write({ number: 2 })).toBe('games_step_stakes_rights');
  await freeze('active');
  const stateOf = async (run: Promise<unknown>) =>
    run.then(
      () => 'done',
      (fault: unknown) => refusedBy(fault) ?? sqlState(fault),
    );
  expect(await stateOf(sql`update games_step_stakes set stake = 1`.execute(test.app.db))).toBe('42501');
  expect(await stateOf(sql`delete from games_step_stakes`.execute(test.app.db))).toBe('42501');
});
