import { expect, it } from 'vitest';
import { createGiftStreak, type StreakCall } from './gift-streak.ts';

/** A streak with a clock of its own; `pass` moves it. */
function stage(send: (call: StreakCall) => Promise<void> = async () => {}) {
  const calls: StreakCall[] = [];
  const timers = new Set<{ at: number; act: () => void }>();
  let [now, ids] = [0, 0];
  const streak = createGiftStreak({
    send(call) {
      calls.push(call);
      return send(call);
    },
    newId: () => `streak-${(ids += 1)}`,
    later(act, ms) {
      const timer = { at: now + ms, act };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  });
  return {
    calls,
    streak: () => streak.getState(),
    pass: async (ms: number) => {
      now += ms;
      for (const timer of [...timers].toSorted((one, other) => one.at - other.at))
        if (timer.at <= now && timers.delete(timer)) timer.act();
      await new Promise((done) => setImmediate(done));
    },
  };
}

it('makes one call of taps within 300 ms, and numbers the calls of a streak', async () => {
  const { calls, streak, pass } = stage();
  for (let tap = 0; tap < 3; tap += 1) streak().tap('rose', 1);
  await pass(299);
  expect(calls).toEqual([]);
  await pass(1);
  streak().tap('rose', 10);
  await pass(300);
  expect(calls).toEqual([
    { giftId: 'rose', count: 3, streakId: 'streak-1', streakNo: 1 },
    { giftId: 'rose', count: 10, streakId: 'streak-1', streakNo: 2 },
  ]);
  expect(streak().waiting).toBe(0);
});

it('ends three seconds after the last tap, and with another gift', async () => {
  const { calls, streak, pass } = stage();
  streak().tap('rose', 1);
  await pass(2_999);
  streak().tap('rose', 1);
  await pass(3_000);
  expect(streak().giftId).toBeUndefined();
  streak().tap('rose', 1);
  streak().tap('beer', 1);
  await pass(300);
  expect(calls.map(({ giftId, streakId, streakNo }) => [giftId, streakId, streakNo])).toEqual([
    ['rose', 'streak-1', 1],
    ['rose', 'streak-1', 2],
    ['rose', 'streak-2', 1],
    ['beer', 'streak-3', 1],
  ]);
});

it('never asks for more than 99 at once, and goes on after a refusal', async () => {
  const { calls, streak, pass } = stage(() => Promise.reject(new Error('refused')));
  streak().tap('rose', 99);
  streak().tap('rose', 10);
  await pass(300);
  expect(calls.map(({ count }) => count)).toEqual([99, 10]);
  expect(streak().waiting).toBe(0);
});
