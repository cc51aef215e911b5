import type { OriginMessage } from '@fairway/contract/media/play-messages.ts';
import type { Room } from '../rooms/room.ts';
import type { TrackWindow } from '../rooms/track-window.ts';

/** What a player learns of a room before its parts. */
export function describeRoom(room: Room, now: number): Extract<OriginMessage, { kind: 'room' }> {
  const tracks = room.windows.flatMap((window) => offered(room, window, now) ?? []);
  const { line, state, timedByArrival } = room;
  return {
    kind: 'room',
    live: state === 'live',
    tracks,
    delay: line.delay,
    now,
    ...(timedByArrival && { timedByArrival }),
    ...(state === 'interrupted' && { until: room.awaitedUntil }),
  };
}

function offered(room: Room, { track, init }: TrackWindow, now: number) {
  if (init === undefined) return undefined;
  const picture = init.init.kind === 'picture' ? init.init : { width: 0, height: 0 };
  return {
    track,
    codec: init.init.codecs,
    width: picture.width,
    height: picture.height,
    bitRate: room.bitRate(track, now),
  };
}
