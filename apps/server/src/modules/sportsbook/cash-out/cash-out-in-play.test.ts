import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleFixture } from '../settlement/settle-fixture.ts';
import { cashOutDesk } from '../testing/cash-out-desk.ts';
import { ft } from '../testing/single-bet.ts';
import { createSportsbookTest, type SportsbookTest } from '../testing/sportsbook-test.ts';
import { decidePendingCashOuts } from './decide-pending-cash-outs.ts';
import { takeAutoCashOuts } from './take-auto-cash-outs.ts';

let test: SportsbookTest;
let desk: ReturnType<typeof cashOutDesk>;

beforeAll(async () => {
  test = await createSportsbookTest();
  desk = cashOutDesk(test);
});
afterAll(() => test.end());

const even = { over: 1900, under: 1900 };

/** A bet on a match that has begun since, and a cash-out of it that waits. */
async function waiting() {
  const bet = await desk.single(2000, even);
  await desk.playing(bet.fixtureId);
  const taken = await bet.take(await bet.quote());
  expect(taken).toMatchObject({
    status: 'accepted',
    openStake: '100.00',
    cashOuts: [{ status: 'pending', paid: null }],
  });
  return { ...bet, taken };
}

/** The five seconds are over, and what is due is decided. */
async function decide() {
  test.clock.advance({ seconds: 6 });
  await decidePendingCashOuts(test.app);
}

describe('a cash-out in play', () => {
  it('waits five seconds, then pays the quote', async () => {
    const { api, betId, member, taken, read } = await waiting();
    const [cashOut] = taken.cashOuts;
    expect(Date.parse(cashOut?.decidesAt ?? '') - test.clock.now().getTime()).toBe(5000);
    expect(await member.wallet()).toBe('0.00');
    await expect(api.quoteCashOut({ betId })).rejects.toMatchObject({ error: 'cashOutPending' });
    test.clock.advance({ seconds: 4 });
    await decidePendingCashOuts(test.app);
    expect(await member.wallet()).toBe('0.00');
    test.clock.advance({ seconds: 2 });
    // Whichever process looks: one of them pays.
    await Promise.all([1, 2, 3].map(() => decidePendingCashOuts(test.app)));
    expect(await member.wallet()).toBe('95.00');
    expect(await read()).toMatchObject({
      status: 'settled',
      returned: '95.00',
      cashOuts: [{ status: 'paid', paid: '95.00' }],
    });
  });

  it('is refused with the new value when the price has moved against it, and the bet stands', async () => {
    const bet = await waiting();
    await bet.move({ over: 2000, under: 1800 });
    await decide();
    const read = await bet.read();
    expect(read).toMatchObject({ status: 'accepted', openStake: '100.00' });
    expect(read.cashOuts).toMatchObject([
      { status: 'refused', paid: null, refusal: { name: 'cashOutValueChanged' } },
    ]);
    expect(read.cashOuts[0]?.refusal?.text.zh).toContain('¥89.99');
    // The next one is free to come.
    expect(await bet.quote()).toMatchObject({ value: '89.99' });
  });

  it('is refused when the market is suspended, an incident is checked, or the bet is settled meanwhile', async () => {
    const suspended = await waiting();
    await sql`
      update sportsbook_markets set status = 'suspended' where fixture_id = ${suspended.fixtureId}::bigint`.execute(
      test.app.db,
    );
    const checked = await waiting();
    await sql`
      update sportsbook_fixtures set held_until = ${new Date(test.clock.now().getTime() + 90_000)}
      where id = ${checked.fixtureId}::bigint`.execute(test.app.db);
    const settled = await waiting();
    // Three goals decide over 2.5 at once.
    await desk.playing(settled.fixtureId, 3, 0);
    await settleFixture(test.app, BigInt(settled.fixtureId));
    expect(await settled.member.wallet()).toBe('200.00');

    await decide();
    const refusals = await Promise.all(
      [suspended, checked, settled].map(async ({ read }) => (await read()).cashOuts[0]?.refusal?.name),
    );
    expect(refusals).toEqual(['cashOutUnavailable', 'cashOutUnavailable', 'betAlreadySettled']);
    expect(await settled.member.wallet()).toBe('200.00');
    expect(await suspended.member.wallet()).toBe('0.00');
  });

  it('values a handicap by the line that is left of it', async () => {
    // Home -0.5 from before the kick-off; at 1 : 0 that is home +0.5 on the present board.
    const bet = await desk.single(2000, { home: 1900, away: 1900 }, { on: 'ft_ah:-2/home' });
    await desk.playing(bet.fixtureId, 1, 0);
    await sql`
      insert into sportsbook_markets (fixture_id, market, code, line, main, status, prices, changed_at)
      values (${bet.fixtureId}::bigint, 'ft_ah:2', 'ft_ah', 2, true, 'open', '{"home": 1250, "away": 3750}', now())
      on conflict (fixture_id, market) do update set prices = excluded.prices, status = 'open'`.execute(
      test.app.db,
    );
    // (1/1.25) / (1/1.25 + 1/3.75) = 0.75; 100 x 2 x 0.75 x 0.95
    expect(await bet.quote()).toMatchObject({ value: '142.50' });
    await sql`
      update sportsbook_markets set status = 'closed' where fixture_id = ${bet.fixtureId}::bigint and market = 'ft_ah:2'`.execute(
      test.app.db,
    );
    await expect(bet.quotes()).rejects.toMatchObject({ error: 'cashOutUnavailable' });
  });
});

describe('setAutoCashOut', () => {
  it('cashes all of it out once the value is reached, at what it is worth by then', async () => {
    const bet = await desk.single(2000, even);
    const armed = await bet.api.setAutoCashOut({ betId: bet.betId, threshold: '120' }, test.once());
    expect(armed).toMatchObject({ autoCashOut: '120.00', status: 'accepted' });
    expect(await takeAutoCashOuts(test.app)).toBe(0);
    expect(await bet.read()).toMatchObject({ status: 'accepted' });
    await bet.move({ over: 1500, under: 2700 });
    expect(await takeAutoCashOuts(test.app)).toBe(1);
    expect(await bet.read()).toMatchObject({
      status: 'settled',
      returned: '122.14',
      autoCashOut: null,
      cashOuts: [{ cause: 'auto', asked: '120.00', paid: '122.14' }],
    });
    expect(await takeAutoCashOuts(test.app)).toBe(0);
    expect(await bet.member.wallet()).toBe('122.14');
  });

  it('waits out the delay in play, pays what stands then, and stays armed where it has fallen', async () => {
    const bet = await desk.single(2000, { over: 1500, under: 2700 });
    await bet.api.setAutoCashOut({ betId: bet.betId, threshold: '120' }, test.once());
    await desk.playing(bet.fixtureId);
    expect(await takeAutoCashOuts(test.app)).toBe(1);
    await bet.move(even);
    await decide();
    expect(await bet.read()).toMatchObject({
      status: 'accepted',
      autoCashOut: '120.00',
      cashOuts: [{ status: 'refused', cause: 'auto' }],
    });
    await bet.move({ over: 1500, under: 2700 });
    expect(await takeAutoCashOuts(test.app)).toBe(1);
    await bet.move({ over: 1400, under: 3150 });
    await decide();
    // 3.15 / 4.55 = 0.692307; 190 x 0.692307 = 131.53
    expect(await bet.read()).toMatchObject({ status: 'settled', returned: '131.53' });
  });

  it('is switched off again, and stopped with all cash-outs', async () => {
    const bet = await desk.single(2000, { over: 1500, under: 2700 });
    const set = (threshold: string | null) =>
      bet.api.setAutoCashOut({ betId: bet.betId, threshold }, test.once());
    await set('100');
    expect(await set(null)).toMatchObject({ autoCashOut: null });
    expect(await takeAutoCashOuts(test.app)).toBe(0);
    expect(await bet.read()).toMatchObject({ status: 'accepted' });
  });

  it('refuses what the bet can never be worth, bad amounts, ended bets and those of others', async () => {
    const bet = await desk.single(2000, even);
    const set = (threshold: string) => bet.api.setAutoCashOut({ betId: bet.betId, threshold }, test.once());
    await expect(set('200')).rejects.toMatchObject({
      error: 'cashOutThresholdTooHigh',
      data: { max: '200.00' },
    });
    await expect(set('0')).rejects.toMatchObject({ error: 'inputInvalid' });
    await expect(set('1.001')).rejects.toMatchObject({ error: 'inputInvalid' });
    const other = await test.bettor('Watcher1', 10_00n);
    await expect(
      other.api.setAutoCashOut({ betId: bet.betId, threshold: '120' }, test.once()),
    ).rejects.toMatchObject({ error: 'betNotFound' });
    await bet.result(ft(3, 0));
    await expect(set('120')).rejects.toMatchObject({ error: 'betAlreadySettled' });
  });
});
