import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVenueStage, type VenueStage } from '../testing/venue-stage.ts';

let stage: VenueStage;
beforeAll(async () => {
  stage = await createVenueStage();
});
afterAll(() => stage.end());

describe('a venue that is played straight from the center wallet', () => {
  it('is listed with no money and opens on its own page', async () => {
    const player = await stage.member('Straight', 100_00n);
    const { venues } = await player.api.listVenues({});
    expect(venues.find(({ channelCode }) => channelCode === 'fairway-games')).toMatchObject({
      wallet: 'center',
      money: '0.00',
      virtualMoney: '0.000000',
    });
    expect(venues.find(({ channelCode }) => channelCode === 'beichen')?.wallet).toBe('transfer');
    expect(await player.api.launchVenue({ api: 'fairway-games' })).toEqual({
      url: '/app/egame/1',
      expiresAt: null,
    });
    expect(await player.api.refreshVenueBalance({ channelCode: 'fairway-games' })).toMatchObject({
      money: '0.00',
    });
  });

  it('takes no transfers in either direction, and says why', async () => {
    const player = await stage.member('Carries', 100_00n);
    const refusal = {
      error: 'venueTakesNoTransfers',
      code: 306_017,
      message: '球场电子游艺直接使用中心钱包余额，无需转账',
    };
    await expect(
      player.api.transferToVenue({ channelCode: 'fairway-games', amount: '1' }, stage.press()),
    ).rejects.toMatchObject(refusal);
    await expect(player.api.transferFromVenue({ api: 'fairway-games' }, stage.press())).rejects.toMatchObject(
      refusal,
    );
    expect(await player.api.listVenueTransfers({})).toEqual({ transfers: [], next: null });
    expect((await player.api.getWalletBalance({})).centerMoney).toBe('100.00');
  });

  it('is left out by recycling, named or not', async () => {
    const player = await stage.member('Gathers', 100_00n);
    await player.api.transferToVenue({ channelCode: 'fairway-sports', amount: '30' }, stage.press());
    const named = await player.api.recycleVenues({ apiNames: ['fairway-games'] }, stage.press());
    expect(named).toEqual({ recovered: { CNY: '0.00', USDT: '0.000000' }, venues: [] });
    stage.clock.advance({ seconds: 11 });
    const all = await player.api.recycleAllVenues({}, stage.press());
    expect(all.recovered.CNY).toBe('30.00');
    expect(all.venues.map(({ channelCode }) => channelCode)).not.toContain('fairway-games');
  });
});
