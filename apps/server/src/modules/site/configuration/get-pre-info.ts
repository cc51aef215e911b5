import type { siteVisitorEndpoints } from '@fairway/contract/site/endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import type { Words } from '@fairway/contract/site/configuration.ts';
import type { Language } from '#platform/errors.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from './published-configuration.ts';

/** The first call of a page, without a token whoever is signed in; its shape is the specification's (section 3). */
export const getPreInfo: Operation<
  (typeof siteVisitorEndpoints)['getPreInfo'],
  (typeof siteSchemas)['getPreInfo']
> = async (app, call) => {
  const { configuration } = await publishedConfiguration(app);
  const { brand, domains, disabledPhones, customerService, appearance } = configuration;
  return {
    disablePhones: Object.fromEntries(
      disabledPhones.map(({ prefix, message }) => [prefix, inLanguage(message, call.language)]),
    ),
    SiteBaseConfigVo: {
      title: inLanguage(brand.title, call.language),
      name: brand.name,
      logoUrl: brand.logoUrl,
      customerService: JSON.stringify(customerService),
      h5Domain: domains.h5,
      pcDomain: domains.pc,
      sportAppDomain: domains.sportApp,
      agentDomain: domains.agent,
      chessDomain: domains.chess,
    },
    siteFestivalSkin: appearance.festivalSkin ? 'festival' : '',
  };
};

function inLanguage({ zh, en }: Words, language: Language): string {
  return language === 'en' && en !== '' ? en : zh;
}
