import { defineEndpoints } from '../endpoint.ts';

/** Members as the console sees them: found, read, revealed field by field, frozen. */
export const membersOperatorEndpoints = defineEndpoints({
  searchMembers: {
    method: 'POST',
    path: '/api/members/v1/operator/searchMembers',
    caller: 'operator',
    permission: 'members.read',
    errors: [],
    summary:
      'Members by the start of a name, or by the whole of an id, phone number or mail address; newest first',
  },
  getMemberCase: {
    method: 'POST',
    path: '/api/members/v1/operator/getMemberCase',
    caller: 'operator',
    permission: 'members.read',
    errors: ['memberNotFound'],
    summary: 'A member with masked details, sessions, and others who used the same device',
  },
  revealMemberField: {
    method: 'POST',
    path: '/api/members/v1/operator/revealMemberField',
    caller: 'operator',
    permission: 'members.read',
    limits: [{ per: 'operator', count: 60, seconds: 3600 }],
    errors: ['memberNotFound', 'reasonNeeded'],
    summary: 'One masked detail in full; who looked and why is written down',
  },
  freezeMember: {
    method: 'POST',
    path: '/api/members/v1/operator/freezeMember',
    caller: 'operator',
    permission: 'members.freeze',
    errors: ['memberNotFound', 'memberStatusWrong', 'reasonNeeded', 'editConflict'],
    summary: 'Stops deposits, bets and withdrawals of a member and signs every device out',
  },
  unfreezeMember: {
    method: 'POST',
    path: '/api/members/v1/operator/unfreezeMember',
    caller: 'operator',
    permission: 'members.freeze',
    errors: ['memberNotFound', 'memberStatusWrong', 'reasonNeeded', 'editConflict'],
    summary: 'Unfreezes a member’s account',
  },
  endMemberSession: {
    method: 'POST',
    path: '/api/members/v1/operator/endMemberSession',
    caller: 'operator',
    permission: 'members.freeze',
    errors: ['sessionNotFound', 'reasonNeeded'],
    summary: 'Signs one device of a member out',
  },
  listMemberBalances: {
    method: 'POST',
    path: '/api/members/v1/operator/listMemberBalances',
    caller: 'operator',
    permission: 'ledger.read',
    errors: ['memberNotFound'],
    summary: 'Every account the member has ever had money in, with its balance and the sums it is made of',
  },
  listMemberLedger: {
    method: 'POST',
    path: '/api/members/v1/operator/listMemberLedger',
    caller: 'operator',
    permission: 'ledger.read',
    errors: ['memberNotFound'],
    summary: 'The lines of one account, newest first, each with the balance after it',
  },
});
