import { contentFormEndpoints } from '@fairway/contract/promotions/content-form/endpoints.ts';
import { contentFormSchemas } from '@fairway/contract/promotions/content-form/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getContentForm } from './get-content-form.ts';
import { submitContentForm } from './submit-content-form.ts';

/** Forms of the house's own. */
export const contentFormRoutes = defineRoutes(contentFormEndpoints, contentFormSchemas, {
  getContentForm,
  submitContentForm,
});
