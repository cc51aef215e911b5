import { identityEndpoints } from '@fairway/contract/identity/endpoints.ts';
import { identitySchemas } from '@fairway/contract/identity/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getIdentityStatus } from './get-identity-status.ts';
import { verifyIdentity } from './verify-identity.ts';

/** Every call of members and its operation. */
export const identityRoutes = defineRoutes(identityEndpoints, identitySchemas, {
  getIdentityStatus,
  verifyIdentity,
});
