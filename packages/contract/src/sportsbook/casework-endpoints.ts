import { defineEndpoints } from '../endpoint.ts';

/** A member's bets, as an operator who looks at the member sees them. */
export const sportsbookCaseworkEndpoints = defineEndpoints({
  listMemberBets: {
    method: 'POST',
    path: '/api/sportsbook/v1/operator/listMemberBets',
    caller: 'operator',
    permission: 'members.read',
    errors: [],
    summary: 'The bets of one member, newest first, 8 a page; open ones or ended ones',
  },
});
