import type { siteVisitorEndpoints } from '@fairway/contract/site/endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { presentSiteConfig } from './present-site-config.ts';
import { publishedConfiguration } from './published-configuration.ts';

/** The configuration as every page reads it; unchanged, it is answered with 304. */
export const getSiteConfig: Operation<
  (typeof siteVisitorEndpoints)['getSiteConfig'],
  (typeof siteSchemas)['getSiteConfig']
> = async (app) => {
  const { version, decision, configuration } = await publishedConfiguration(app);
  return new Versioned(String(decision), presentSiteConfig(version, configuration));
};
