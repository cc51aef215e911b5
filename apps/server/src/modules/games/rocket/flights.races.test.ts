import { millisecondsTo } from '@fairway/fair-games';
import { cny, formatMoney } from '@fairway/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shardOf } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import { eventually } from '#platform/test-eventually.ts';
import { createCrashTest, type CrashTest } from '../testing/crash-test.ts';
import type { Player } from '../testing/games-test.ts';
import { conductOnce } from './conduct/conduct-once.ts';

const many = 100;

let test: CrashTest;
const players: Player[] = [];
beforeAll(async () => {
  test = await createCrashTest();
  for (let number = 0; number < many; number += 1) players.push(await test.player(`Racer${number}`, 100_00n));
}, 120_000);
afterAll(() => test.end());

const answerOf = (call: Promise<{ cashedOutAt: number | null }>) =>
  call.then(
    ({ cashedOutAt }) => cashedOutAt,
    (fault: unknown) => (fault as { error: string }).error,
  );

/** The cash-outs of the last flight that counted, by member; those written in the instants after its end return nothing. */
async function counted(point: number) {
  const { rows } = await sql<{ member_id: string; height: string }>`
    select c.member_id, c.height::text from games_rocket_cash_outs c
    join games_rocket_bets b on b.shard_id = c.shard_id and b.id = c.bet_id
    where b.round = (select max(number) from games_rocket_rounds)`.execute(test.app.db);
  const inTime = rows.filter(({ height }) => Number(height) <= point);
  return new Map(inTime.map(({ member_id, height }) => [member_id, Number(height)]));
}

it('takes each of a hundred cash-outs around the crash or refuses it, and pays just those', async () => {
  const round = await test.open();
  const bets = await Promise.all(
    players.map((player) =>
      player.api.placeCrashBet({ round, currency: 'CNY', stake: '10.00' }, test.once()),
    ),
  );
  const point = await test.start((at) => at >= 150 && at < 400);
  const { started_at } = await test.flight();
  const crash = (started_at?.getTime() ?? 0) + millisecondsTo(point + 1);
  test.clock.set(new Date(crash - 1));
  const seen = { answered: 0 };
  const calls = players.map((player, index) =>
    answerOf(player.api.cashOutCrash({ betId: bets[index]?.id ?? '' }, test.once())).finally(() => {
      seen.answered += 1;
      // In the middle of them the instant passes, and two conduct.
      if (seen.answered === 30) test.clock.set(new Date(crash));
    }),
  );
  const conducted = (async () => {
    while (seen.answered < players.length) await Promise.all([conductOnce(test.app), conductOnce(test.app)]);
  })();
  const answers = await Promise.all(calls);
  await conducted;
  await test.land();

  const kept = await counted(point);
  expect(answers.filter((answer) => answer === point).length).toBe(kept.size);
  expect(kept.size).toBeGreaterThanOrEqual(30);
  for (const [index, player] of players.entries()) {
    const answer = answers[index];
    expect([point, 'crashOver']).toContain(answer);
    expect(kept.get(player.id)).toBe(answer === point ? point : undefined);
    // 10.00 x the point, in fen ten times its hundredths
    const fen = 90_00n + (answer === point ? BigInt(point) * 10n : 0n);
    expect(await player.center()).toBe(formatMoney(cny(fen)));
  }
});

it('ends after a cash-out that was taken before its end and is not committed yet', async () => {
  const player = await test.player('SlowCommit', 100_00n);
  const round = await test.open();
  const { id } = await player.api.placeCrashBet({ round, currency: 'CNY', stake: '10.00' }, test.once());
  await test.start((at) => at >= 150);
  test.fly(5_000);
  const { conducted } = await inTransaction(test.app.db, async (tx) => {
    const { rows: written } = await sql`
      insert into games_rocket_cash_outs (shard_id, bet_id, member_id)
      values (${shardOf(player.id)}, ${id}, ${player.id}) returning height::integer as height`.execute(tx);
    expect(written).toEqual([{ height: 134 }]);
    test.clock.advance({ seconds: 400 });
    const ending = conductOnce(test.app);
    let ended = false;
    void ending.then(() => (ended = true));
    await eventually(async () => {
      const { rows } = await sql<{ waiting: boolean }>`
        select exists (select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock') as waiting`.execute(test.app.db);
      expect(ended || rows[0]?.waiting === true).toBe(true);
    });
    return { conducted: ending };
  });
  await conducted;
  await test.conduct();
  // 100.00 - 10.00 + 10.00 x 1.34
  expect(await player.center()).toBe('103.40');
});

it('cashes a bet out once of ten presses at once, and pays it once', async () => {
  const [player] = players;
  if (!player) throw new Error('no player');
  const before = Number(await player.center());
  const round = await test.open();
  const { id: betId } = await player.api.placeCrashBet(
    { round, currency: 'CNY', stake: '10.00' },
    test.once(),
  );
  await test.start((at) => at >= 150);
  test.fly(5_000);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => answerOf(player.api.cashOutCrash({ betId }, test.once()))),
  );
  expect(answers.filter((answer) => answer === 134)).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'crashCashedOut')).toHaveLength(9);
  test.clock.advance({ seconds: 400 });
  await Promise.all([1, 2, 3].map(() => conductOnce(test.app)));
  await test.conduct();
  // 10.00 x 1.34
  expect(Number(await player.center()) - before).toBeCloseTo(3.4, 6);
});

it('takes bets until the closing instant and none after it, and one of two games begun at once', async () => {
  const round = await test.open();
  const { closes_at } = await test.flight();
  test.clock.set(new Date(closes_at.getTime() - 1));
  const seen = { answered: 0 };
  const answers = await Promise.all(
    players.map((player) =>
      player.api
        .placeCrashBet({ round, currency: 'CNY', stake: '10.00' }, test.once())
        .then(
          () => 'placed',
          (fault: unknown) => (fault as { error: string }).error,
        )
        .finally(() => {
          seen.answered += 1;
          if (seen.answered === 20) test.clock.set(closes_at);
        }),
    ),
  );
  const placed = answers.filter((answer) => answer === 'placed').length;
  expect(placed).toBeGreaterThanOrEqual(20);
  expect(answers.filter((answer) => answer === 'roundClosed').length).toBe(many - placed);
  const { rows } = await sql<{ bets: number; late: number }>`
    select count(*)::integer as bets, count(*) filter (where placed_at >= ${closes_at})::integer as late
    from games_rocket_bets where round = ${round}`.execute(test.app.db);
  expect(rows).toEqual([{ bets: placed, late: 0 }]);
  await test.start();
  await test.land();

  const next = await test.open();
  const both = await Promise.all(
    players
      .slice(0, 20)
      .map((player) =>
        Promise.allSettled([
          player.api.placeCrashBet({ round: next, currency: 'CNY', stake: '1.00' }, test.once()),
          player.api.startRound(
            { game: 'dice', currency: 'CNY', stake: '1.00', bet: { side: 'over', target: 5050 } },
            test.once(),
          ),
          player.api.startRound(
            { game: 'gem', currency: 'CNY', stake: '1.00', bet: { mines: 3 } },
            test.once(),
          ),
        ]),
      ),
  );
  for (const outcomes of both)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await test.start();
  await test.land();
});
