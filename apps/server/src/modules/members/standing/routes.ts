import {
  memberStandingEndpoints,
  memberStandingOperatorEndpoints,
} from '@fairway/contract/members/standing-endpoints.ts';
import {
  memberStandingOperatorSchemas,
  memberStandingSchemas,
} from '@fairway/contract/members/standing-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { markMember } from './mark-member.ts';
import { activateMember, checkMemberSleep, checkPasswordChange, getUserBlackInfo } from './own-standing.ts';

/** How an account stands, for its member. */
export const memberStandingRoutes = defineRoutes(memberStandingEndpoints, memberStandingSchemas, {
  getUserBlackInfo,
  checkPasswordChange,
  checkMemberSleep,
  activateMember,
});

/** The operators' marks. */
export const memberStandingOperatorRoutes = defineRoutes(
  memberStandingOperatorEndpoints,
  memberStandingOperatorSchemas,
  { markMember },
);
