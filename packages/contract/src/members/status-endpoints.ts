import { defineEndpoints } from '../endpoint.ts';

/** What restricts a member's account beside its status. */
export const memberStatusEndpoints = defineEndpoints({
  getUserBlackInfo: {
    method: 'POST',
    path: '/api/members/v1/getUserBlackInfo',
    caller: 'member',
    errors: [],
    summary: 'Whether promotions are closed to this member',
  },
  checkPasswordChange: {
    method: 'POST',
    path: '/api/members/v1/checkPasswordChange',
    caller: 'member',
    errors: [],
    summary: 'Whether the member is asked for another password',
  },
  checkMemberSleep: {
    method: 'POST',
    path: '/api/members/v1/checkMemberSleep',
    caller: 'member',
    errors: [],
    summary: 'Whether the account has fallen asleep because nobody signed in for long',
  },
  activateMember: {
    method: 'POST',
    path: '/api/members/v1/activateMember',
    caller: 'member',
    errors: [],
    summary: 'Wakes the account; one that is awake stays so',
  },
});

/** The operators' side of it. */
export const memberStatusOperatorEndpoints = defineEndpoints({
  markMember: {
    method: 'POST',
    path: '/api/members/v1/operator/markMember',
    caller: 'operator',
    permission: 'members.freeze',
    errors: ['memberNotFound', 'reasonNeeded', 'editConflict'],
    summary: 'Closes promotions to a member or asks for another password, or takes either back',
  },
});
