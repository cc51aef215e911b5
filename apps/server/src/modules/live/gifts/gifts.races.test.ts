import { afterAll, beforeAll, expect, it } from 'vitest';
import { findingsOf } from '../../../testing/fund-member.ts';
import type { MemberCall } from '#platform/http/call.ts';
import { sendGift } from './sending/send-gift.ts';
import { createGiftTest, type Giver, type GiftTest, type LiveRoomOfTest } from './testing/gift-test.ts';

let test: GiftTest;
let room: LiveRoomOfTest;
beforeAll(async () => {
  test = await createGiftTest();
  room = await test.anchorRoom('人山人海');
});
afterAll(async () => {
  expect(await findingsOf(test.app)).toEqual([]);
  await test.end();
});

const sessionId = '01936f6f-0000-7000-8000-000000000001';

/** A tap past the edge, which takes fewer calls at once than the books. */
function press({ id }: Giver, tap: ReturnType<GiftTest['tap']>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what sending reads of a call
  const call = {
    member: { memberId: id, sessionId },
    language: 'en',
    operation: 'sendGift',
    ...test.once(),
  } as MemberCall;
  return sendGift(test.app, call, tap);
}

/** How calls ended: `sent`, or the refusal's name. */
async function outcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const one of await Promise.allSettled(calls)) {
    const name = one.status === 'fulfilled' ? 'sent' : String((one.reason as { error: unknown }).error);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

it('books as many of a hundred gifts at once as there are coins for', async () => {
  const giver = await test.giver('RaceSeven', 7n);
  const calls = Array.from({ length: 100 }, () => press(giver, test.tap(room)));
  expect(await outcomes(calls)).toEqual({ sent: 7, coinsInsufficient: 93 });
  expect(await giver.coins()).toBe('0');
  expect(await test.payable(room.anchorId)).toBe(7n);
});

it('books one place of a streak once from many devices', async () => {
  const giver = await test.giver('RaceStreak', 100n);
  const before = await test.payable(room.anchorId);
  const tap = test.tap(room, { giftId: 'beer' });
  const answers = await Promise.all(Array.from({ length: 12 }, () => giver.api.sendGift(tap, test.once())));
  expect(new Set(answers.map(({ giftNo }) => giftNo)).size).toBe(1);
  expect(await giver.coins()).toBe('90');
  expect((await test.payable(room.anchorId)) - before).toBe(10n);
});

it('gives back once, however often and from wherever it is asked', async () => {
  const giver = await test.giver('RaceBack', 100n);
  const before = await test.payable(room.anchorId);
  const { giftNo } = await giver.api.sendGift(test.tap(room, { giftId: 'ball' }), test.once());
  const calls = Array.from({ length: 12 }, () => giver.api.undoGift({ giftNo }, test.once()));
  expect(await outcomes(calls)).toEqual({ sent: 1, giftFinal: 11 });
  expect(await giver.coins()).toBe('100');
  expect(await test.payable(room.anchorId)).toBe(before);
});

it('loses no coin between gifts and their return', async () => {
  const giver = await test.giver('RaceBoth', 60n);
  const before = await test.payable(room.anchorId);
  await Promise.all(
    Array.from({ length: 20 }, async (_, place) => {
      try {
        const { giftNo } = await giver.api.sendGift(test.tap(room, { giftId: 'beer' }), test.once());
        if (place % 2 === 0) await giver.api.undoGift({ giftNo }, test.once());
      } catch (refusal) {
        expect(refusal).toMatchObject({ error: 'coinsInsufficient' });
      }
    }),
  );
  expect(BigInt(await giver.coins()) + (await test.payable(room.anchorId)) - before).toBe(60n);
});

it('never passes an own limit, whatever comes at once', async () => {
  const giver = await test.giver('RaceLimit', 1_000n);
  await giver.api.setPlayLimit({ kind: 'tip', period: 'day', limit: '5' });
  const calls = () => Array.from({ length: 30 }, () => press(giver, test.tap(room, { giftId: 'beer' })));
  // 5.00 yuan are five beers, of which three come to half and more. Of the others some are refused before those are in the books, and may come again.
  expect(await outcomes(calls())).toMatchObject({ sent: 3 });
  await giver.api.confirmGiver({ proof: giver.proof });
  expect(await outcomes(calls())).toMatchObject({ sent: 2 });
  expect(await giver.coins()).toBe('950');
});
