import type { TopicGap } from '@fairway/contract/topics.ts';
import { binaryFrame } from './frame.ts';
import { publishPacket } from './publish-packet.ts';
import type { Listener, Room } from './room.ts';

export interface FanOutCounters {
  written(writes: number): void;
  /** A listener was passed over because its socket is full. */
  skipped(): void;
}

/** A client that reads nothing for so long is gone or hostile. */
const patienceMilliseconds = 30_000;

export interface Laggards {
  /** Notes that this listener was spared a frame of this room. */
  passOver(room: Room, listener: Listener): void;
}

/**
 * Listeners whose socket is full. When one drains, each room it missed sends it the last sequence that it was spared,
 * and it fetches again; one that does not drain for half a minute is cut off.
 */
export function createLaggards(counters: FanOutCounters): Laggards {
  const missed = new WeakMap<Listener, { rooms: Set<Room>; since: number }>();

  const notifyGaps = (listener: Listener): void => {
    const rooms = missed.get(listener)?.rooms ?? [];
    missed.delete(listener);
    for (const room of rooms) {
      if (!listener.live || !room.listeners.has(listener)) continue;
      const gap: TopicGap = { seq: room.left.seq, at: room.left.at, gap: true };
      listener.socket.write(binaryFrame([publishPacket(room.topic, gap)]));
    }
  };

  return {
    passOver(room, listener) {
      counters.skipped();
      const known = missed.get(listener);
      if (!known) {
        missed.set(listener, { rooms: new Set([room]), since: performance.now() });
        listener.socket.once('drain', () => notifyGaps(listener));
        return;
      }
      known.rooms.add(room);
      if (performance.now() - known.since > patienceMilliseconds) listener.cutOff();
    },
  };
}
