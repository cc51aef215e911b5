import { inviteEndpoints } from '@fairway/contract/promotions/invite/endpoints.ts';
import { inviteSchemas } from '@fairway/contract/promotions/invite/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { inviteFriend } from './invite-friend.ts';

/** Friends who registered with the own code. */
export const inviteRoutes = defineRoutes(inviteEndpoints, inviteSchemas, { inviteFriend });
