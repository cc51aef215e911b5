import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createVenueStage, type Player, type VenueStage } from '../testing/venue-stage.ts';

let stage: VenueStage;
beforeAll(async () => {
  stage = await createVenueStage();
});
afterEach(() => stage.clearFaults());
afterAll(() => stage.end());

async function spread(name: string): Promise<Player> {
  const player = await stage.member(name, 100_00n);
  await player.api.transferToVenue({ channelCode: 'fairway-sports', amount: '30' }, stage.press());
  await player.api.transferToVenue({ channelCode: 'beichen', amount: '50' }, stage.press());
  return player;
}

describe('one-click recycling', () => {
  it('brings the money of all venues home, what was won there with it [WALLET-021]', async () => {
    const player = await spread('AllHome');
    await player.play('5.55');
    const recycled = await player.api.recycleAllVenues({}, stage.press());

    expect(recycled.recovered).toEqual({ CNY: '85.55', USDT: '0.000000' });
    expect(
      recycled.venues.map(({ channelCode, walletType, result }) => [channelCode, walletType, result]),
    ).toEqual([
      ['beichen', 'cny', 'done'],
      ['beichen', 'usdt', 'empty'],
      ['fairway-sports', 'cny', 'done'],
      ['fairway-sports', 'usdt', 'empty'],
    ]);
    expect(await player.money()).toEqual({ center: '105.55', venue: '0.00', inTransit: '0.00' });
    expect(await player.atVenue()).toBe('0.00');
  });

  it('takes only the named venues and wallet [WALLET-020]', async () => {
    const player = await spread('OnlyNamed');
    const recycled = await player.api.recycleVenues(
      { apiNames: ['beichen'], walletType: 'cny' },
      stage.press(),
    );
    expect(recycled).toMatchObject({ recovered: { CNY: '50.00' }, venues: [{ channelCode: 'beichen' }] });
    expect(await player.money()).toEqual({ center: '70.00', venue: '0.00', inTransit: '0.00' });
  });

  it('is refused within ten seconds of the last, not after [WALLET-015] [WALLET-028]', async () => {
    const player = await spread('Throttled');
    const press = stage.press();
    const first = await player.api.recycleVenues({}, press);
    stage.clock.advance({ seconds: 9 });
    await expect(player.api.recycleAllVenues({}, stage.press())).rejects.toMatchObject({
      error: 'operationTooFrequent',
    });
    expect(await player.api.recycleVenues({}, press)).toEqual(first);
    stage.clock.advance({ seconds: 2 });
    await expect(player.api.recycleAllVenues({}, stage.press())).resolves.toBeDefined();
  });

  it('from two tabs at once happens once', async () => {
    const player = await spread('TwoTabs');
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => player.api.recycleVenues({}, stage.press())),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await player.money()).toEqual({ center: '100.00', venue: '0.00', inTransit: '0.00' });
  });

  it('keeps in transit what a venue does not confirm, and brings it home by a query', async () => {
    const player = await spread('Unconfirmed');
    await stage.spoil('transfer-out', { execute: 'yes', answer: 'silent' });
    const recycled = await player.api.recycleVenues({}, stage.press());
    expect(recycled).toMatchObject({
      recovered: { CNY: '30.00' },
      venues: [{ result: 'onItsWay' }, {}, {}, {}],
    });
    expect(await player.money()).toEqual({ center: '50.00', venue: '0.00', inTransit: '50.00' });
    expect((await player.api.getWalletBalance({})).totalFunds).toBe('100.00');

    await stage.pass(3);
    expect(await player.money()).toEqual({ center: '100.00', venue: '0.00', inTransit: '0.00' });
  });

  it('leaves alone a venue that does not say what is there', async () => {
    const player = await spread('VenueSilent');
    await stage.spoil('balance', { answer: 'error500' }, 0);
    const recycled = await player.api.recycleVenues({ walletType: 'cny' }, stage.press());
    expect(recycled.venues.map(({ result }) => result)).toEqual(['skipped', 'done']);
    expect(await player.money()).toMatchObject({ venue: '50.00' });
  });

  it('asks before it takes money from under a game, and takes it when confirmed [WALLET-022]', async () => {
    const player = await spread('StillPlaying');
    const { url } = await player.api.launchVenue({ api: 'beichen' });
    expect(url).toMatch(/\/venue\/play\//);
    const recycled = await player.api.recycleVenues(
      { apiNames: ['beichen'], walletType: 'cny' },
      stage.press(),
    );
    expect(recycled).toMatchObject({ venues: [{ result: 'needsConfirmation' }] });
    expect(await player.money()).toMatchObject({ venue: '50.00' });

    const named = { apiNames: ['beichen'], walletType: 'cny' } as const;
    const confirmed = await player.api.confirmVenueRecycling(
      { ...named, apiNames: ['beichen'] },
      stage.press(),
    );
    expect(confirmed).toMatchObject({ recovered: { CNY: '50.00' }, venues: [{ result: 'done' }] });
    expect(await player.money()).toMatchObject({ center: '70.00', venue: '0.00' });
  });

  it('is confirmed once in ten seconds, by the same button as often as it is sent', async () => {
    const player = await spread('ConfirmsOften');
    const named = { apiNames: ['beichen'], walletType: 'cny' } as const;
    const press = stage.press();
    const confirm = (by = stage.press()) =>
      player.api.confirmVenueRecycling({ ...named, apiNames: ['beichen'] }, by);
    const first = await confirm(press);
    await expect(confirm()).rejects.toMatchObject({ error: 'operationTooFrequent' });
    expect(await confirm(press)).toEqual(first);
    stage.clock.advance({ seconds: 10 });
    await confirm();
  });
});

describe('refreshVenueBalance', () => {
  it('reports and books what was won, once in ten seconds [WALLET-032] [WALLET-030]', async () => {
    const player = await spread('Refreshes');
    await player.play('-12.5');
    const beichen = { channelCode: 'beichen', walletType: 'cny' } as const;
    expect(await player.api.refreshVenueBalance(beichen)).toMatchObject({ money: '37.50' });
    expect(await player.money()).toMatchObject({ venue: '37.50' });
    stage.clock.advance({ seconds: 9 });
    await expect(player.api.refreshVenueBalance(beichen)).rejects.toMatchObject({
      error: 'operationTooFrequent',
    });
    stage.clock.advance({ seconds: 2 });
    await expect(player.api.refreshVenueBalance(beichen)).resolves.toMatchObject({ money: '37.50' });
  });

  it('does not book a win that no one would believe', async () => {
    const player = await spread('Unbelievable');
    await player.play('5000000');
    expect(await player.api.refreshVenueBalance({ channelCode: 'beichen' })).toMatchObject({
      money: '50.00',
    });
    expect(await player.money()).toMatchObject({ venue: '50.00' });
  });
});
