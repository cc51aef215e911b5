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
