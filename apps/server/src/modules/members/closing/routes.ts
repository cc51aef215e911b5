import { memberClosingOperatorEndpoints } from '@fairway/contract/members/closing/endpoints.ts';
import { memberClosingOperatorSchemas } from '@fairway/contract/members/closing/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { proposeMemberClosing } from './propose-member-closing.ts';
import { proposeMemberReopening } from './propose-member-reopening.ts';

/** What operators propose about the end of an account. */
export const memberClosingOperatorRoutes = defineRoutes(
  memberClosingOperatorEndpoints,
  memberClosingOperatorSchemas,
  { proposeMemberClosing, proposeMemberReopening },
);
