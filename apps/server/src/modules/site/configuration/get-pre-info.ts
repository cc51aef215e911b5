import type { siteVisitorEndpoints } from '@fairway/contract/site/endpoints.ts';
import type { siteSchemas } from '@fairway/contract/site/schemas.ts';
import type { Operation } from '#platform/http/routes.ts';
import { publishedConfiguration } from './published-configuration.ts';
import { textIn } from './texts-in.ts';

/**
 * The first call of a page, without a token even while a member is signed in; its shape is the specification's (section
 * 3).
 */
export const getPreInfo: Operation<
  (typeof siteVisitorEndpoints)['getPreInfo'],
  (typeof siteSchemas)['getPreInfo']
> = async (app, call) => {
  const { configuration } = await publishedConfiguration(app);
  const { brand, domains, disabledPhones, customerService, appearance, verification } = configuration;
  // Sent without a token: every caller is a visitor.
  const lines = customerService.filter(({ audience }) => audience !== 'members');
  return {
    disablePhones: Object.fromEntries(
      disabledPhones.map(({ prefix, message }) => [prefix, textIn(call.language, message)]),
    ),
    SiteBaseConfigVo: {
      title: textIn(call.language, brand.title),
      name: brand.name,
      logoUrl: brand.logoUrl,
      customerService: JSON.stringify(lines.map(({ code, url }) => ({ code, url }))),
      h5Domain: domains.h5,
      pcDomain: domains.pc,
      sportAppDomain: domains.sportApp,
      agentDomain: domains.agent,
      chessDomain: domains.chess,
      logoLightUrl: brand.logoLightUrl,
      submitMoreUnorde: false,
      hardVerify: verification.strict,
      kaptchcate: 'own',
      xjJumpdomain: domains.xjJump,
    },
    siteFestivalSkin: appearance.festivalSkin ? 'festival' : '',
  };
};
