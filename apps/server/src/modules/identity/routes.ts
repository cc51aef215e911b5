import { identityEndpoints } from '@fairway/contract/cashier/deposits/gate-endpoints.ts';
import { cashierSchemas } from '@fairway/contract/cashier/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getIdentityStatus } from './get-identity-status.ts';
import { verifyIdentity } from './verify-identity.ts';

/** Every call of members and its operation. */
export const identityRoutes = defineRoutes(identityEndpoints, cashierSchemas, {
  getIdentityStatus,
  verifyIdentity,
});
