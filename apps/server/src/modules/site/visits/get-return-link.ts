import type { siteVisitEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteVisitSchemas } from '@fairway/contract/site/visit-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../configuration/published-configuration.ts';

/** Where the operator sends visitors of a closed page; the home page until an operator has decided. */
export const getReturnLink: Operation<
  (typeof siteVisitEndpoints)['getReturnLink'],
  (typeof siteVisitSchemas)['getReturnLink']
> = async (app) => {
  const { links } = (await publishedConfiguration(app)).configuration;
  return { url: links.returnUrl || '/app/home' };
};
