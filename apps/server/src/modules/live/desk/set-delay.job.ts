import { defineJob } from '#platform/jobs/define-job.ts';
import { hasMedia, orderMedia } from '../media/media-line.ts';
import { selectRoom } from '../rooms/rooms-store.ts';

/** Orders a room's delay, as it is by then, at the origin; a room that shows nothing gets it with its next publisher. */
export const setDelayJob = defineJob<{ room: string }>({
  name: 'live.set-delay',
  async run(app, { room }) {
    const row = await selectRoom(app.db, BigInt(room));
    if (row && hasMedia(app)) await orderMedia(app, 'delay', { room, delay: row.delay_seconds });
  },
});
