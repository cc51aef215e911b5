import type { TopicStamp } from '@fairway/contract/topics.ts';
import { audienceOf, mayHear } from '../principal.ts';
import { binaryFrame } from './frame.ts';
import { createLaggards, type FanOutCounters } from './laggards.ts';
import { publishPacket } from './publish-packet.ts';
import type { Listener, Room } from './room.ts';
import { createTurn } from './turn.ts';

export interface FanOut {
  join(topic: string, listener: Listener): void;
  leave(topic: string, listener: Listener): void;
  /** Says a message to everyone in the topic's room, with all others of this turn. */
  publish(topic: string, message: TopicStamp): void;
  /** How many connections listen to each topic that begins so; a topic without a listener is left out. */
  audience(prefix: string): ReadonlyMap<string, number>;
}

const nothing: TopicStamp = { seq: 0, at: '' };

/**
 * The path of messages that go to many: a message is encoded once, all messages of one turn leave as one frame, and
 * each listener costs one write. A listener whose socket is full is passed over and, when it has drained, notified of
 * the sequence it missed. Who may hear is asked again at each write.
 */
export function createFanOut(counters: FanOutCounters): FanOut {
  const rooms = new Map<string, Room>();
  const laggards = createLaggards(counters);
  const turn = createTurn<Room>((due) => {
    for (const room of due) writeRoom(room);
  });
  const writeRoom = (room: Room): void => {
    const frame = binaryFrame(room.pending);
    room.busy = room.pending.length > 1;
    room.pending.length = 0;
    room.left = room.said;
    let writes = 0;
    for (const listener of room.listeners) {
      if (!listener.live || !mayHear(listener.principal, room.audience)) continue;
      if (listener.socket.writableNeedDrain) {
        laggards.passOver(room, listener);
      } else {
        listener.socket.write(frame);
        writes += 1;
      }
    }
    counters.written(writes);
  };

  return {
    join(topic, listener) {
      const room = rooms.get(topic) ?? emptyRoom(topic);
      rooms.set(topic, room);
      room.listeners.add(listener);
    },
    leave(topic, listener) {
      const room = rooms.get(topic);
      if (!room?.listeners.delete(listener)) return;
      if (room.listeners.size === 0) rooms.delete(topic);
    },
    publish(topic, message) {
      const room = rooms.get(topic);
      if (!room) return;
      room.said = { seq: message.seq, at: message.at };
      room.pending.push(publishPacket(topic, message));
      if (room.pending.length === 1) turn.add(room, room.busy);
    },
    audience(prefix) {
      const named = [...rooms].filter(([topic]) => topic.startsWith(prefix));
      return new Map(named.map(([topic, { listeners }]) => [topic, listeners.size]));
    },
  };
}

function emptyRoom(topic: string): Room {
  return {
    topic,
    audience: audienceOf(topic),
    listeners: new Set(),
    pending: [],
    busy: false,
    said: nothing,
    left: nothing,
  };
}
