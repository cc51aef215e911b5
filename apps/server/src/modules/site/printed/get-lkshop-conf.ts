import type { siteStaticEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteStaticSchemas } from '@fairway/contract/site/visit-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../configuration/published-configuration.ts';
import { textIn } from '../configuration/texts-in.ts';

/** The brand’s shop elsewhere; closed while it has no address. */
export const getLkshopConf: Operation<
  (typeof siteStaticEndpoints)['getLkshopConf'],
  (typeof siteStaticSchemas)['getLkshopConf']
> = async (app, call) => {
  const { shop } = (await publishedConfiguration(app)).configuration;
  const open = shop.url !== '';
  return { open, name: open ? textIn(call.language, shop.name) : '', url: shop.url };
};
