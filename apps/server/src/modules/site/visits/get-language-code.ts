import type { siteVisitEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteVisitSchemas } from '@fairway/contract/site/visit-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../configuration/published-configuration.ts';

/** The visitor’s language where the site offers it, otherwise the first one that it offers. */
export const getLanguageCode: Operation<
  (typeof siteVisitEndpoints)['getLanguageCode'],
  (typeof siteVisitSchemas)['getLanguageCode']
> = async (app, call) => {
  const { languages } = (await publishedConfiguration(app)).configuration;
  return { code: languages.find((code) => code === call.language) ?? languages[0] ?? 'zh-CN' };
};
