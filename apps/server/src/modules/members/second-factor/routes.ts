import {
  memberSecondFactorEndpoints,
  memberSecondFactorOperatorEndpoints,
} from '@fairway/contract/members/verification/second-factor-endpoints.ts';
import {
  memberSecondFactorOperatorSchemas,
  memberSecondFactorSchemas,
} from '@fairway/contract/members/verification/second-factor-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { beginSecondFactor, getSecondFactor } from './begin-second-factor.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { endMemberSecondFactor, endSecondFactor, renewRecoveryCodes } from './end-second-factor.ts';
import { passSecondFactor } from './pass-second-factor.ts';

/** The second factor of members who want one. */
export const memberSecondFactorRoutes = defineRoutes(memberSecondFactorEndpoints, memberSecondFactorSchemas, {
  getSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  passSecondFactor,
});

/** The operators' side of it. */
export const memberSecondFactorOperatorRoutes = defineRoutes(
  memberSecondFactorOperatorEndpoints,
  memberSecondFactorOperatorSchemas,
  { endMemberSecondFactor },
);
