import { defineEndpoints } from '../endpoint.ts';

/** The move of the members to another site (specification sections 3 and 7). */
export const memberMoveEndpoints = defineEndpoints({
  getMemberMove: {
    method: 'POST',
    path: '/api/members/v1/getMemberMove',
    caller: 'member',
    errors: [],
    summary: 'Where the members move to, and whether this member is still to be notified',
  },
  closeMemberMove: {
    method: 'POST',
    path: '/api/members/v1/closeMemberMove',
    caller: 'member',
    errors: ['moveNotClosable'],
    summary: 'Closes the popup of a move for this member; that of a forced move stays',
  },
});
