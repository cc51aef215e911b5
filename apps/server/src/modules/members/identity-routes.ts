import {
  memberIdentityEndpoints,
  memberIdentityOperatorEndpoints,
} from '@fairway/contract/members/verification/identity-endpoints.ts';
import {
  memberIdentityOperatorSchemas,
  memberIdentitySchemas,
} from '@fairway/contract/members/verification/identity-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { decideMemberChange, listMemberChangeQueue } from './identity/decide-member-change.ts';
import {
  listMemberChanges,
  requestMemberChange,
  sendPhoneChangeCode,
} from './identity/request-member-change.ts';
import { setRealName } from './identity/set-real-name.ts';

/** The member's real name and changes by review. */
export const memberIdentityRoutes = defineRoutes(memberIdentityEndpoints, memberIdentitySchemas, {
  setRealName,
  sendPhoneChangeCode,
  requestMemberChange,
  listMemberChanges,
});

/** The operators' side of it. */
export const memberIdentityOperatorRoutes = defineRoutes(
  memberIdentityOperatorEndpoints,
  memberIdentityOperatorSchemas,
  { listMemberChangeQueue, decideMemberChange },
);
