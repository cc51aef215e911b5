import { memberMoveEndpoints } from '@fairway/contract/members/move-endpoints.ts';
import { memberMoveSchemas } from '@fairway/contract/members/move-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { closeMemberMove } from './close-member-move.ts';
import { getMemberMove } from './get-member-move.ts';

export const memberMoveRoutes = defineRoutes(memberMoveEndpoints, memberMoveSchemas, {
  getMemberMove,
  closeMemberMove,
});
