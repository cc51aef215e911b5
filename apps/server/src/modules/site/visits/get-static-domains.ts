import type { siteVisitEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteVisitSchemas } from '@fairway/contract/site/visit-schemas.ts';
import { staticDomainsType } from '@fairway/contract/site/domains.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../configuration/published-configuration.ts';

/** Domains that pictures lie on; a number without domains is not in the answer. */
export const getStaticDomains: Operation<
  (typeof siteVisitEndpoints)['getStaticDomains'],
  (typeof siteVisitSchemas)['getStaticDomains']
> = async (app, _call, { typeList }) => {
  const { domainLists } = (await publishedConfiguration(app)).configuration;
  if (!typeList.includes(staticDomainsType)) return { list: [] };
  return { list: [{ type: staticDomainsType, domains: domainLists.static }] };
};
