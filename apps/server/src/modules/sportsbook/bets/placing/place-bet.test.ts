import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { match } from '../../testing/league-file.ts';
import { createSportsbookTest, type SentLeg, type SportsbookTest } from '../../testing/sportsbook-test.ts';

let test: SportsbookTest;
let fixtureId: string;
let otherId: string;

beforeAll(async () => {
  test = await createSportsbookTest();
  await test.imports([
    match('Alder', 'Birch'),
    match('Cedar', 'Doum'),
    match('Elm', 'Fir', { date: '2026-08-15', time: '13:20' }),
  ]);
  fixtureId = await test.fixtureOf('Alder');
  otherId = await test.fixtureOf('Cedar');
});
afterAll(() => test.end());

const single = (leg: SentLeg | undefined, unitStake = '100.00') => ({
  currency: 'CNY' as const,
  unitStake,
  sizes: [1],
  legs: leg ? [leg] : [],
  pricePolicy: 'none' as const,
});

describe('a bet before the kick-off', () => {
  it('takes the stake from the sports wallet and is accepted at the exact price', async () => {
    const member = await test.bettor('PlacesBet', 500_00n);
    const leg = await test.leg(fixtureId, 'ft_1x2/home');
    const bet = await member.api.placeBet(single(leg), test.once());

    expect(bet).toMatchObject({ status: 'accepted', stake: '100.00', returned: null, formula: null });
    expect(bet.legs[0]).toMatchObject({ odds: leg.odds, live: false, selection: 'home' });
    expect(await member.wallet()).toBe('400.00');
    expect(await member.api.getBet({ betId: bet.id })).toEqual(bet);
    expect((await member.api.listBets({ state: 'unsettled' })).bets).toEqual([bet]);
  });

  it('happens once for one operation id, and is found by it', async () => {
    const member = await test.bettor('OncePlaced', 500_00n);
    const leg = await test.leg(fixtureId, 'ft_1x2/draw');
    const press = test.once();
    const answers = await Promise.all([1, 2, 3].map(() => member.api.placeBet(single(leg), press)));

    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await member.wallet()).toBe('400.00');
    const asked = await member.api.getBetByOperation({ operationId: press.operationId });
    expect(asked).toMatchObject({ state: 'booked', bet: { id: answers[0]?.id } });
    const unknown = await member.api.getBetByOperation({ operationId: 'never-sent-00000001' });
    expect(unknown).toEqual({ state: 'unknown', bet: null, refusal: null });
  });

  it('is refused with the true balance when the wallet holds less, and stays refused', async () => {
    const member = await test.bettor('TooPoor', 50_00n);
    const leg = await test.leg(fixtureId, 'ft_1x2/away');
    const press = test.once();
    await expect(member.api.placeBet(single(leg), press)).rejects.toMatchObject({
      error: 'insufficientBalance',
      data: { available: '50.00', currency: 'CNY' },
    });
    const asked = await member.api.getBetByOperation({ operationId: press.operationId });
    expect(asked).toMatchObject({ state: 'refused', refusal: { name: 'insufficientBalance' } });
    expect(await member.wallet()).toBe('50.00');
  });

  it('is refused with old and new price when the price has moved, unless the policy takes it', async () => {
    const member = await test.bettor('PriceMoved', 500_00n);
    const leg = await test.leg(fixtureId, 'ft_ou:10/over');
    const asked = { ...leg, odds: '9.990' };
    await expect(member.api.placeBet(single(asked), test.once())).rejects.toMatchObject({
      error: 'priceChanged',
      data: { before: '9.990', after: leg.odds },
    });
    const any = await member.api.placeBet({ ...single(asked), pricePolicy: 'any' }, test.once());
    expect(any.legs[0]).toMatchObject({ odds: leg.odds, askedOdds: '9.990' });
    await expect(
      member.api.placeBet({ ...single(asked), pricePolicy: 'higher' }, test.once()),
    ).rejects.toMatchObject({ error: 'priceChanged' });
    const better = { ...single({ ...leg, odds: '1.010' }), pricePolicy: 'higher' as const };
    expect((await member.api.placeBet(better, test.once())).legs[0]).toMatchObject({ odds: leg.odds });
  });

  it('refuses stakes beyond the limits, unknown selections and related legs', async () => {
    const member = await test.bettor('LimitsHold', 90_000_00n);
    const leg = await test.leg(fixtureId, 'ft_1x2/home');
    await expect(member.api.placeBet(single(leg, '9.99'), test.once())).rejects.toMatchObject({
      error: 'stakeBelowMinimum',
    });
    await expect(member.api.placeBet(single(leg, '20000.01'), test.once())).rejects.toMatchObject({
      error: 'stakeAboveMaximum',
    });
    const unknown = { ...leg, selectionId: 'ft_1x2/over' };
    await expect(member.api.placeBet(single(unknown), test.once())).rejects.toMatchObject({
      error: 'selectionUnknown',
    });
    const related = [leg, await test.leg(fixtureId, 'ft_ou:10/over')];
    await expect(
      member.api.placeBet({ ...single(leg), legs: related, sizes: [2] }, test.once()),
    ).rejects.toMatchObject({ error: 'selectionsConflict', data: { conflicts: [{ first: 0, second: 1 }] } });
  });

  it('books a parlay at the product of its prices and previews the same figures', async () => {
    const member = await test.bettor('ParlayOne', 500_00n);
    const legs = [await test.leg(fixtureId, 'ft_1x2/home'), await test.leg(otherId, 'ft_1x2/home')];
    const preview = await member.api.previewSlip({ currency: 'CNY', legs, sizes: [2] });
    expect(preview).toMatchObject({
      conflicts: [],
      delaySeconds: 0,
      balance: { amount: '500.00', currency: 'CNY' },
      combined: { minStake: '5.00', maxStake: '5000.00' },
    });
    const bet = await member.api.placeBet({ ...single(legs[0], '20'), legs, sizes: [2] }, test.once());
    const thousandths = legs.map(({ odds }) => BigInt(odds.replace('.', '')));
    // 20.00 = 2,000 fen; the product of two prices in thousandths is in millionths; half up
    const fen = (2000n * (thousandths[0] ?? 0n) * (thousandths[1] ?? 0n) + 500_000n) / 1_000_000n;
    expect(bet).toMatchObject({ stake: '20.00', combinations: 1 });
    expect(bet.maximumReturn.replace('.', '')).toBe(String(fen));
  });

  it('answers a visitor prices without limits of a member', async () => {
    const legs = [await test.leg(fixtureId, 'ft_1x2/home')];
    const preview = await test.visitor.previewSlip({ currency: 'CNY', legs, sizes: [1] });
    expect(preview).toMatchObject({ balance: null, legs: [{ status: 'open', change: 'none' }] });
  });

  it('ends at the kick-off to the second (ABU-2)', async () => {
    const member = await test.bettor('AtTheWhistle', 500_00n);
    const { fixture } = await test.page(await test.fixtureOf('Elm'));
    const leg = await test.leg(fixture.id, 'ft_1x2/home');
    const before = test.clock.now();
    try {
      test.clock.set(new Date(new Date(fixture.startsAt).getTime() - 1));
      expect((await member.api.placeBet(single(leg), test.once())).status).toBe('accepted');
      test.clock.set(fixture.startsAt);
      await expect(member.api.placeBet(single(leg), test.once())).rejects.toMatchObject({
        error: 'bettingClosed',
      });
      const preview = await member.api.previewSlip({ currency: 'CNY', legs: [leg], sizes: [1] });
      expect(preview.legs[0]).toMatchObject({ status: 'closed', odds: null });
    } finally {
      test.clock.set(before);
    }
  });

  it("is nobody else's: another member asks in vain", async () => {
    const owner = await test.bettor('OwnsBet', 100_00n);
    const other = await test.bettor('Stranger', 100_00n);
    const bet = await owner.api.placeBet(single(await test.leg(fixtureId, 'ft_1x2/home'), '10'), test.once());
    await expect(other.api.getBet({ betId: bet.id })).rejects.toMatchObject({ error: 'betNotFound' });
    expect((await other.api.listBets({ state: 'unsettled' })).bets).toEqual([]);
  });
});
