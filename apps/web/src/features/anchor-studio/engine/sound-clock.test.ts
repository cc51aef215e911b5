import { beforeEach, expect, it } from 'vitest';
import { SoundClock } from './sound-clock.ts';

let clock: SoundClock;
beforeEach(() => {
  clock = new SoundClock();
});

const place = (...times: readonly number[]) => times.map((at) => clock.place(at, 10));
const taken = { silence: 0, take: true };

it('takes what follows, whenever it comes', () => {
  expect(place(100, 110, 125, 128, 140)).toEqual([taken, taken, taken, taken, taken]);
  expect(clock.begunAt).toBe(100);
});

it('puts silence where sound was lost, so that picture and sound stay together', () => {
  expect(place(0, 10, 520, 530)).toEqual([taken, taken, { silence: 500, take: true }, taken]);
});

it('goes on with silence while nothing comes, and leaves out what comes too late for its place', () => {
  expect(clock.idle(5000)).toBe(0);
  place(0);
  expect(clock.idle(500)).toBe(0);
  // Up to 250 ms before now.
  expect(clock.idle(1000)).toBe(740);
  expect(clock.idle(1000)).toBe(0);
  expect(place(10, 600, 760)).toEqual([{ silence: 0, take: false }, { silence: 0, take: false }, taken]);
});
