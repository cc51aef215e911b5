import { createSeededRandom } from '@fairway/testkit';
import { formatMoney, parseMoney, sum } from '@fairway/money';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createVenueStage, type Player, type Spoil, type VenueStage } from '../testing/venue-stage.ts';

let stage: VenueStage;
beforeAll(async () => {
  stage = await createVenueStage();
});
afterEach(() => stage.clearFaults());
afterAll(() => stage.end());

const faults: readonly Spoil[] = [
  { execute: 'yes', answer: 'reset' },
  { execute: 'no', answer: 'reset' },
  { execute: 'yes', answer: 'error500' },
  { execute: 'no', answer: 'garbage' },
  { answer: 'maintenance' },
];

/** All that a member has, wherever it is. */
async function wealth(player: Player): Promise<string> {
  const { center, venue, inTransit } = await player.money();
  const { venues } = await player.api.listVenues({});
  const sports = venues.find(({ channelCode }) => channelCode === 'fairway-sports')?.money ?? '0';
  return formatMoney(
    sum(
      'CNY',
      [center, venue, inTransit, sports].map((amount) => parseMoney(amount, 'CNY')),
    ),
  );
}

describe('every button of two tabs pressed at once, over a venue that fails in every manner', () => {
  it.each(['first', 'second', 'third'])('loses and doubles nothing (%s seed)', async (seed) => {
    const random = createSeededRandom(`venue races ${seed}`);
    const player = await stage.member(`Races${seed}`, 1_000_00n);
    const pick = (count: number) => random.bytes(1).readUInt8(0) % count;
    for (let round = 0; round < 4; round += 1) {
      for (const operation of ['transfer-in', 'transfer-out'])
        if (pick(3) > 0) await stage.spoil(operation, faults[pick(faults.length)] ?? {});
      const presses = Array.from({ length: 10 }, () => {
        const amount = `${1 + pick(90)}.${10 + pick(90)}`;
        const venue = pick(3) === 0 ? 'fairway-sports' : 'beichen';
        const acts = [
          () => player.api.transferToVenue({ channelCode: venue, amount }, stage.press()),
          () => player.api.transferToVenue({ channelCode: venue, amount }, stage.press()),
          () => player.api.transferFromVenue({ api: venue, amount }, stage.press()),
          () => player.api.transferFromVenue({ api: venue }, stage.press()),
          () => player.api.recycleAllVenues({}, stage.press()),
        ];
        const act: (() => Promise<unknown>) | undefined = acts[pick(acts.length)];
        return act ? act() : Promise.resolve();
      });
      await Promise.allSettled(presses);
      expect(await wealth(player)).toBe('1000.00');
      await stage.clearFaults();
      await stage.pass(11);
      await stage.pass(3);
      expect(await wealth(player)).toBe('1000.00');
      const { inTransit, venue } = await player.money();
      expect({ inTransit, venue }).toEqual({ inTransit: '0.00', venue: await player.atVenue() });
    }
  });
});

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
