import type { siteVisitorEndpoints } from '@fairway/contract/site/endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { Versioned, type Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from './published-configuration.ts';

/** The configuration as every page reads it, without what other calls answer; unchanged, it is answered with 304. */
export const getSiteConfig: Operation<
  (typeof siteVisitorEndpoints)['getSiteConfig'],
  (typeof siteSchemas)['getSiteConfig']
> = async (app) => {
  const { version, configuration } = await publishedConfiguration(app);
  const { disabledPhones: _, downloads: __, memberMove: ___, ...shown } = configuration;
  return new Versioned(String(version), { ...shown, version });
};
