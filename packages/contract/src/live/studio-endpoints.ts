import { defineEndpoints } from '../endpoint.ts';

/** An anchor's own broadcasts, and what the video origin asks and reports. */
export const studioEndpoints = defineEndpoints({
  openBroadcast: {
    method: 'POST',
    path: '/api/live/v1/openBroadcast',
    caller: 'member',
    limits: [{ per: 'member', count: 20, seconds: 600 }],
    errors: ['anchorNotApproved', 'broadcastOpen', 'streamUnavailable'],
    summary:
      'Opens a broadcast in the own room and answers its stream key, this once; asked again before it has begun, another key replaces it',
  },
  getOwnBroadcast: {
    method: 'POST',
    path: '/api/live/v1/getOwnBroadcast',
    caller: 'member',
    errors: [],
    summary:
      'The own broadcast that is open or ended last, with what the origin says of it; none is an answer',
  },
  endOwnBroadcast: {
    method: 'POST',
    path: '/api/live/v1/endOwnBroadcast',
    caller: 'member',
    errors: ['liveBroadcastNotFound'],
    summary: 'Ends the own broadcast that is open; where none is open the last one is answered',
  },
  setRoomCover: {
    method: 'POST',
    path: '/api/live/v1/setRoomCover',
    caller: 'member',
    limits: [{ per: 'member', count: 30, seconds: 600 }],
    errors: ['anchorNotApproved'],
    summary: 'Chooses the scene that the own room shows while nothing is on the air; null is the usual one',
  },
  mediaHook: {
    method: 'POST',
    // `mediaHookPath` of the origin's contract.
    path: '/api/media/v1/hook',
    caller: 'party',
    errors: ['callbackRefused'],
    summary:
      'The video origin asks whether a publisher may begin, and reports what began, broke off and ended',
  },
});
