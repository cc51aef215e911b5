import { dealerTables, spotFigures, verify, type DealerResult } from '@fairway/fair-games';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDealerTest, type DealerTest } from '../testing/dealer-test.ts';
import { hashing } from '../rules/hashing.ts';
import { houseTables } from './house-tables.ts';

let test: DealerTest;
beforeAll(async () => {
  test = await createDealerTest();
});
afterAll(() => test.end());

const bet = (table: 'baccarat1', deal: number, spots: Readonly<Record<string, string>>) => ({
  table,
  deal,
  currency: 'CNY' as const,
  spots: Object.entries(spots).map(([spot, stake]) => ({ spot, stake })),
});
const winnerOf = (result: DealerResult | undefined) =>
  result && 'winner' in result ? result.winner : undefined;

describe('a table of baccarat', () => {
  it('deals from a shoe whose root is out before the first bet, and pays what the cards come to', async () => {
    const player = await test.player('Sits', 1_000_00n);
    const deal = await test.open('baccarat1', ([first]) => winnerOf(first?.result) === 'banker');
    const before = await test.visitor.getDealerTable({ table: 'baccarat1' });
    expect(before.deal).toMatchObject({ number: deal, state: 'betting', cards: [], result: null });
    expect(before.shoe).toMatchObject({ state: 'open', cards: 416, cut: 14, dealt: 0, link: null });
    expect(before.shoe?.root).toMatch(/^[0-9a-f]{64}$/);
    expect(before.spots.find(({ spot }) => spot === 'banker')).toMatchObject({
      odds: '1.95',
      rtp: '98.9421',
    });

    const placed = await player.api.placeDealerBets(
      bet('baccarat1', deal, { banker: '100.00', player: '40.00', tie: '10.00' }),
      test.once(),
    );
    expect(placed).toMatchObject({ stake: '150.00', status: 'open', balance: '850.00', returned: null });
    await test.shut('baccarat1');
    await test.finish('baccarat1');

    // 100 x 1.95; of 150 the 40 on both sides count twice as nothing: 60 + 10.
    const after = await player.api.getDealerTable({ table: 'baccarat1' });
    expect(after.own).toMatchObject({ status: 'settled', returned: '195.00', turnover: '70.00' });
    expect(await player.center()).toBe('1045.00');
    expect(after.deal).toMatchObject({ state: 'settled', result: { winner: 'banker' } });
    expect(after.deal?.cards.length).toBeGreaterThanOrEqual(4);
    expect(after.road).toHaveLength(1);
    const { events } = await settledEvents();
    expect(events).toEqual([
      {
        venue: 'fairway-live',
        category: 'liveDealer',
        game: 'baccarat',
        stake: '150.00',
        returned: '195.00',
        turnover: '70.00',
      },
    ]);
  });

  it('shows each card as it falls, and keeps what comes to everybody', async () => {
    await test.open('baccarat1');
    await test.shut('baccarat1');
    const { deal } = await test.visitor.getDealerTable({ table: 'baccarat1' });
    expect(deal).toMatchObject({ state: 'closed', cards: [] });
    test.clock.advance({ seconds: 1 });
    await test.conduct();
    const dealing = await test.visitor.getDealerTable({ table: 'baccarat1' });
    expect(dealing.deal).toMatchObject({ state: 'dealing', cards: [{ side: 'player' }], result: null });
    expect(JSON.stringify(dealing)).not.toContain('"link":"');
    await test.finish('baccarat1');
    const { rows } = await sql<{ state: string }>`
      select payload->'payload'->>'state' as state from platform_outbox
      where name = 'dealer' and payload->>'topic' = 'dealer/baccarat1' and payload->'payload'->>'deal' = ${String(deal?.number)}
      order by id`.execute(test.app.db);
    const states = rows.map(({ state }) => state);
    expect(states.slice(0, 2)).toEqual(['betting', 'closed']);
    expect(states.slice(-2)).toEqual(['resulted', 'settled']);
    expect(states.slice(2, -2).every((state) => state === 'dealing')).toBe(true);
  });

  it('goes on only while a page looks, and lists what was', async () => {
    test.clock.advance({ minutes: 4 });
    const { number } = await test.deal('baccarat1');
    await test.conduct();
    expect((await test.deal('baccarat1')).number).toBe(number);
    await test.visitor.listDealerTables({});
    await test.conduct();
    expect((await test.deal('baccarat1')).number).toBe(number);
    await test.visitor.getDealerTable({ table: 'baccarat1' });
    await test.conduct();
    expect((await test.deal('baccarat1')).number).toBe(number + 1);
    const { deals, next } = await test.visitor.listDealerDeals({ table: 'baccarat1' });
    expect(deals.map((one) => one.number)).toEqual([number, number - 1]);
    expect(next).toBeNull();
  });
});

describe('a wheel and dice', () => {
  it('are drawn from the link and the round that were named before betting opened', async () => {
    const player = await test.player('Spins', 100_00n);
    const deal = await test.open('roulette1');
    const named = await test.visitor.getDealerTable({ table: 'roulette1' });
    expect(named.deal?.proof).toMatchObject({ link: null, randomness: null });
    await player.api.placeDealerBets(
      {
        table: 'roulette1',
        deal,
        currency: 'CNY',
        spots: [
          { spot: 'straight.17', stake: '1.00' },
          { spot: 'black', stake: '10.00' },
          { spot: 'red', stake: '10.00' },
        ],
      },
      test.once(),
    );
    await test.shut('roulette1');
    await test.draw('roulette1', (result) => result.game === 'roulette' && result.number === 17);
    // 36 + 20; of 21 the red and the black were no play.
    const { own, deal: over } = await player.api.getDealerTable({ table: 'roulette1' });
    expect(own).toMatchObject({ returned: '56.00', turnover: '1.00' });
    const { proof } = over ?? {};
    expect(
      verify(hashing, {
        kind: 'draw',
        code: 'roulette1',
        issue: String(deal),
        link: proof?.link,
        randomness: proof?.randomness,
      }),
    ).toMatchObject({ result: { game: 'roulette', number: 17 } });
  });

  it('give stakes back where their round does not come within two minutes', async () => {
    const player = await test.player('Waits', 100_00n);
    const deal = await test.open('sicbo1');
    await player.api.placeDealerBets(
      { table: 'sicbo1', deal, currency: 'CNY', spots: [{ spot: 'big', stake: '25.00' }] },
      test.once(),
    );
    await test.shut('sicbo1');
    test.clock.advance({ seconds: 119 });
    await test.conduct();
    expect(await player.center()).toBe('75.00');
    test.clock.advance({ seconds: 1 });
    await test.conduct();
    expect(await player.center()).toBe('100.00');
    const { bets } = await player.api.listDealerBets({});
    expect(bets).toMatchObject([{ status: 'voided', returned: '25.00', turnover: '0.00', result: null }]);
    expect((await test.visitor.listDealerDeals({ table: 'sicbo1' })).deals).toMatchObject([
      { state: 'voided' },
    ]);
    const records = await player.api.listBetRecords({});
    expect(JSON.stringify(records)).toContain(bets[0]?.billNo);
  });
});

it('names the published returns of its tables', () => {
  for (const { rules, rtp } of houseTables) {
    const { spots } = dealerTables[rules];
    const hundredths = spots.map((spot) =>
      Number(spotFigures(dealerTables[rules], spot).rtp.roundTo(4, 'halfUp')),
    );
    const digits = String(Math.max(...hundredths));
    expect([rules, rtp]).toEqual([rules, `${digits.slice(0, -2)}.${digits.slice(-2)}`]);
  }
});

it('offers its tables in the hall of live dealers, launchable [VENUE-004]', async () => {
  const { venues } = await test.visitor.listVenues({ category: 'liveDealer' });
  expect(venues).toMatchObject([{ channelCode: 'fairway-live', state: 'open', path: '/app/realbet' }]);
  const player = await test.player('Launches', 0n);
  const { url } = await player.api.launchVenue({ api: 'fairway-live', gameCode: 'roulette1' });
  expect(new URL(url, 'http://site').pathname).toBe('/app/realbet/table/roulette1');
});

async function settledEvents() {
  const { rows } = await sql<Record<string, string>>`
    select payload->>'venue' as venue, payload->>'category' as category, payload->>'game' as game, payload->>'stake' as stake,
      payload->>'returned' as returned, payload->>'turnover' as turnover
    from platform_outbox where name = 'game.settled' and kind = 'event' order by id`.execute(test.app.db);
  return { events: rows };
}
