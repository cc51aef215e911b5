import type { siteStaticEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteStaticSchemas } from '@fairway/contract/site/visit-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../configuration/published-configuration.ts';

/** Where the site’s code can be checked; empty until an operator has named a place. */
export const getCodeUrl: Operation<
  (typeof siteStaticEndpoints)['getCodeUrl'],
  (typeof siteStaticSchemas)['getCodeUrl']
> = async (app) => ({
  url: (await publishedConfiguration(app)).configuration.siteCode.url,
});
