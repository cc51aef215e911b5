import { playAddressSeconds } from '@fairway/contract/media/play-address.ts';
import { pictureTracks } from '@fairway/contract/media/tracks.ts';
import { addSeconds } from '#platform/clock.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { signedPath, viewerOf } from '../media/play-addresses.ts';
import type { BroadcastRow, RoomRow } from '../tables.ts';

/** Who reads a list of rooms. */
export type RoomReader = Pick<VisitorCall, 'language' | 'member' | 'deviceId' | 'address'>;

/** What a list knows of a room's broadcast. */
interface ShownRoom {
  readonly no: bigint;
  readonly broadcast: BroadcastRow['status'] | null;
  readonly tracks: BroadcastRow['tracks'] | null;
}

/** Addresses of the last key frames of rooms, which show as pictures and play nothing, signed for this reader; none of a room whose picture is off. */
export function posterFor(
  app: Platform,
  reader: RoomReader,
): (room: ShownRoom & Pick<RoomRow, 'watch_rule'>) => string | null {
  const poster = posterOf(app, viewerOf(app, reader));
  return (room) => (room.watch_rule === 'off' ? null : poster(room));
}

/** As `posterFor`, for a viewer of this name; null for a room without a picture. */
export function posterOf(app: Platform, viewer: string): (room: ShownRoom) => string | null {
  const expiresAt = addSeconds(app.clock.now(), playAddressSeconds);
  return ({ no, broadcast, tracks }) => {
    if (broadcast !== 'live' && broadcast !== 'interrupted') return null;
    if (!pictureTracks.some((track) => tracks?.includes(track))) return null;
    const path = signedPath(app, { room: String(no), tracks: ['poster'], viewer, expiresAt });
    return path === undefined ? null : `${path}/poster.mp4`;
  };
}
