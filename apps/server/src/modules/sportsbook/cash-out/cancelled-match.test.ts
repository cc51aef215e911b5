import { cny, formatMoney, parseMoney, subtract } from '@fairway/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashOutDesk } from '../testing/cash-out-desk.ts';
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

describe('a match that is cancelled after a cash-out', () => {
  it('gives the stake back: what was won by it is taken, what was lost by it is paid', async () => {
    const won = await desk.single(2000, { over: 1500, under: 2700 });
    await won.take(await won.quote());
    await won.result({}, { status: 'cancelled' });
    expect(await won.read()).toMatchObject({ status: 'voided', returned: '100.00', net: '0.00' });
    expect(await won.member.wallet()).toBe('100.00');
    expect((await desk.eventsOf(won.betId)).at(-1)).toMatchObject({
      name: 'bet.resettled',
      payload: {
        cause: 'void',
        before: '122.14',
        after: '100.00',
        turnoverBefore: '22.14',
        turnoverAfter: '0.00',
      },
    });

    const lost = await desk.single(2000, even);
    await lost.take(await lost.quote(75));
    await lost.result({}, { status: 'cancelled' });
    expect(await lost.member.wallet()).toBe('100.00');
    expect((await desk.moved(lost.member.id, lost.bet.billNo)).map(([reason]) => reason)).toEqual([
      'betStake',
      'betCashOut',
      'betVoid',
    ]);
    // Played after all: what was paid for the part stands again, and the rest is decided.
    await lost.result(ft(3, 0));
    // 71.25 for 75.00, and 25 x 2.00
    expect(await lost.read()).toMatchObject({ status: 'settled', returned: '121.25' });
    expect(await lost.member.wallet()).toBe('121.25');
  });

  it('books as debt what was won by the cash-out and is spent', async () => {
    const bet = await desk.single(2000, { over: 1200, under: 4500 });
    const { value } = await bet.quote();
    await bet.take(await bet.quote());
    const coming = await desk.single(2000, even);
    // All of it goes into another bet.
    const leg = await coming.again();
    const { api } = bet.member;
    await api.placeBet(
      { currency: 'CNY', unitStake: value, sizes: [1], legs: [leg], pricePolicy: 'any' },
      test.once(),
    );
    await bet.result({}, { status: 'cancelled' });
    const read = await bet.read();
    expect(read.settlements.at(-1)).toMatchObject({
      cause: 'void',
      debt: formatMoney(subtract(parseMoney(value, 'CNY'), cny(100_00n))),
    });
  });
});
