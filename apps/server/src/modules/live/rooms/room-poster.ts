import { playAddressSeconds } from '@fairway/contract/media/play-address.ts';
import { pictureTracks } from '@fairway/contract/media/tracks.ts';
import { addSeconds } from '#platform/clock.ts';
import type { VisitorCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { signedPath, viewerOf } from '../media/play-addresses.ts';
import type { ListedRoomRow } from '../tables.ts';

/** Who reads a list of rooms. */
export type RoomReader = Pick<VisitorCall, 'language' | 'member' | 'deviceId' | 'address'>;

/**
 * The address of a room's last key frame, which shows as a picture; null without a broadcast. An address plays as well, so it is given to
 * those alone whom the room's rule lets watch without a clock or a look at their money.
 */
export function posterFor(app: Platform, reader: RoomReader): (row: ListedRoomRow) => string | null {
  const viewer = viewerOf(app, reader);
  const expiresAt = addSeconds(app.clock.now(), playAddressSeconds);
  return ({ no, broadcast, tracks, watch_rule: rule }) => {
    if (broadcast !== 'live' && broadcast !== 'interrupted') return null;
    const mayWatch = rule === 'everyone' || (rule !== 'active' && reader.member !== undefined);
    const pictures = pictureTracks.filter((track) => tracks?.includes(track));
    if (!mayWatch || pictures.length === 0) return null;
    const path = signedPath(app, { room: String(no), tracks: pictures, viewer, expiresAt });
    return path === undefined ? null : `${path}/poster.mp4`;
  };
}
