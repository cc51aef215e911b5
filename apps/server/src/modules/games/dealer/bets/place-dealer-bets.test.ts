import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDealerTest, type DealerTest } from '../../testing/dealer-test.ts';
import type { Player } from '../../testing/games-test.ts';

let test: DealerTest;
let player: Player;
let deal: number;
beforeAll(async () => {
  test = await createDealerTest();
  player = await test.player('Places', 90_000_00n);
  deal = await test.open('roulette1');
});
afterAll(() => test.end());

type Spots = Readonly<Record<string, string>>;
const place = (spots: Spots, { who = player, on = deal }: { who?: Player; on?: number } = {}) =>
  who.api.placeDealerBets(
    {
      table: 'roulette1',
      deal: on,
      currency: 'CNY',
      spots: Object.entries(spots).map(([spot, stake]) => ({ spot, stake })),
    },
    test.once(),
  );
const refusal = (spots: Spots, options?: { who?: Player; on?: number }) =>
  place(spots, options).then(
    () => 'placed',
    (fault: unknown) => (fault as { error: string }).error,
  );

describe('bets at a table', () => {
  it('are refused where a spot or a stake is against the rules', async () => {
    expect(await refusal({ 'split.1-3': '1.00' })).toBe('gameBetInvalid');
    expect(await refusal({ banker: '1.00' })).toBe('gameBetInvalid');
    expect(await refusal({ red: '1.001' })).toBe('amountScale');
    expect(await refusal({ red: '10.00', 'straight.7': '0.99' })).toBe('stakeBelowMinimum');
    expect(await refusal({ red: '10000.01', black: '10000.00' })).toBe('stakeAboveMaximum');
    // 36 x 13,888.89 is above 500,000.
    expect(await refusal({ 'straight.7': '13888.89' })).toBe('payoutAboveMaximum');
    expect(await refusal({ red: '0.00' })).toBe('stakeBelowMinimum');
    const twice = player.api.placeDealerBets(
      {
        table: 'roulette1',
        deal,
        currency: 'CNY',
        spots: [
          { spot: 'red', stake: '1.00' },
          { spot: 'red', stake: '1.00' },
        ],
      },
      test.once(),
    );
    await expect(twice).rejects.toMatchObject({ error: 'inputInvalid' });
    expect(await player.center()).toBe('90000.00');
  });

  it('are refused on a deal that is not there, not open or not the member’s to bet on', async () => {
    expect(await refusal({ red: '1.00' }, { on: deal + 1 })).toBe('roundNotFound');
    const poor = await test.player('Poor', 50n);
    expect(await refusal({ red: '1.00' }, { who: poor })).toBe('insufficientBalance');
    const withheld = await test.player('Withheld', 10_00n);
    const desk = await test.operator('trader');
    await desk.api.setMemberVenue({
      memberId: withheld.id,
      channelCode: 'fairway-live',
      authorised: false,
      reason: 'asked for it',
    });
    expect(await refusal({ red: '1.00' }, { who: withheld })).toBe('venueNotAuthorised');
  });

  it('are one call a deal and one round at a time', async () => {
    expect(await refusal({ red: '5.00', 'corner.1-2-4-5': '1.00' })).toBe('placed');
    expect(await refusal({ black: '5.00' })).toMatch(/^(dealerBetPlaced|roundOpen)$/);
    const round = player.api.startRound(
      { game: 'dice', currency: 'CNY', stake: '1.00', bet: { side: 'over', target: 5050 } },
      test.once(),
    );
    await expect(round).rejects.toMatchObject({ error: 'roundOpen' });
    const trader = await test.operator('trader');
    const { rounds } = await trader.api.listOpenPlay({});
    expect(rounds).toMatchObject([{ game: 'roulette', stake: '6.00', endsAt: null }]);
    const late = await test.player('Late', 10_00n);
    await test.shut('roulette1');
    expect(await refusal({ red: '1.00' }, { who: late })).toBe('roundClosed');
    await test.draw('roulette1');
  });

  it('keep the pace from one game to the next', async () => {
    const next = await test.open('roulette1');
    const round = await player.api.startRound(
      { game: 'dice', currency: 'CNY', stake: '1.00', bet: { side: 'over', target: 5050 } },
      test.once(),
    );
    expect(round.status).toBe('settled');
    test.clock.advance({ seconds: 4 });
    expect(await refusal({ red: '1.00' }, { on: next })).toBe('gameTooFast');
    test.clock.advance({ seconds: 1 });
    expect(await refusal({ red: '1.00' }, { on: next })).toBe('placed');
    await test.shut('roulette1');
    await test.draw('roulette1');
  });

  it('are listed to their member, of one table or of all', async () => {
    const own = await player.api.listDealerBets({ table: 'roulette1' });
    expect(own.bets.map(({ stake }) => stake)).toEqual(['1.00', '6.00']);
    expect((await player.api.listDealerBets({ table: 'sicbo1' })).bets).toEqual([]);
  });
});
