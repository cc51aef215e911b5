import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstSportsbookSettings } from '../limits/first-settings.ts';
import { cashOutDesk } from '../testing/cash-out-desk.ts';
import { publishElsewhere, withScope } from '../testing/limits-desk.ts';
import { ft } from '../testing/single-bet.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';

let test: SportsbookTest;
let desk: ReturnType<typeof cashOutDesk>;

beforeAll(async () => {
  test = await createSportsbookTest();
  desk = cashOutDesk(test);
});
afterAll(() => test.end());

const even = { over: 1900, under: 1900 };

async function heldBy(fixtureId: string) {
  const { rows } = await sql<{ liability: bigint; stakes: bigint }>`
    select liability, stakes from sportsbook_exposures where scope = 'fixture' and key = ${fixtureId}`.execute(
    test.app.db,
  );
  return rows[0];
}

describe('quoteCashOut', () => {
  it('values the bet by the present prices without their margin, less the margin of the house', async () => {
    const { quotes } = await desk.single(2000, { over: 1500, under: 2700 });
    // over: (1/1.50) / (1/1.50 + 1/2.70) = 27/42 = 0.642857; 100 x 2.00 x 0.642857 x 0.95 = 122.14283
    const all = { percent: 100, stake: '100.00', value: '122.14' };
    // half of it: 61.071415
    const half = { percent: 50, stake: '50.00', value: '61.07' };
    const quarter = { percent: 25, stake: '25.00', value: '30.53' };
    const threeQuarters = { percent: 75, stake: '75.00', value: '91.60' };
    expect(await quotes()).toMatchObject([quarter, half, threeQuarters, all]);
  });

  it('counts what a whole line gives back by the goals expected', async () => {
    const bet = await desk.single(2000, { over: 1500, under: 2700 }, { on: 'ft_ou:8/over' });
    const { rows } = await sql<{ expected: object }>`
      select expected from sportsbook_fixtures where id = ${bet.fixtureId}::bigint`.execute(test.app.db);
    expect(rows[0]?.expected).not.toBeNull();
    const value = Number((await bet.quote()).value);
    // Two goals exactly are a push: between the value without any (122.14) and that of the stake alone (95.00).
    expect(value).toBeGreaterThan(110);
    expect(value).toBeLessThan(120);
  });

  it('values a double chance by two winners, and half-time/full-time by the result once its half came true', async () => {
    const now = { homeDraw: 1250, homeAway: 1250, drawAway: 2000 };
    const double = await desk.single(1300, now, { on: 'ft_dc/homeDraw' });
    // 0.8 of 2.1 x 2 = 0.761904; 100 x 1.3 x 0.761904 x 0.95
    expect(await double.quote()).toMatchObject({ value: '94.09' });

    const halves = await desk.single(15_000, {}, { on: 'ht_ft/home-draw' });
    await desk.board(halves.fixtureId, 'ft_1x2', { home: 2000, draw: 4000, away: 4000 });
    await desk.playing(halves.fixtureId, 1, 0);
    const breakAt = (home: number, away: number) =>
      sql`
        update sportsbook_fixtures set status = 'secondHalf', half = 2, half_home = ${home}, half_away = ${away}
        where id = ${halves.fixtureId}::bigint`.execute(test.app.db);
    await breakAt(1, 0);
    // 100 x 15 x 0.25 x 0.95
    expect(await halves.quote()).toMatchObject({ value: '356.25' });
    await breakAt(0, 0);
    await expect(halves.quotes()).rejects.toMatchObject({ error: 'cashOutUnavailable' });
  });

  it('leaves out parts of which a side is below the least stake', async () => {
    // 20.00: a quarter is 5.00, half is 10.00
    const { quotes } = await desk.single(2000, even, { yuan: 20n });
    expect((await quotes()).map(({ percent, stake }) => [percent, stake])).toEqual([
      [50, '10.00'],
      [100, '20.00'],
    ]);
  });

  it('is refused with a suspended market, a side that is gone, a pending or ended bet, and for others', async () => {
    const bet = await desk.single(2000, even);
    await bet.move({ over: null, under: 1010 });
    await expect(bet.quotes()).rejects.toMatchObject({ error: 'cashOutUnavailable' });
    await bet.move(even);
    await sql`
      update sportsbook_markets set status = 'suspended' where fixture_id = ${bet.fixtureId}::bigint`.execute(
      test.app.db,
    );
    await expect(bet.quotes()).rejects.toMatchObject({ error: 'cashOutUnavailable' });
    await bet.result(ft(3, 0));
    await expect(bet.quotes()).rejects.toMatchObject({ error: 'betAlreadySettled' });
    const other = await test.bettor('LooksOn1', 10_00n);
    await expect(other.api.quoteCashOut({ betId: bet.betId })).rejects.toMatchObject({
      error: 'betNotFound',
    });
  });
});

describe('takeCashOut', () => {
  it('pays the quote once, in one posting of its own reason, and ends the bet', async () => {
    const bet = await desk.single(2000, { over: 1500, under: 2700 });
    const once = test.once();
    const quote = await bet.quote();
    const answers = await Promise.all([bet.take(quote, once), bet.take(quote, once)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      status: 'settled',
      returned: '122.14',
      net: '22.14',
      openStake: '0.00',
      formula: '122.14 = 122.14',
      cashOuts: [
        { status: 'paid', percent: 100, stake: '100.00', asked: '122.14', paid: '122.14', cause: 'member' },
      ],
      settlements: [{ cause: 'cashOut', change: '122.14' }],
    });
    expect(await bet.member.wallet()).toBe('122.14');
    expect(await desk.moved(bet.member.id, bet.bet.billNo)).toEqual([
      ['betStake', -100_00n],
      ['betCashOut', 122_14n],
    ]);
    // Turnover: what was won by it.
    expect(await desk.eventsOf(bet.betId)).toMatchObject([
      {
        name: 'bet.settled',
        payload: { cause: 'cashOut', returned: '122.14', turnover: '22.14', stake: '100.00' },
      },
    ]);
    expect(await heldBy(bet.fixtureId)).toEqual({ liability: 0n, stakes: 0n });
    // The result changes nothing of it.
    await bet.result(ft(3, 0));
    expect(await bet.member.wallet()).toBe('122.14');
    await expect(bet.take(quote)).rejects.toMatchObject({ error: 'betAlreadySettled' });
  });

  it('pays a part, and the result decides the rest', async () => {
    const bet = await desk.single(1950, even);
    // 100 x 1.95 x 0.5 x 0.95 = 92.625; a quarter 23.15625
    const part = await bet.take(await bet.quote(25));
    expect(part).toMatchObject({ status: 'accepted', openStake: '75.00', returned: null, net: null });
    expect(part.cashOuts).toMatchObject([{ percent: 25, stake: '25.00', paid: '23.15' }]);
    expect(await desk.eventsOf(bet.betId)).toEqual([]);
    // Of 95.00 that the house may lose three quarters are left: 71.25
    expect(await heldBy(bet.fixtureId)).toEqual({ liability: 71_25n, stakes: 75_00n });
    test.clock.advance({ seconds: 1 });
    // Of the 75.00 that are left: half is 37.50, half up to 38.00; 38 x 1.95 x 0.475 = 35.1975
    expect(await bet.take(await bet.quote(50))).toMatchObject({ openStake: '37.00' });
    expect(await bet.member.wallet()).toBe('58.34');

    await bet.result(ft(2, 1));
    const read = await bet.read();
    // 23.15 + 35.19 + 37 x 1.95 = 72.15
    expect(read).toMatchObject({
      status: 'settled',
      returned: '130.49',
      formula: '23.15 + 35.19 + 37.00 × 1.950 = 130.49',
    });
    expect(read.settlements.map(({ cause, change }) => [cause, change])).toEqual([
      ['cashOut', '23.15'],
      ['cashOut', '35.19'],
      ['result', '72.15'],
    ]);
    expect(await bet.member.wallet()).toBe('130.49');
    expect(await desk.moved(bet.member.id, bet.bet.billNo)).toEqual([
      ['betStake', -100_00n],
      ['betCashOut', 23_15n],
      ['betCashOut', 35_19n],
      ['betReturn', 72_15n],
    ]);
    // Turnover: 1.85 and 2.81 were lost by the parts; the rest 37 x 0.95 = 35.15
    expect(await desk.eventsOf(bet.betId)).toMatchObject([
      { name: 'bet.settled', payload: { cause: 'result', returned: '130.49', turnover: '39.81' } },
    ]);
    // A corrected result takes back the rest alone.
    await bet.result(ft(1, 1));
    expect(await bet.read()).toMatchObject({ status: 'settled', returned: '58.34' });
    expect(await bet.member.wallet()).toBe('58.34');
    expect((await desk.eventsOf(bet.betId)).map(({ name }) => name)).toEqual([
      'bet.settled',
      'bet.resettled',
    ]);
  });

  it('counts no turnover for a member who backs both sides', async () => {
    const bet = await desk.single(2000, { over: 1500, under: 2700 });
    const { api } = bet.member;
    await sql`update sportsbook_markets set prices = '{"over": 2000, "under": 1800}' where fixture_id = ${bet.fixtureId}::bigint
      and market = 'ft_ou:10'`.execute(test.app.db);
    await api.takeCashOut({ betId: bet.betId, quote: (await bet.quote(50)).quote }, test.once());
    const leg = await test.leg(bet.fixtureId, 'ft_ou:10/under');
    await api.placeBet(
      { currency: 'CNY', unitStake: '20', sizes: [1], legs: [leg], pricePolicy: 'any' },
      test.once(),
    );
    await bet.take(await bet.quote());
    const [settled] = await desk.eventsOf(bet.betId);
    // The first half was lost for 5.01 before the other side was backed; the second one counts nothing.
    expect(settled).toMatchObject({ name: 'bet.settled', payload: { turnover: '5.01' } });
  });

  it('refuses a quote that is over, forged, another member’s or another bet’s', async () => {
    const bet = await desk.single(2000, even);
    const quote = await bet.quote();
    const other = await desk.single(2000, even);
    await bet.move(even);
    for (const forged of [
      quote.quote.replace('.9500.', '.9900.'),
      `${quote.quote.slice(0, -3)}AAA`,
      'nothing',
      (await other.quote()).quote,
    ])
      await expect(bet.take({ quote: forged })).rejects.toMatchObject({ error: 'cashOutQuoteInvalid' });
    await expect(
      other.api.takeCashOut({ betId: bet.betId, quote: quote.quote }, test.once()),
    ).rejects.toMatchObject({ error: 'cashOutQuoteInvalid' });
    test.clock.advance({ seconds: 6 });
    const late = test.once();
    await expect(bet.take(quote, late)).rejects.toMatchObject({ error: 'cashOutQuoteExpired' });
    // A refusal is kept under its operation id.
    await expect(bet.take(quote, late)).rejects.toMatchObject({ error: 'cashOutQuoteExpired' });
    expect(await bet.member.wallet()).toBe('0.00');
  });

  it('refuses with both amounts when the value has fallen, and pays the quote when it has risen', async () => {
    const bet = await desk.single(2000, even);
    const quote = await bet.quote();
    expect(quote.value).toBe('95.00');
    await bet.move({ over: 2000, under: 1800 });
    // (1/2.00) / (1/2.00 + 1/1.80) = 0.473684; 100 x 2 x 0.473684 x 0.95 = 89.99996, by millionths cut down
    await expect(bet.take(quote)).rejects.toMatchObject({
      error: 'cashOutValueChanged',
      data: { before: '95.00', after: '89.99' },
    });
    await bet.move({ over: 1500, under: 2700 });
    expect(await bet.take(quote)).toMatchObject({ status: 'settled', returned: '95.00' });
  });

  it('bears a fall of 2 % where the settings say so', async () => {
    const bet = await desk.single(2000, even);
    const quote = await bet.quote();
    await publishElsewhere(test, {
      ...firstSportsbookSettings,
      cashOut: { open: true, marginBps: 500, band: true },
    });
    // 0.492063 x 1.90: 93.49, 1.6 % below
    await bet.move({ over: 1930, under: 1870 });
    expect(await bet.take(quote)).toMatchObject({ returned: '95.00' });
    await publishElsewhere(test, firstSportsbookSettings);
  });

  it('refuses a part that has become too small, and everything once cash-out is stopped', async () => {
    const bet = await desk.single(2000, even);
    const quote = await bet.quote(25);
    const raised = withScope(firstSportsbookSettings, `fixture/${bet.fixtureId}`, { minSingle: '30' });
    await publishElsewhere(test, raised);
    await expect(bet.take(quote)).rejects.toMatchObject({
      error: 'cashOutPartTooSmall',
      data: { min: '30.00' },
    });
    const stopped = { open: false, marginBps: 500, band: false };
    await publishElsewhere(test, { ...firstSportsbookSettings, cashOut: stopped });
    await expect(bet.take(quote)).rejects.toMatchObject({ error: 'cashOutStopped' });
    await expect(bet.quotes()).rejects.toMatchObject({ error: 'cashOutStopped' });
    await publishElsewhere(test, firstSportsbookSettings);
    expect(await bet.take(await bet.quote())).toMatchObject({ status: 'settled' });
  });
});
