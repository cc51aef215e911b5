import { defineEndpoints } from '../../endpoint.ts';

const change = {
  method: 'POST',
  caller: 'member',
  limits: [{ per: 'member', count: 30, seconds: 600 }],
} as const;

/** The second factor (RFC 6238) of members who want one. */
export const memberSecondFactorEndpoints = defineEndpoints({
  getSecondFactor: {
    method: 'POST',
    path: '/api/members/v1/getSecondFactor',
    caller: 'member',
    errors: [],
    summary: 'Whether logins ask for a second factor, since when, and how many recovery codes are left',
  },
  beginSecondFactor: {
    ...change,
    path: '/api/members/v1/beginSecondFactor',
    errors: ['passwordWrong', 'tooManyAttempts', 'secondFactorAlreadyOn'],
    summary: 'A new secret for the authenticator; nothing is asked for before a code of it has worked',
  },
  confirmSecondFactor: {
    ...change,
    path: '/api/members/v1/confirmSecondFactor',
    errors: ['secondFactorWrong', 'tooManyAttempts', 'secondFactorOff', 'secondFactorAlreadyOn'],
    summary:
      'Switches it on by a code and answers the recovery codes, once; the other devices are signed out',
  },
  endSecondFactor: {
    ...change,
    path: '/api/members/v1/endSecondFactor',
    errors: ['passwordWrong', 'secondFactorWrong', 'tooManyAttempts', 'secondFactorOff'],
    summary: 'Switches it off by the password and a code',
  },
  renewRecoveryCodes: {
    ...change,
    path: '/api/members/v1/renewRecoveryCodes',
    errors: ['secondFactorWrong', 'tooManyAttempts', 'secondFactorOff'],
    summary: 'New recovery codes by a code of the authenticator; the old ones are over',
  },
  passSecondFactor: {
    method: 'POST',
    path: '/api/members/v1/passSecondFactor',
    caller: 'visitor',
    limits: [{ per: 'address', count: 60, seconds: 600 }],
    errors: ['secondFactorWrong', 'loginStepOver', 'tooManyAttempts', 'memberBlocked'],
    summary: 'The second step of a login that was refused with secondFactorNeeded: its ticket and a code',
  },
});

/** For a member who has lost the authenticator and the codes. */
export const memberSecondFactorOperatorEndpoints = defineEndpoints({
  endMemberSecondFactor: {
    method: 'POST',
    path: '/api/members/v1/operator/endMemberSecondFactor',
    caller: 'operator',
    permission: 'members.freeze',
    errors: ['memberNotFound', 'secondFactorOff', 'reasonNeeded'],
    summary: 'Switches the second factor of a member off, after support has made sure who asks',
  },
});
