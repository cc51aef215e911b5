import { defineEndpoints } from '../endpoint.ts';

/** Broadcasts that are over and can be played again. */
export const replayEndpoints = defineEndpoints({
  listReplays: {
    method: 'GET',
    path: '/api/site/gameassist/video/v1/replays',
    caller: 'visitor',
    errors: ['roomNotFound'],
    summary:
      'What a room has shown and can be played again, the latest first; none of an anchor who keeps none',
  },
  getReplayUrl: {
    method: 'GET',
    path: '/api/site/gameassist/video/v1/replayUrl',
    caller: 'visitor',
    limits: [
      { per: 'member', count: 60, seconds: 60 },
      { per: 'address', count: 240, seconds: 60 },
    ],
    errors: ['replayNotFound', 'roomNotFound', 'streamUnavailable', 'watchRefused'],
    summary:
      'The address of a replay for this viewer, good for 300 s, as a path under a domain; the room’s rule counts',
  },
  getBroadcastHeads: {
    method: 'GET',
    path: '/api/site/gameassist/video/v1/heads',
    caller: 'visitor',
    errors: ['liveBroadcastNotFound'],
    summary:
      'The heads of the chain that proves a broadcast, as the origin reported them minute by minute; `npm run verify` holds a clip against them',
  },
  keepOwnReplays: {
    method: 'POST',
    path: '/api/live/v1/keepOwnReplays',
    caller: 'member',
    errors: ['anchorNotApproved'],
    summary:
      'The anchor’s switch for replays: off, none is offered, and coming broadcasts are not kept; what is kept is offered again when it is on',
  },
});
