import { describe, expect, it } from 'vitest';
import { gather } from './gather.ts';

describe('gathered questions', () => {
  it('go together while one is in flight, each answered with its own', async () => {
    const asked: number[][] = [];
    const started = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const double = gather(async (numbers: readonly number[]) => {
      asked.push([...numbers]);
      started.resolve();
      await answered.promise;
      return numbers.map((number) => number * 2);
    });

    const first = [double(1), double(2)];
    await started.promise;
    const second = [double(3), double(4)];
    answered.resolve();

    expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8]);
    expect(asked).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('share a fault, and the next ones are asked again', async () => {
    let away = true;
    const ask = gather(async (names: readonly string[]) => {
      if (away) throw new Error('away');
      return names;
    });
    expect(await Promise.allSettled([ask('a'), ask('b')])).toMatchObject([
      { status: 'rejected' },
      { status: 'rejected' },
    ]);
    away = false;
    expect(await ask('c')).toBe('c');
  });
});
