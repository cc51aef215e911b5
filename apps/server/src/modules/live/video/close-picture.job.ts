import { playAddressSeconds } from '@fairway/contract/media/play-address.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { selectCoveredRooms } from '../covers/covers-store.ts';
import { hasMedia, orderMedia } from '../media/media-line.ts';
import { selectRoom } from '../rooms/rooms-store.ts';

/**
 * Orders the origin to end what is watched of a room whose picture is switched off or covered by then, and to take no address that was signed
 * before; lifts that of any other room.
 */
export const closePictureJob = defineJob<{ room: string }>({
  name: 'live.close-picture',
  async run(app, { room }) {
    const row = await selectRoom(app.db, BigInt(room));
    if (!row || !hasMedia(app)) return;
    const isClosed = row.watch_rule === 'off' || (await selectCoveredRooms(app.db, [row.no])).has(row.no);
    const until = isClosed ? app.clock.now().getTime() + playAddressSeconds * 1000 : 0;
    await orderMedia(app, 'ban', { room, until });
  },
});
