import type { siteVisitEndpoints } from '@fairway/contract/site/visit-endpoints.ts';
import type { siteVisitSchemas } from '@fairway/contract/site/visit-schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from '../configuration/published-configuration.ts';

/** Each language by its own name, in any language. */
const names = { 'zh-CN': '简体中文', en: 'English' } as const;

/** Languages that the operator offers, in that order. */
export const getLanguageWhitelist: Operation<
  (typeof siteVisitEndpoints)['getLanguageWhitelist'],
  (typeof siteVisitSchemas)['getLanguageWhitelist']
> = async (app) => {
  const { languages } = (await publishedConfiguration(app)).configuration;
  return { languages: languages.map((code) => ({ code, name: names[code] })) };
};
