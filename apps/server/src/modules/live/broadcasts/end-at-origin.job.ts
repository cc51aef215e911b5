import { defineJob } from '#platform/jobs/define-job.ts';
import { hasMedia, orderMedia } from '../media/media-line.ts';

/** Orders the origin to end a broadcast and every play of it; tried again until it answers, and it may be ordered twice. */
export const endAtOriginJob = defineJob<{
  room: string;
  broadcast: string;
  reason: 'takenDown' | 'ended';
}>({
  name: 'live.end-at-origin',
  async run(app, order) {
    if (hasMedia(app)) await orderMedia(app, 'takeDown', order);
  },
});
