import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { shardOf } from '#modules/ledger';
import { refusedBy, sqlState } from '#platform/db/sql-faults.ts';
import { createGamesTest, type GamesTest, type Player } from '../testing/games-test.ts';

let test: GamesTest;
beforeAll(async () => {
  test = await createGamesTest();
});
afterAll(() => test.end());

const dice = (stake = '1.00') => ({
  game: 'dice' as const,
  currency: 'CNY' as const,
  stake,
  bet: { side: 'over', target: 5050 },
});
const refusals = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.flatMap((answer) =>
    answer.status === 'rejected' ? [(answer.reason as { error: string }).error] : [],
  );
const many = (member: Player, count: number, stake?: string) =>
  Promise.allSettled(Array.from({ length: count }, () => member.api.startRound(dice(stake), test.once())));

describe('rounds at once', () => {
  it('of one member: one is played, the others come too fast', async () => {
    const member = await test.player('Hasty001', 100_00n);
    const answers = await many(member, 12);
    expect(refusals(answers)).toEqual(Array.from({ length: 11 }, () => 'gameTooFast'));
    expect((await member.api.getSeeds({})).inUse?.rounds).toBe(1);
  });

  it('on an empty wallet: none is played, and no nonce is used', async () => {
    const member = await test.player('Empty001', 99n);
    expect(new Set(refusals(await many(member, 12)))).toEqual(new Set(['insufficientBalance']));
    expect(await member.center()).toBe('0.99');
    expect((await member.api.getSeeds({})).inUse?.rounds).toBe(0);
  });

  it('of many members are booked together, each by its own seeds', async () => {
    const members = await Promise.all(
      Array.from({ length: 8 }, (_, index) => test.player(`Crowd00${index}`, 10_00n)),
    );
    const answers = await Promise.allSettled(members.map(({ api }) => api.startRound(dice(), test.once())));
    expect(refusals(answers)).toEqual([]);
    for (const member of members) expect(await member.center()).toMatch(/^(9|11)\.00$/);
  });

  it('and a change of the seed: each round stands on the seed that it was played by', async () => {
    const member = await test.player('Rotates1', 100_00n);
    for (let turn = 0; turn < 5; turn += 1) {
      test.pause();
      const [played, rotated] = await Promise.all([
        member.api.startRound(dice(), test.once()),
        member.api.rotateSeeds({ clientSeed: `turn ${turn}` }, test.once()),
      ]);
      const round = await member.api.getRound({ roundId: played.id });
      expect(round).toMatchObject({
        steps: played.steps,
        returned: played.returned,
        seed: { number: played.seed.number },
      });
      expect([rotated.revealed?.number, rotated.inUse.number]).toContain(played.seed.number);
    }
  });
});

describe('a member’s own limits', () => {
  it('stop a stake whatever the round would have won, and a break stops all', async () => {
    const member = await test.player('Limited1', 100_00n);
    await member.api.setPlayLimit({ kind: 'loss', period: 'day', limit: '5' });
    await expect(member.api.startRound(dice('5.01'), test.once())).rejects.toMatchObject({
      error: 'lossLimitReached',
    });
    await member.api.startRound(dice('5.00'), test.once());
    test.pause();
    await member.api.startTimeOut({ hours: 24 });
    await expect(member.api.startRound(dice(), test.once())).rejects.toMatchObject({
      error: 'timeOutActive',
    });
  });
});

describe('rounds written past the product', () => {
  let member: Player;
  let bystander: Player;
  beforeAll(async () => {
    member = await test.player('Attacked', 100_00n);
    bystander = await test.player('Bystander', 100_00n);
  });

  const dice = {
    game: 'dice' as const,
    currency: 'CNY' as const,
    stake: '1.00',
    bet: { side: 'over', target: 5050 },
  };

  /** What the rows say to a round that the application's role writes by itself. */
  async function write(
    over: { seed?: number; nonce?: number; started?: string } = {},
  ): Promise<string | undefined> {
    const { seed = 1, nonce = 0, started = 'platform_now()' } = over;
    try {
      await sql`
      insert into games_rounds (shard_id, member_id, seed, nonce, id, bill_no, game, sheet, currency, stake, bet, returned,
        stake_transfer, started_at)
      values (${shardOf(member.id)}, ${member.id}, ${seed}, ${nonce}, gen_random_uuid(), 'G1', 'dice', 1, 'CNY', 100, '{}', 0,
        gen_random_uuid(), ${sql.raw(started)})`.execute(test.app.db);
      return 'written';
    } catch (fault) {
      return refusedBy(fault) ?? sqlState(fault);
    }
  }

  const stateOf = async (run: Promise<unknown>) =>
    run.then(
      () => 'done',
      (fault: unknown) => refusedBy(fault) ?? sqlState(fault),
    );

  it('are refused on a seed that is not in use, or of nobody', async () => {
    expect(await write({ seed: 2 })).toBe('games_rounds_seed');
    expect(await write({ seed: 7 })).toBe('games_rounds_seed');
    await member.api.rotateSeeds({ clientSeed: 'second' }, test.once());
    expect(await write({ seed: 1 })).toBe('games_rounds_seed');
  });

  it('are refused with a nonce left out or taken', async () => {
    expect((await member.api.startRound(dice, test.once())).nonce).toBe(0);
    test.pause();
    expect(await write({ seed: 2, nonce: 2 })).toBe('games_rounds_nonce');
    expect(await write({ seed: 2, nonce: 0 })).toBe('games_rounds_pkey');
    expect(await write({ seed: 2, nonce: -1 })).toMatch(/nonce/);
  });

  it('are refused before the pace is over, and with an instant of their own choice', async () => {
    expect(await write({ seed: 2, nonce: 1, started: "platform_now() + interval '1 second'" })).toBe(
      'games_rounds_pace',
    );
    expect(await write({ seed: 2, nonce: 1, started: "platform_now() - interval '6 seconds'" })).toBe(
      'games_rounds_pace',
    );
    test.clock.advance({ seconds: -1 });
    expect(await write({ seed: 2, nonce: 1 })).toBe('games_rounds_pace');
    test.clock.advance({ seconds: 1 });
  });

  it('are refused of a member who may not play', async () => {
    await sql`update members_accounts set status = 'frozen' where id = ${member.id}`.execute(test.app.db);
    expect(await write({ seed: 2, nonce: 1 })).toBe('games_rounds_rights');
    await sql`update members_accounts set status = 'active' where id = ${member.id}`.execute(test.app.db);
  });

  it('have no steps and no result unless they are open, and none left out', async () => {
    test.pause();
    const gem = await member.api.startRound({ ...dice, game: 'gem', bet: { mines: 3 } }, test.once());
    const step = (round: string, number: number) =>
      stateOf(
        sql`insert into games_steps (shard_id, round_id, number, member_id, act)
          values (${shardOf(member.id)}, ${round}, ${number}, ${member.id}, '{"act":"cashOut"}')`.execute(
          test.app.db,
        ),
      );
    const result = (round: string, steps: number) =>
      stateOf(
        sql`insert into games_results (shard_id, round_id, member_id, currency, steps, returned)
          values (${shardOf(member.id)}, ${round}, ${member.id}, 'CNY', ${steps}, 0)`.execute(test.app.db),
      );
    const [instant] = (await member.api.listRounds({ game: 'dice' })).rounds;
    expect(await step(instant?.id ?? '', 1)).toBe('games_steps_open');
    expect(await result(instant?.id ?? '', 1)).toBe('games_results_open');
    expect(await step(gem.id, 2)).toBe('games_steps_number');
    expect(await result(gem.id, 1)).toBe('games_results_steps');
    expect(await stateOf(sql`delete from games_open_rounds`.execute(test.app.db))).toBe('42501');
    const again = sql`insert into games_open_rounds (shard_id, member_id, round_id, seed)
      values (${shardOf(bystander.id)}, ${bystander.id}, ${instant?.id ?? ''}, 2)`;
    expect(await stateOf(again.execute(test.app.db))).toBe('games_open_rounds_round');
    test.pause();
    expect(await write({ seed: 2, nonce: 2 })).toBe('games_rounds_one');
  });

  it('never change or go, nor do commitments', async () => {
    expect(await stateOf(sql`update games_rounds set returned = 1`.execute(test.app.db))).toBe('42501');
    expect(await stateOf(sql`delete from games_rounds`.execute(test.app.db))).toBe('42501');
    expect(await stateOf(sql`delete from games_seeds`.execute(test.app.db))).toBe('42501');
    expect(
      await stateOf(sql`update games_seeds set commitment = ${'0'.repeat(64)}`.execute(test.app.db)),
    ).toBe('42501');
    const again = sql`update games_seeds set client_seed = 'chosen later' where member_id = ${member.id} and number = 2`;
    expect(await stateOf(again.execute(test.app.db))).toBe('games_seeds_kept');
    const reopen = sql`update games_seeds set ended_at = null where member_id = ${member.id} and number = 1`;
    expect(await stateOf(reopen.execute(test.app.db))).toBe('games_seeds_kept');
  });
});
