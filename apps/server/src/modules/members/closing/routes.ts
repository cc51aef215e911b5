import {
  memberClosingEndpoints,
  memberClosingOperatorEndpoints,
} from '@fairway/contract/members/closing/endpoints.ts';
import {
  memberClosingOperatorSchemas,
  memberClosingSchemas,
} from '@fairway/contract/members/closing/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { listClosingRequests } from './list-closing-requests.ts';
import { getClosingRequest, requestClosing, takeBackClosing } from './own-request.ts';
import { proposeMemberClosing } from './propose-member-closing.ts';
import { proposeMemberReopening } from './propose-member-reopening.ts';

/** A member's own wish to end the account. */
export const memberClosingRoutes = defineRoutes(memberClosingEndpoints, memberClosingSchemas, {
  getClosingRequest,
  requestClosing,
  takeBackClosing,
});

/** What operators propose about the end of an account. */
export const memberClosingOperatorRoutes = defineRoutes(
  memberClosingOperatorEndpoints,
  memberClosingOperatorSchemas,
  { listClosingRequests, proposeMemberClosing, proposeMemberReopening },
);
