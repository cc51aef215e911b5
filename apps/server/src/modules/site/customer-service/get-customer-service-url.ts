import type { siteServiceEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteServiceSchemas } from '@fairway/contract/site/visit-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../configuration/published-configuration.ts';

/** The chat that our own customer service pages open. */
export const getCustomerServiceUrl: Operation<
  (typeof siteServiceEndpoints)['getCustomerServiceUrl'],
  (typeof siteServiceSchemas)['getCustomerServiceUrl']
> = async (app) => ({
  url: (await publishedConfiguration(app)).configuration.service.chatUrl,
});
