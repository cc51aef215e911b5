import {
  memberStatusEndpoints,
  memberStatusOperatorEndpoints,
} from '@fairway/contract/members/status-endpoints.ts';
import {
  memberStatusOperatorSchemas,
  memberStatusSchemas,
} from '@fairway/contract/members/status-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { markMember } from './mark-member.ts';
import { activateMember, checkMemberSleep, checkPasswordChange, getUserBlackInfo } from './own-status.ts';

/** An account's status, for its member. */
export const memberStatusRoutes = defineRoutes(memberStatusEndpoints, memberStatusSchemas, {
  getUserBlackInfo,
  checkPasswordChange,
  checkMemberSleep,
  activateMember,
});

/** The operators' marks. */
export const memberStatusOperatorRoutes = defineRoutes(
  memberStatusOperatorEndpoints,
  memberStatusOperatorSchemas,
  { markMember },
);
