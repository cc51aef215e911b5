import type { siteStaticEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteStaticSchemas } from '@fairway/contract/site/visit-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../configuration/published-configuration.ts';

/** The code that the site’s other channels name as well: a visitor who compares them recognises a copied page. */
export const showCode: Operation<
  (typeof siteStaticEndpoints)['showCode'],
  (typeof siteStaticSchemas)['showCode']
> = async (app) => ({
  code: (await publishedConfiguration(app)).configuration.siteCode.code,
});
