import { defineEndpoints } from '../endpoint.ts';

/** The public beacon that draws wait for. */
export const beaconEndpoints = defineEndpoints({
  getBeacon: {
    method: 'POST',
    path: '/api/games/v1/getBeacon',
    caller: 'visitor',
    errors: [],
    summary: 'The public beacon that draws wait for, and the newest round that was verified and kept',
  },
});
