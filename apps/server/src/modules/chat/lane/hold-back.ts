import { addSeconds } from '#platform/clock.ts';
import { onePer } from '#platform/memory/one-per.ts';
import type { Platform } from '#platform/platform.ts';
import type { ItemRow } from '../tables.ts';
import { publishItems } from './publish-items.ts';

interface Waiting {
  readonly rows: ItemRow[];
  readonly due: Date;
}

/** How often what is held back is looked at, in ms. */
const lookMs = 250;

/** Batches that a room's setup holds back, in their order. What a process loses of them is healed by number, as any other packet. */
const waitingOf = onePer((_app: Platform) => new Map<bigint, Waiting[]>());

/** Publishes a batch at once, or so many seconds later where the room holds its messages back; never before an earlier batch. */
export function publishLater(
  app: Platform,
  room: bigint,
  rows: readonly ItemRow[],
  holdBackSeconds: number,
): void {
  const waiting = waitingOf(app);
  const queue = waiting.get(room) ?? [];
  if (holdBackSeconds === 0 && queue.length === 0) {
    publishItems(app, room, rows);
    return;
  }
  queue.push({ rows: [...rows], due: addSeconds(app.clock.now(), holdBackSeconds) });
  waiting.set(room, queue);
  if (waiting.size === 1 && queue.length === 1) lookAgain(app);
}

/** A message that was removed while it was held back is published to nobody. */
export function dropHeldBack(app: Platform, room: bigint, id: string): void {
  for (const { rows } of waitingOf(app).get(room) ?? []) {
    const place = rows.findIndex((row) => row.id === id);
    if (place !== -1) rows.splice(place, 1);
  }
}

function lookAgain(app: Platform): void {
  setTimeout(() => {
    const waiting = waitingOf(app);
    const now = app.clock.now();
    for (const [room, queue] of waiting) {
      while (queue[0] && queue[0].due <= now) publishItems(app, room, queue.shift()?.rows ?? []);
      if (queue.length === 0) waiting.delete(room);
    }
    if (waiting.size > 0) lookAgain(app);
  }, lookMs).unref();
}
