import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LineEvents } from './open-line.ts';
import { QueueLine } from './queue-line.ts';

let ends: (LineEvents & { closed: boolean })[];
let refreshed: string[][];
let line: QueueLine;
beforeEach(() => {
  vi.useFakeTimers();
  ends = [];
  refreshed = [];
  line = new QueueLine({
    async open(events) {
      const end = { ...events, closed: false };
      ends.push(end);
      return () => void (end.closed = true);
    },
    refresh: (queues) => refreshed.push([...queues]),
    random: () => 0.5,
  });
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('refreshes all queues when it opens, then those that have changed, together', async () => {
  line.keep();
  await pass(0);
  ends[0]?.onOpen();
  await pass(200);
  expect(refreshed).toEqual([['withdrawals', 'deposits', 'matching']]);

  for (let news = 0; news < 5; news += 1) ends[0]?.onNews('deposits');
  await pass(200);
  expect(refreshed.slice(1)).toEqual([['deposits']]);
});

it('reopens a lost line after growing pauses, and refreshes what may have been missed', async () => {
  line.keep();
  await pass(0);
  ends[0]?.onOpen();
  expect(line.isOpen).toBe(true);
  ends[0]?.onClosed();
  expect(line.isOpen).toBe(false);
  await pass(1_000);
  ends[1]?.onClosed();
  await pass(1_999);
  expect(ends).toHaveLength(2);
  await pass(1);
  ends[2]?.onOpen();
  await pass(200);
  expect(refreshed.at(-1)).toEqual(['withdrawals', 'deposits', 'matching']);
});

it('is silent once it is let go, and closes a line that opens too late', async () => {
  const stop = line.keep();
  stop();
  await pass(60_000);
  ends[0]?.onOpen();
  ends[0]?.onNews('deposits');
  await pass(200);
  expect(ends).toHaveLength(1);
  expect(ends[0]?.closed).toBe(true);
  expect(refreshed).toEqual([]);
});
