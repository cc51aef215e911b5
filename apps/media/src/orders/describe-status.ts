import type { MediaStatus } from '@fairway/contract/media/order-schemas.ts';
import type { PlaySockets } from '../play/play-sockets.ts';
import type { Room } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { describeRoom } from '../play/describe-room.ts';

/** A viewer over HTTP counts as long as its last question is not older. */
const pollMs = 10_000;

/** What is on, for the server that asks each 5 s. */
export function describeStatus(
  { rooms, plays }: { readonly rooms: Rooms; readonly plays: PlaySockets },
  now: number,
): MediaStatus {
  return {
    status: 'ok',
    now,
    stored: rooms.ring.bytes,
    rooms: rooms.all.flatMap((room) => describe(room, plays, now) ?? []),
  };
}

function describe(room: Room, plays: PlaySockets, now: number): MediaStatus['rooms'][number] | undefined {
  if (room.state !== 'live' && room.state !== 'interrupted') return undefined;
  for (const [viewer, at] of room.pollers) if (now - at > pollMs) room.pollers.delete(viewer);
  const { tracks, delay } = describeRoom(room, now);
  return {
    room: room.id,
    broadcast: room.broadcast,
    state: room.state,
    since: room.since,
    lastPartAt: Math.round(room.lastPartAt),
    viewers: plays.count(room) + room.pollers.size,
    delay,
    frozen: room.watch.isFrozen(now),
    silent: room.watch.isSilent(now),
    ...room.recorder.chain,
    tracks: tracks.map((track) => ({ ...track, parts: room.window(track.track)?.nextPart ?? 0 })),
  };
}
