import { contentFormOperatorEndpoints } from '@fairway/contract/promotions/content-form/operator-endpoints.ts';
import { contentFormOperatorSchemas } from '@fairway/contract/promotions/content-form/operator-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { listFormEntries } from './list-form-entries.ts';

/** What members have sent. */
export const contentFormOperatorRoutes = defineRoutes(
  contentFormOperatorEndpoints,
  contentFormOperatorSchemas,
  { listFormEntries },
);
