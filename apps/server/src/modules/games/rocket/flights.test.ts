import { flightAt, millisecondsTo, verify } from '@fairway/fair-games';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashing } from '../rules/hashing.ts';
import { createCrashTest, type CrashTest } from '../testing/crash-test.ts';
import { conductOnce } from './conduct/conduct-once.ts';

let test: CrashTest;
beforeAll(async () => {
  test = await createCrashTest();
});
afterAll(() => test.end());

const ten = { currency: 'CNY' as const, stake: '10.00' };
const between = (low: number, high: number) => (point: number) => point >= low && point < high;
const refuses = (call: Promise<unknown>, error: string) => expect(call).rejects.toMatchObject({ error });

describe('a flight', () => {
  it('pays a target exactly when reached and a cash-out by the house’s clock, and nothing above the point', async () => {
    const [target, hand, late, absent] = await Promise.all(
      ['Target', 'ByHand', 'TooHigh', 'RidesOn'].map((name) => test.player(name, 100_00n)),
    );
    if (!target || !hand || !late || !absent) throw new Error('four players');
    const round = await test.open();
    const bet = { ...ten, round };
    const placed = await target.api.placeCrashBet({ ...bet, target: 150 }, test.once());
    expect(placed).toMatchObject({ round, target: 150, status: 'open', balance: '90.00' });
    const byHand = await hand.api.placeCrashBet(bet, test.once());
    await late.api.placeCrashBet({ ...bet, target: 10_000 }, test.once());
    await absent.api.placeCrashBet(bet, test.once());

    const point = await test.start(between(200, 400));
    test.fly(9_000);
    // e^(0.00006 x 9,000) = 1.716
    const answer = await hand.api.cashOutCrash({ betId: byHand.id }, test.once());
    expect(answer).toMatchObject({ cashedOutAt: 171, returns: '17.10', status: 'open' });
    const shown = await test.visitor.getCrash({});
    expect(shown.bets.count).toBe(4);
    expect(shown.bets.greatest.map(({ cashedOutAt }) => cashedOutAt).filter(Boolean)).toEqual([171]);
    await test.land();

    expect(await target.center()).toBe('105.00');
    expect(await hand.center()).toBe('107.10');
    expect(await late.center()).toBe('90.00');
    expect(await absent.center()).toBe('90.00');
    const seen = await hand.api.getCrash({});
    expect(seen.flight).toMatchObject({ number: round, state: 'crashed', point });
    expect(seen.own).toMatchObject({ status: 'settled', returned: '17.10' });
    const [last] = seen.last;
    expect(
      verify(hashing, {
        kind: 'draw',
        code: 'rocket',
        issue: String(round),
        link: last?.link,
        randomness: last?.randomness,
      }),
    ).toMatchObject({
      point: String(point / 100),
    });
    const { rows } = await sql<{ turnover: string }>`
      select payload->>'turnover' as turnover from platform_outbox where name = 'game.settled'`.execute(
      test.app.db,
    );
    expect(rows.map(({ turnover }) => turnover)).toEqual(['10.00', '10.00', '10.00', '10.00']);
    const { records } = await target.api.listBetRecords({});
    expect(records).toMatchObject([{ ref: placed.id, title: '云霄冲刺', stake: '10.00', returned: '15.00' }]);
  });

  it('says neither its link nor its point before the crash, and both after it', async () => {
    const round = await test.open();
    const before = await test.visitor.getCrash({});
    expect(before.flight).toMatchObject({ number: round, state: 'betting', startedAt: null, point: null });
    expect(before.flight?.firstLink).toMatch(/^[0-9a-f]{64}$/);
    expect(Date.parse(before.flight?.beacon.at ?? '')).toBeGreaterThanOrEqual(
      Date.parse(before.flight?.closesAt ?? '') + 1000,
    );
    const point = await test.start(between(300, 900));
    const during = await test.visitor.getCrash({});
    const { rows: out } = await sql<{ payload: object }>`select payload from platform_outbox`.execute(
      test.app.db,
    );
    // All that is to be read of it while it flies.
    const { rows: kept } =
      await sql`select point, crashed_at from games_rocket_rounds where number = ${round}`.execute(
        test.app.db,
      );
    expect(kept).toEqual([{ point: null, crashed_at: null }]);
    await test.land();
    const after = await test.visitor.getCrash({});
    const { link, ...proof } = after.last[0] ?? { link: 'none' };
    expect(proof).toMatchObject({ number: round, point });
    expect(JSON.stringify([before, during, out])).not.toContain(link);
    expect(during.flight).toMatchObject({ state: 'flying', point: null });
    // The next link hashes to this one.
    expect(
      verify(hashing, {
        kind: 'draw',
        code: 'rocket',
        issue: String(round),
        link,
        randomness: after.last[0]?.randomness,
      }),
    ).toMatchObject({
      previousLink: after.last[1]?.link,
    });
  });

  it('takes bets while its betting is open by the database’s clock, one a member', async () => {
    const player = await test.player('Punctual', 100_00n);
    await test.open();
    const { number, opens_at, closes_at } = await test.flight();
    const bet = { ...ten, round: Number(number) };
    test.clock.set(new Date(opens_at.getTime() - 1));
    await refuses(player.api.placeCrashBet(bet, test.once()), 'roundClosed');
    await refuses(player.api.placeCrashBet({ ...bet, round: 9999 }, test.once()), 'roundNotFound');
    await refuses(player.api.placeCrashBet({ ...bet, stake: '0.99' }, test.once()), 'stakeBelowMinimum');
    await refuses(player.api.placeCrashBet({ ...bet, stake: '5000.01' }, test.once()), 'stakeAboveMaximum');
    test.clock.set(closes_at);
    await refuses(player.api.placeCrashBet(bet, test.once()), 'roundClosed');
    test.clock.set(new Date(closes_at.getTime() - 1));
    await refuses(player.api.placeCrashBet({ ...bet, stake: '100.01' }, test.once()), 'insufficientBalance');
    const press = test.once();
    const answers = await Promise.all([1, 2, 3].map(() => player.api.placeCrashBet(bet, press)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await player.center()).toBe('90.00');
    test.fly(-1);
    await refuses(player.api.placeCrashBet(bet, test.once()), 'crashBetPlaced');
    await test.start();
    await test.land();
  });

  it('is one of the member’s games at a time, and keeps their pace', async () => {
    const player = await test.player('OneAtATime', 100_00n);
    const dice = { game: 'dice' as const, ...ten, bet: { side: 'over', target: 5050 } };
    const round = await test.open();
    await player.api.startRound(dice, test.once());
    await refuses(player.api.placeCrashBet({ ...ten, round }, test.once()), 'gameTooFast');
    test.clock.advance({ seconds: 5 });
    await player.api.placeCrashBet({ ...ten, round }, test.once());
    test.clock.advance({ seconds: 2 });
    await refuses(player.api.startRound(dice, test.once()), 'roundOpen');
    await refuses(
      player.api.startRound({ ...dice, game: 'gem', bet: { mines: 3 } } as never, test.once()),
      'roundOpen',
    );
    await test.start();
    await test.land();
    await player.api.startRound({ ...dice, game: 'gem', bet: { mines: 3 } } as never, test.once());
    const next = await test.open();
    test.clock.advance({ seconds: 6 });
    await refuses(player.api.placeCrashBet({ ...ten, round: next }, test.once()), 'roundOpen');
    await test.start();
    await test.land();
  });

  it('cashes nothing out before 1.01, after its end, twice, or of another member', async () => {
    const [player, other, aimed, late] = await Promise.all(
      ['Handy', 'Nosy', 'Aimed', 'Tardy'].map((name) => test.player(name, 100_00n)),
    );
    if (!player || !other || !aimed || !late) throw new Error('four players');
    const round = await test.open();
    const { id: betId } = await player.api.placeCrashBet({ ...ten, round }, test.once());
    const second = await other.api.placeCrashBet({ ...ten, round }, test.once());
    const reached = await aimed.api.placeCrashBet({ ...ten, round, target: 110 }, test.once());
    const third = await late.api.placeCrashBet({ ...ten, round }, test.once());
    await refuses(player.api.cashOutCrash({ betId }, test.once()), 'crashNotFlying');
    const point = await test.start(between(200, 300));
    test.fly(millisecondsTo(101) - 1);
    await refuses(player.api.cashOutCrash({ betId }, test.once()), 'crashNotFlying');
    test.fly(1);
    await refuses(other.api.cashOutCrash({ betId }, test.once()), 'crashBetMissing');
    test.fly(2_000);
    await refuses(aimed.api.cashOutCrash({ betId: reached.id }, test.once()), 'crashCashedOut');
    const press = test.once();
    const [one, again] = await Promise.all([1, 2].map(() => player.api.cashOutCrash({ betId }, press)));
    expect(one).toEqual(again);
    await refuses(player.api.cashOutCrash({ betId }, test.once()), 'crashCashedOut');

    // The last millisecond at the point, then the first above it: nothing has conducted the crash yet.
    const { started_at } = await test.flight();
    test.clock.set(new Date((started_at?.getTime() ?? 0) + millisecondsTo(point + 1) - 1));
    expect(await other.api.cashOutCrash({ betId: second.id }, test.once())).toMatchObject({
      cashedOutAt: point,
    });
    test.fly(1);
    const tardy = test.once();
    for (const once of [tardy, tardy, test.once()])
      await refuses(late.api.cashOutCrash({ betId: third.id }, once), 'crashOver');
    await test.land();
    await refuses(player.api.cashOutCrash({ betId }, test.once()), 'crashCashedOut');
    await refuses(late.api.cashOutCrash({ betId: third.id }, test.once()), 'crashOver');
    expect(await late.center()).toBe('90.00');
    expect(one?.cashedOutAt).toBe(flightAt(millisecondsTo(101) + 2_000));
  });

  it('cashes out by itself where a return reaches the most that the house pays', async () => {
    const player = await test.player('Lucky', 6_000_00n);
    const round = await test.open();
    // 500,000.00 / 5,000.00 = 100.00
    const bet = await player.api.placeCrashBet({ ...ten, stake: '5000.00', round }, test.once());
    expect(bet.mostHeight).toBe(10_000);
    await test.start((point) => point >= 10_000);
    await test.land();
    expect(await player.center()).toBe('501000.00');
  });

  it('gives stakes back when it has not started two minutes after the closing', async () => {
    const player = await test.player('Grounded', 100_00n);
    const round = await test.open();
    await player.api.placeCrashBet({ ...ten, round }, test.once());
    const { closes_at } = await test.flight();
    test.clock.set(new Date(closes_at.getTime() + 119_000));
    await test.conduct();
    expect(await player.center()).toBe('90.00');
    test.clock.advance({ seconds: 1 });
    await conductOnce(test.app);
    expect(await player.center()).toBe('100.00');
    const { own, flight } = await player.api.getCrash({});
    expect(own).toMatchObject({ status: 'voided', returned: '10.00' });
    expect(flight?.state).toBe('voided');
  });

  it('is not prepared while nobody looks', async () => {
    test.clock.advance({ seconds: 200 });
    await test.conduct();
    const { number } = await test.flight();
    await test.conduct();
    expect((await test.flight()).number).toBe(number);
    await test.visitor.getCrash({});
    await test.conduct();
    expect((await test.flight()).number).toBe(String(Number(number) + 1));
  });
});
