import type { Room } from '../rooms/room.ts';

/** A blocked request waits three target durations at most (RFC 8216bis, 6.2.5.2). */
const mostMs = 12_000;

/** Waits until something of the room comes true: after a part, or a change of its state. False where it does not in time. */
export async function waitFor(room: Room, isTrue: () => boolean, gone: AbortSignal): Promise<boolean> {
  if (isTrue()) return true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const look = () => {
    if (isTrue() || room.isOver) resolve(isTrue());
  };
  const listener = { part: look, state: look, tracks: look };
  const timer = setTimeout(() => resolve(false), mostMs);
  const stop = () => resolve(false);
  gone.addEventListener('abort', stop, { once: true });
  room.listeners.add(listener);
  try {
    return await promise;
  } finally {
    room.listeners.delete(listener);
    clearTimeout(timer);
    gone.removeEventListener('abort', stop);
  }
}
