import type { siteVisitEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteVisitSchemas } from '@fairway/contract/site/visit-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../configuration/published-configuration.ts';

/** Domains of each asked type, in the order to try them. */
export const getDomainList: Operation<
  (typeof siteVisitEndpoints)['getDomainList'],
  (typeof siteVisitSchemas)['getDomainList']
> = async (app, _call, { types }) => {
  const { domainLists } = (await publishedConfiguration(app)).configuration;
  return { list: [...new Set(types)].map((type) => ({ type, domains: domainLists[type] })) };
};
