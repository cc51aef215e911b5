import { defineEndpoints } from '../endpoint.ts';

/** The member with his money, in the one shape that the specification names. */
export const userInfoEndpoints = defineEndpoints({
  getUserInfo: {
    method: 'POST',
    path: '/memberCommon/getInfo',
    caller: 'member',
    errors: [],
    summary: 'User info of section 3: who the member is, what is verified and bound, all balances',
  },
});
