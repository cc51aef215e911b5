import { flightAt, millisecondsTo } from '@fairway/fair-games';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shardOf } from '#modules/ledger';
import { inTransaction } from '#platform/db/transaction.ts';
import { refusedBy, sqlState } from '#platform/db/sql-faults.ts';
import { createCrashTest, type CrashTest } from '../testing/crash-test.ts';
import type { Player } from '../testing/games-test.ts';
import { revealLink } from '../chains/reveal-link.ts';
import { secretPointOf } from './secret-point.ts';

let test: CrashTest;
let player: Player;
let other: Player;
beforeAll(async () => {
  test = await createCrashTest();
  player = await test.player('Attacker', 100_00n);
  other = await test.player('Bystander', 100_00n);
});
afterAll(() => test.end());

/** What the rows say to a statement of the application's role. */
async function run(statement: RawBuilder<unknown>): Promise<string | undefined> {
  return statement.execute(test.app.db).then(
    () => 'written',
    (fault: unknown) => refusedBy(fault) ?? sqlState(fault),
  );
}

const bet = (
  round: number,
  {
    who = player,
    at = 'platform_now()',
    id = 'gen_random_uuid()',
  }: { who?: Player; at?: string; id?: string } = {},
) => sql`
  insert into games_rocket_bets (shard_id, member_id, id, bill_no, round, currency, stake, most_height, stake_transfer, placed_at)
  values (${shardOf(who.id)}, ${who.id}, ${sql.raw(id)}, 'G1', ${round}, 'CNY', 1000, 50000, gen_random_uuid(), ${sql.raw(at)})`;
const cashOut = (who: Player, id: string) => sql`
  insert into games_rocket_cash_outs (shard_id, bet_id, member_id, at, height)
  values (${shardOf(who.id)}, ${id}, ${who.id}, '2020-01-01', 100000)`;
const result = (who: Player, id: string, cause: string, returned: number) => sql`
  insert into games_rocket_results (shard_id, bet_id, member_id, currency, cause, returned, return_transfer)
  values (${shardOf(who.id)}, ${id}, ${who.id}, 'CNY', ${cause}, ${returned}, ${returned > 0 ? sql`gen_random_uuid()` : null})`;
const step = (what: string, number: number) =>
  sql`update games_rocket_rounds set ${sql.raw(what)} where number = ${number}`;

describe('flights written past the product', () => {
  it('have the heights and points of the rules', async () => {
    const heights = Array.from({ length: 60 }, (_, index) => index * index * 113);
    const { rows } = await sql<{ height: string }>`
      select games_rocket_height(ms)::text as height from unnest(${heights}::bigint[]) with ordinality as t (ms, place)
      order by place`.execute(test.app.db);
    // The rows stop counting at 600 s, where no flight is left.
    expect(rows.map(({ height }) => Number(height))).toEqual(
      heights.map((ms) => flightAt(Math.min(ms, 600_000))),
    );
    // printf bb..b | openssl dgst -sha256 -hmac aa..a begins f6cbb37b: 99 x 2^32 / 0xf6cbb37c = 102.7.
    const { rows: points } = await sql<{ point: string }>`
      select games_rocket_point(${'a'.repeat(64)}, ${'b'.repeat(64)})::text as point`.execute(test.app.db);
    expect(points).toEqual([{ point: '102' }]);
  });

  it('are refused unless they are named before they open, one at a time, with a link of their own', async () => {
    const round = await test.open();
    const { chain, link_index, beacon_chain } = await test.flight();
    const named = (over: { opens?: string; beacon?: string; link?: number }) => sql`
      insert into games_rocket_rounds (number, opens_at, closes_at, chain, link_index, beacon_chain, beacon_round, beacon_at)
      select ${round + 1}, o, o + interval '8 seconds', ${chain}, ${over.link ?? link_index}, ${beacon_chain}, 1,
        o + interval '8 seconds' + ${sql.raw(over.beacon ?? "interval '1 second'")}
      from (select platform_now() + ${sql.raw(over.opens ?? "interval '1 second'")} as o) as t`;
    expect(await run(named({ opens: "interval '-1 second'" }))).toBe('games_rocket_rounds_named');
    expect(await run(named({ link: link_index + 1 }))).toBe('games_rocket_rounds_link');
    expect(await run(named({ beacon: "interval '0.5 seconds'" }))).toMatch(/^games_rocket_rounds_check/);
    expect(await run(named({}))).toMatch(/games_rocket_rounds_(live|chain_link_index_key)/);
    expect(await run(sql`update games_rocket_rounds set beacon_round = 1 where number = ${round}`)).toBe(
      '42501',
    );
    expect(await run(sql`delete from games_rocket_rounds`)).toBe('42501');
  });

  it('keep their bets to the betting, the pace and the member’s one round', async () => {
    const { number, opens_at, closes_at } = await test.flight();
    const round = Number(number);
    expect(await run(bet(round, { at: "platform_now() + interval '1 second'" }))).toBe(
      'games_rocket_bets_pace',
    );
    expect(await run(bet(round, { at: "platform_now() - interval '6 seconds'" }))).toBe(
      'games_rocket_bets_pace',
    );
    test.clock.set(closes_at);
    expect(await run(bet(round))).toBe('games_rocket_bets_open');
    test.clock.set(opens_at);
    await player.api.placeCrashBet({ round, currency: 'CNY', stake: '10.00' }, test.once());
    expect(await run(bet(round))).toBe('games_rocket_bets_one');
    expect(await run(sql`update games_rocket_bets set stake = 1`)).toBe('42501');
    expect(
      await run(sql`
        insert into games_open_rounds (shard_id, member_id, round_id)
        values (${shardOf(other.id)}, ${other.id}, gen_random_uuid())`),
    ).toBe('games_open_rounds_round');
    expect(await run(sql`delete from games_open_rounds`)).toBe('42501');
    const desk = await test.operator('trader');
    await desk.api.setMemberVenue({
      memberId: other.id,
      channelCode: 'fairway-games',
      authorised: false,
      reason: 'asked for it',
    });
    expect(await run(bet(round, { who: other }))).toBe('games_rocket_bets_rights');
  });

  it('count a cash-out at the database’s instant, whatever is written, and refuse others', async () => {
    const { number } = await test.flight();
    const own = (await player.api.getCrash({})).own;
    if (!own) throw new Error('no bet');
    expect(await run(cashOut(player, own.id))).toBe('games_rocket_cash_outs_flight');
    expect(await run(step('started_at = platform_now()', Number(number)))).toBe(
      'games_rocket_rounds_randomness',
    );
    expect(await run(step('voided_at = platform_now()', Number(number)))).toBe('games_rocket_rounds_void');
    const point = await test.start((at) => at >= 200 && at < 300);
    expect(await run(cashOut(other, own.id))).toBe('games_rocket_cash_outs_bet');
    test.fly(5_000);
    expect(await run(cashOut(player, own.id))).toBe('written');
    expect(await run(cashOut(player, own.id))).toBe('games_rocket_cash_outs_pkey');
    const { rows } = await sql`select height::integer as height from games_rocket_cash_outs`.execute(
      test.app.db,
    );
    // e^(0.00006 x 5,000) = 1.349
    expect(rows).toEqual([{ height: 134 }]);
    expect(await run(sql`delete from games_rocket_cash_outs`)).toBe('42501');

    const flight = await test.flight();
    const reveal = () =>
      inTransaction(test.app.db, (tx) =>
        revealLink(tx, test.app, 'rocket', { chain: flight.chain, index: flight.link_index }),
      ).then(
        () => 'written',
        (fault: unknown) => refusedBy(fault),
      );
    expect(await reveal()).toBe('games_links_flight');
    expect(await run(step(`crashed_at = platform_now(), point = ${point}`, Number(number)))).toBe(
      'games_rocket_rounds_point',
    );
    test.clock.set(new Date((flight.started_at?.getTime() ?? 0) + millisecondsTo(point + 1) - 1));
    expect(await reveal()).toBe('games_links_flight');
    test.fly(1);
    expect(await secretPointOf(test.app, test.app.db, flight)).toBe(point);
    expect(await reveal()).toBe('written');
    expect(await run(step(`crashed_at = platform_now(), point = ${point - 1}`, Number(number)))).toBe(
      'games_rocket_rounds_point',
    );
    expect(await run(result(player, own.id, 'crashed', 1340))).toBe('games_rocket_results_round');
    expect(await run(step(`crashed_at = platform_now(), point = ${point}`, Number(number)))).toBe('written');
    for (const [cause, returned] of [
      ['crashed', 1341],
      ['crashed', 0],
      ['voided', 1000],
    ] as const)
      expect(await run(result(player, own.id, cause, returned))).toBe('games_rocket_results_round');
    expect(await run(step('settled_at = platform_now()', Number(number)))).toBe(
      'games_rocket_rounds_settled',
    );
    expect(await run(step(`point = ${point + 1}`, Number(number)))).toBe('games_rocket_rounds_kept');
    // Left behind by who crashed it: another one settles it.
    test.clock.advance({ seconds: 6 });
    await test.conduct();
    expect(await run(result(player, own.id, 'crashed', 1340))).toBe('games_rocket_results_pkey');
    expect(await player.center()).toBe('103.40');
  });
});
