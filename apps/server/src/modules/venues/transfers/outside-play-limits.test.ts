import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVenueStage, type Player, type VenueStage } from '../testing/venue-stage.ts';

let stage: VenueStage;
beforeAll(async () => {
  stage = await createVenueStage();
});
afterAll(() => stage.end());

const lossADay = { kind: 'loss', period: 'day' } as const;
const stakeADay = { kind: 'stake', period: 'day' } as const;

const send = (player: Player, amount: string) =>
  player.api.transferToVenue({ channelCode: 'beichen', amount }, stage.press());
const bringHome = (player: Player) => player.api.transferFromVenue({ api: 'beichen' }, stage.press());
const limitOf = async (player: Player, kind: 'stake' | 'loss') => {
  const { limits } = await player.api.getPlayProtection({});
  return limits.find((limit) => limit.kind === kind && limit.period === 'day');
};

describe('own limits at a venue that keeps its own wallet', () => {
  it('refuse what could be lost there beyond the limit, with what is left of it', async () => {
    const player = await stage.member('LossThere', 500_00n);
    await player.api.setPlayLimit({ ...lossADay, limit: '100' });
    await expect(send(player, '100.01')).rejects.toMatchObject({
      error: 'lossLimitReached',
      data: { remaining: '100.00' },
    });
    await send(player, '60');
    await expect(send(player, '41')).rejects.toMatchObject({
      error: 'lossLimitReached',
      data: { remaining: '40.00' },
    });
    expect(await player.money()).toEqual({ center: '440.00', venue: '60.00', inTransit: '0.00' });
    expect(await limitOf(player, 'loss')).toMatchObject({ used: '60.00', remaining: '40.00' });
  });

  it('count what was lost there for good, and give back what comes home', async () => {
    const player = await stage.member('LosesThere', 500_00n);
    await player.api.setPlayLimit({ ...lossADay, limit: '100' });
    await send(player, '80');
    await player.play('-30');
    await bringHome(player);
    expect(await limitOf(player, 'loss')).toMatchObject({ used: '30.00', remaining: '70.00' });
    expect((await player.api.getPlayProtection({})).today).toMatchObject({ staked: '30.00', net: '-30.00' });
    await expect(send(player, '70.01')).rejects.toMatchObject({ error: 'lossLimitReached' });
    await send(player, '70');
  });

  it('count what was won there as returned', async () => {
    const player = await stage.member('WinsMore', 500_00n);
    await player.api.setPlayLimit({ ...lossADay, limit: '100' });
    await player.api.setPlayLimit({ ...stakeADay, limit: '150' });
    await send(player, '100');
    await player.play('20');
    await bringHome(player);
    // 100.00 and the 20.00 that were won before may be lost.
    await expect(send(player, '120.01')).rejects.toMatchObject({ error: 'lossLimitReached' });
    await send(player, '120');
  });

  it('take back what a refused transfer had counted', async () => {
    const player = await stage.member('SentBack', 500_00n);
    await player.api.setPlayLimit({ ...stakeADay, limit: '100' });
    await stage.spoil('transfer-in', { answer: 'maintenance' });
    expect(await send(player, '100')).toMatchObject({ status: 'refused' });
    expect(await limitOf(player, 'stake')).toMatchObject({ used: '0.00' });
    await send(player, '100');
    await expect(send(player, '1')).rejects.toMatchObject({ error: 'stakeLimitReached' });
  });

  it('are one room for venues and coins, however many presses meet', async () => {
    const player = await stage.member('OneRoom', 500_00n);
    await player.api.setPlayLimit({ ...lossADay, limit: '100' });
    const presses = Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0 ? send(player, '40') : player.api.purchaseCoins({ money: '40' }, stage.press()),
    );
    await Promise.allSettled(presses);
    const { used } = (await limitOf(player, 'loss')) ?? {};
    expect(used).toBe('80.00');
    const left = await player.api.getWalletBalance({});
    expect(left.centerMoney).toBe('420.00');
  });

  it('let money home whatever they say', async () => {
    const player = await stage.member('AlwaysHome', 500_00n);
    await send(player, '90');
    await player.api.setPlayLimit({ ...lossADay, limit: '10' });
    expect(await bringHome(player)).toMatchObject({ status: 'done', amount: '90.00' });
    expect(await limitOf(player, 'loss')).toMatchObject({ used: '0.00', remaining: '10.00' });
  });
});
