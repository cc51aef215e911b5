import {
  dealsOfShoe,
  drawAtTable,
  resultOfCards,
  sharedStream,
  type PlacedCard,
  type ShoeGame,
} from '@fairway/fair-games';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shardOf } from '#modules/ledger';
import { refusedBy, sqlState } from '#platform/db/sql-faults.ts';
import { revealLink } from '../chains/reveal-link.ts';
import { hashing } from '../rules/hashing.ts';
import { createDealerTest, type DealerTest } from '../testing/dealer-test.ts';
import { inTransaction } from '#platform/db/transaction.ts';

let test: DealerTest;
beforeAll(async () => {
  test = await createDealerTest();
});
afterAll(() => test.end());

/** What the rows say to a statement of the application's role. */
async function run(statement: RawBuilder<unknown>): Promise<string | undefined> {
  return statement.execute(test.app.db).then(
    () => 'written',
    (fault: unknown) => refusedBy(fault) ?? sqlState(fault),
  );
}
const card = (table: string, place: number, side: string) => sql`
  insert into games_dealer_cards (table_code, shoe, place, deal, side, card, salt)
  select ${table}, 1, ${place}, max(number), ${side}, 0, ${'a'.repeat(64)} from games_dealer_deals where table_code = ${table}`;
const step = (table: string, what: string) => sql`
  update games_dealer_deals set ${sql.raw(what)}
  where table_code = ${table} and number = (select max(number) from games_dealer_deals where table_code = ${table})`;

describe('the rules in SQL', () => {
  it.each(['baccarat', 'dragonTiger'] as const)(
    'have the sides and results of the package: %s',
    async (game) => {
      // Always the same cards, of a stream that stays.
      const draw = { link: 'ab'.repeat(32), randomness: 'cd'.repeat(32), code: 'baccarat1', issue: '1' };
      const stream = sharedStream(hashing, draw);
      const cards = Array.from({ length: 2000 }, () => stream.below(52));
      const deals = dealsOfShoe(game, cards);
      const { rows } = await sql<{ next: (string | null)[]; result: unknown }>`
      select (
          select array_agg(games_dealer_next(${game}, (d.sides)[1:n], (d.cards)[1:n]) order by n)
          from generate_series(0, cardinality(d.cards)) as n) as next,
        games_dealer_dealt(${game}, d.sides, d.cards) as result
      from (
        select array(select jsonb_array_elements_text(value->'sides')) as sides,
          array(select jsonb_array_elements_text(value->'cards')::integer) as cards, place
        from jsonb_array_elements(${JSON.stringify(deals.map(columnsOf))}::jsonb) with ordinality as v (value, place)) d
      order by d.place`.execute(test.app.db);
      expect(rows).toEqual(
        deals.map((lying) => ({
          next: [...lying.map(({ side }) => side), null],
          result: resultOfCards(game, lying),
        })),
      );
      expect(deals.length).toBeGreaterThan(300);
      expectVariety(game, deals);
    },
  );

  it.each(['roulette', 'sicbo'] as const)('draw what the package draws: %s', async (game) => {
    const link = 'ab'.repeat(32);
    const randomness = 'cd'.repeat(32);
    const code = `${game}1`;
    const issues = Array.from({ length: 60 }, (_, index) => String(index + 1));
    const { rows } = await sql<{ drawn: unknown }>`
      select games_dealer_drawn(${game}, ${link}, ${`${randomness}:${code}:`} || issue) as drawn
      from unnest(${issues}::text[]) with ordinality as i (issue, place) order by place`.execute(test.app.db);
    expect(rows.map(({ drawn }) => drawn)).toEqual(
      issues.map((issue) => drawAtTable(game, sharedStream(hashing, { link, randomness, code, issue }))),
    );
  });
});

describe('deals written past the product', () => {
  it('take a card only when it is its turn, after the closing', async () => {
    await test.open('baccarat1');
    expect(await run(card('baccarat1', 0, 'player'))).toBe('games_dealer_cards_deal');
    expect(await run(step('baccarat1', 'closed_at = platform_now()'))).toBe('games_dealer_deals_closing');
    await test.shut('baccarat1');
    expect(await run(card('baccarat1', 1, 'player'))).toBe('games_dealer_cards_place');
    expect(await run(card('baccarat1', 0, 'banker'))).toBe('games_dealer_cards_side');
    expect(await run(card('baccarat1', 0, 'dragon'))).toBe('games_dealer_cards_side');
    expect(await run(step('baccarat1', 'voided_at = platform_now()'))).toBe('games_dealer_deals_void');
  });

  it('reveal no link that bets could still be placed on, nor a shoe before its cut', async () => {
    const shoe = await test.shoe('baccarat1');
    const reveal = (table: string, chain: number, index: number) =>
      inTransaction(test.app.db, (tx) => revealLink(tx, test.app, table, { chain, index })).then(
        () => 'out',
        (fault: unknown) => refusedBy(fault) ?? sqlState(fault),
      );
    expect(await reveal('baccarat1', shoe.chain, shoe.link_index)).toBe('games_links_dealer');
    expect(
      await run(sql`update games_dealer_shoes set ended_at = platform_now() where table_code = 'baccarat1'`),
    ).toBe('games_dealer_shoes_link');
    expect(
      await run(sql`update games_dealer_shoes set root = ${'b'.repeat(64)} where table_code = 'baccarat1'`),
    ).toBe('games_dealer_shoes_kept');
    await test.open('sicbo1');
    const { chain, link_index: index } = await test.deal('sicbo1');
    expect(await reveal('sicbo1', chain ?? 0, index ?? 0)).toBe('games_links_dealer');
    await test.shut('sicbo1');
    expect(await reveal('sicbo1', chain ?? 0, index ?? 0)).toBe('games_links_dealer');
    expect(
      await run(step('sicbo1', `resulted_at = platform_now(), result = '{"game":"sicbo","dice":[1,1,1]}'`)),
    ).toBe('games_dealer_deals_result');
    await test.draw('sicbo1');
  });

  it('keep bets to their spots and results to their deals', async () => {
    const player = await test.player('Writes', 100_00n);
    const deal = await test.open('roulette1');
    const bet = (spots: string, stake: number, most = 10_000) => sql`
      insert into games_dealer_bets (shard_id, member_id, id, bill_no, table_code, deal, currency, stake, spots, most_return, limits_version, stake_transfer)
      values (${shardOf(player.id)}, ${player.id}, gen_random_uuid(), 'G1', 'roulette1', ${deal}, 'CNY', ${stake}, ${spots}::jsonb, ${most},
        games_limits_at(platform_now()), gen_random_uuid())`;
    expect(await run(bet('{"red": "1000"}', 900))).toBe('games_dealer_bets_spots');
    expect(await run(bet('{"red": "1000", "black": "-100"}', 900))).toBe('games_dealer_bets_spots');
    expect(await run(bet('{"red": "99", "black": "901"}', 1000))).toBe('games_limits_kept');
    expect(await run(bet('{"red": "1000"}', 1000, 500_000_01))).toBe('games_limits_kept');
    const { id } = await player.api.placeDealerBets(
      { table: 'roulette1', deal, currency: 'CNY', spots: [{ spot: 'red', stake: '10.00' }] },
      test.once(),
    );
    const result = (cause: string, returned: number, turnover = 0) => sql`
      insert into games_dealer_results (shard_id, bet_id, member_id, currency, cause, returned, turnover, return_transfer)
      values (${shardOf(player.id)}, ${id}, ${player.id}, 'CNY', ${cause}, ${returned}, ${turnover},
        ${returned > 0 ? sql`gen_random_uuid()` : null})`;
    expect(await run(result('voided', 1000))).toBe('games_dealer_results_deal');
    expect(await run(result('dealt', 0))).toBe('games_dealer_results_deal');
    await test.shut('roulette1');
    expect(await run(step('roulette1', 'settled_at = platform_now()'))).toMatch(/games_dealer_deals/);
    await test.draw('roulette1');
    expect(await run(result('dealt', 0))).toMatch(/^games_dealer_results/);
    expect(await run(sql`update games_dealer_bets set stake = 1`)).toBe('42501');
    expect(await run(sql`insert into games_dealer_tables values ('baccarat9', 'baccarat')`)).toBe('42501');
  });

  it('take no ninth copy of a card, and no result but the one that the cards have', async () => {
    // Last of all: the shoe is not what it says any more.
    await test.open('baccarat2');
    await test.shut('baccarat2');
    // Aces all over: 2 against 2, and a third for both.
    for (const [place, side] of ['player', 'banker', 'player', 'banker', 'player', 'banker'].entries())
      expect(await run(card('baccarat2', place, side))).toBe('written');
    expect(await run(card('baccarat2', 6, 'player'))).toBe('games_dealer_cards_side');
    const result = (winner: string) => sql`
      update games_dealer_deals set resulted_at = platform_now(), result = ${JSON.stringify({
        game: 'baccarat',
        winner,
        playerPoints: 3,
        bankerPoints: 3,
        playerPair: true,
        bankerPair: true,
      })}::jsonb where table_code = 'baccarat2' and resulted_at is null`;
    expect(await run(result('banker'))).toBe('games_dealer_deals_result');
    expect(await run(result('tie'))).toBe('written');
    expect(await run(step('baccarat2', 'resulted_at = null, result = null'))).toBe('games_dealer_deals_kept');
    test.clock.advance({ seconds: 6 });
    await test.conduct();
    await test.open('baccarat2');
    await test.shut('baccarat2');
    expect(await run(card('baccarat2', 6, 'player'))).toBe('written');
    expect(await run(card('baccarat2', 7, 'banker'))).toBe('written');
    expect(await run(card('baccarat2', 8, 'player'))).toBe('games_dealer_cards_copy');
    expect(await run(sql`delete from games_dealer_cards`)).toBe('42501');
    expect(await run(sql`update games_dealer_cards set card = 1`)).toBe('42501');
  });
});

function columnsOf(lying: readonly PlacedCard[]) {
  return { sides: lying.map(({ side }) => side), cards: lying.map(({ card: value }) => value) };
}

/** The run is of use only where it has every winner and every length. */
function expectVariety(game: ShoeGame, deals: readonly (readonly PlacedCard[])[]): void {
  const winners = new Set(deals.map((lying) => (resultOfCards(game, lying) as { winner: string }).winner));
  expect(winners.size).toBe(3);
  expect(new Set(deals.map(({ length }) => length)).size).toBe(game === 'baccarat' ? 3 : 1);
}
