import { defineEndpoints } from '../endpoint.ts';
import { identityRefusals } from '../identity/refusals.ts';
import { generalControlSwitches } from '../site/switches.ts';

/** Each switch under its printed name. */
const printedSwitches = Object.fromEntries(
  generalControlSwitches.list.map(({ key, wireName }) => [key, { name: wireName }]),
);

/** Anchors as members and visitors meet them, and a member's own way to be one. */
export const anchorEndpoints = defineEndpoints({
  getControlSwitchConf: {
    method: 'POST',
    path: '/api/site/game/anchorGame/v1/getControlSwitchConf',
    caller: 'visitor',
    wire: { output: printedSwitches },
    errors: [],
    summary: 'The general control switches of the site, keyed by their six names',
  },
  getAnchor: {
    method: 'POST',
    path: '/api/live/v1/getAnchor',
    caller: 'visitor',
    errors: ['anchorNotFound'],
    summary: 'One anchor with the room, past broadcasts and what is announced',
  },
  followAnchor: {
    method: 'POST',
    path: '/api/live/v1/followAnchor',
    caller: 'member',
    errors: ['anchorNotFound'],
    summary: 'Follows an anchor; following again changes nothing',
  },
  unfollowAnchor: {
    method: 'POST',
    path: '/api/live/v1/unfollowAnchor',
    caller: 'member',
    errors: ['anchorNotFound'],
    summary: 'No longer follows an anchor; one who is not followed stays so',
  },
  getFollowNotice: {
    method: 'POST',
    path: '/api/live/v1/getFollowNotice',
    caller: 'member',
    errors: ['anchorNotFound'],
    summary: 'Whether the caller hears when an anchor who is followed goes live',
  },
  setFollowNotice: {
    method: 'POST',
    path: '/api/live/v1/setFollowNotice',
    caller: 'member',
    errors: ['anchorNotFound'],
    summary: 'Turns that on or off; where the caller does not follow nothing changes',
  },
  getOwnAnchor: {
    method: 'POST',
    path: '/api/live/v1/getOwnAnchor',
    caller: 'member',
    errors: [],
    summary: 'The member’s own application, room and contracts; none is an answer',
  },
  applyAsAnchor: {
    method: 'POST',
    path: '/api/live/v1/applyAsAnchor',
    caller: 'member',
    errors: ['anchorNameTaken', 'anchorApplied', ...identityRefusals],
    summary:
      'Asks to become an anchor; wants identity level 2. A refused member may ask again, changed or not',
  },
  leaveAsAnchor: {
    method: 'POST',
    path: '/api/live/v1/leaveAsAnchor',
    caller: 'member',
    errors: ['anchorNotApproved', 'broadcastOpen'],
    summary: 'Ends the own work as an anchor; what is payable stays payable',
  },
  agreeToContract: {
    method: 'POST',
    path: '/api/live/v1/agreeToContract',
    caller: 'member',
    errors: ['contractNotFound', 'contractNotOpen'],
    summary:
      'The anchor’s own agreement to a version that two operators agreed to: it is in force from now on',
  },
});
