import { afterAll, beforeAll, expect, it } from 'vitest';
import { createVenueStage, type VenueStage } from '../testing/venue-stage.ts';
import { seedUnresolved } from './seed-unresolved.ts';

let stage: VenueStage;
beforeAll(async () => {
  stage = await createVenueStage();
});
afterAll(() => stage.end());

it('leaves transfers that the venue is silent about, and they stay so', async () => {
  const player = await stage.member('Unresolved', 500_00n);
  const newer = await stage.member('AskedTwice', 500_00n);
  const story = { currency: 'CNY', amount: '120' } as const;
  // The transfers begin four minutes ago, after the deposits and within the venue's five minutes.
  stage.clock.advance({ seconds: 241 });
  const first = await seedUnresolved(stage.app, { ...story, memberId: player.id, asked: 6 });
  const second = await seedUnresolved(stage.app, { ...story, memberId: newer.id, asked: 2 });

  const clerk = await stage.operator('cashier');
  const { transfers } = await clerk.api.listUnresolvedTransfers({});
  const both = { amount: '120.00', channelCode: 'beichen' };
  expect(transfers).toMatchObject([
    { ...both, id: first, status: 'operator', asked: 6, lastAnswer: 'not in the statement' },
    { ...both, id: second, status: 'querying', asked: 2, lastAnswer: 'SYSTEM_ERROR' },
  ]);
  expect(await player.money()).toEqual({ center: '380.00', venue: '0.00', inTransit: '120.00' });

  // The server goes on asking about them; the venue answers others as ever.
  for (const seconds of [1, 20, 40, 60]) await stage.pass(seconds);
  const later = await clerk.api.listUnresolvedTransfers({});
  expect(later.transfers.map(({ status }) => status)).toEqual(['operator', 'operator']);
  const other = await stage.member('AnsweredThere', 100_00n);
  const there = await other.api.transferToVenue({ channelCode: 'beichen', amount: '60' }, stage.press());
  expect(there).toMatchObject({ status: 'done' });
});
