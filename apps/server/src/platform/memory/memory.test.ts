import { createVirtualClock } from '@fairway/testkit';
import { describe, expect, it } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { defineMemory } from './define-memory.ts';
import { Memory } from './memory.ts';
import { defineRemembered } from './remembered.ts';

const stage = () => ({ clock: createVirtualClock(), metrics: createMetrics({ process: false }) });

describe('a memory', () => {
  it('believes an entry for its time by the clock it was given, and forgets it then', () => {
    const { clock } = stage();
    const memory = new Memory<string, number>({ name: 'test.times', most: 10, believedMs: 3000 }, clock);
    memory.set('usual', 1);
    memory.set('longer', 2, 5000);
    clock.advance({ milliseconds: 2999 });
    expect([memory.get('usual'), memory.get('longer')]).toEqual([1, 2]);
    clock.advance({ milliseconds: 1 });
    expect([memory.get('usual'), memory.get('longer')]).toEqual([undefined, 2]);
    expect(memory.figures()).toEqual({ name: 'test.times', entries: 1, hits: 3, misses: 1, evicted: 0 });
  });

  it('holds no more than it may: what was written first goes for what is new', () => {
    const memory = new Memory<number, number>({ name: 'test.bound', most: 3 });
    for (const at of [1, 2, 3, 1, 4]) memory.set(at, at);
    expect([1, 2, 3, 4].map((at) => memory.get(at))).toEqual([1, undefined, 3, 4]);
    expect(memory.figures()).toMatchObject({ entries: 3, evicted: 1 });
  });

  it('has no time without a clock', () => {
    expect(() => new Memory({ name: 'test.clockless', most: 1, believedMs: 1 })).toThrow(RangeError);
  });

  it('is one for each platform, and shown in its figures', async () => {
    const memoryOf = defineMemory<string, number>({ name: 'test.shown', most: 10, believedMs: 1000 });
    const [one, other] = [stage(), stage()];
    memoryOf(one).set('a', 1);
    expect([memoryOf(one).get('a'), memoryOf(other).get('a')]).toEqual([1, undefined]);
    expect(await one.metrics.read()).toContain('fairway_memory_entries{memory="test.shown"} 1');
    expect(await other.metrics.read()).toContain('fairway_memory_misses{memory="test.shown"} 1');
  });
});

describe('what is remembered', () => {
  it('is read once, however many ask, again after its time or a change, and with what was read last', async () => {
    const app = stage();
    const reads: (number | undefined)[] = [];
    const settings = defineRemembered(
      { name: 'test.settings', believedMs: 1000 },
      async (_app: typeof app, last: number | undefined) => {
        reads.push(last);
        return reads.length;
      },
    );
    expect(await Promise.all([1, 2, 3].map(() => settings.read(app)))).toEqual([1, 1, 1]);
    app.clock.advance({ seconds: 1 });
    expect(await settings.read(app)).toBe(2);
    settings.forget(app);
    expect(await settings.read(app)).toBe(3);
    expect(reads).toEqual([undefined, 1, 2]);
  });

  it('is no fault: the next who asks reads again', async () => {
    const app = stage();
    let away = true;
    const settings = defineRemembered<typeof app, string>({ name: 'test.away' }, async () => {
      if (away) throw new Error('away');
      return 'there';
    });
    await expect(settings.read(app)).rejects.toThrow('away');
    away = false;
    expect(await settings.read(app)).toBe('there');
  });
});
