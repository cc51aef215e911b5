import { siteVisitorEndpoints } from '@fairway/contract/site/endpoints.ts';
import { siteSchemas } from '@fairway/contract/site/schemas.ts';
import {
  siteServiceEndpoints,
  siteStaticEndpoints,
  siteVisitEndpoints,
} from '@fairway/contract/site/visit-endpoints.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getPreInfo } from './configuration/get-pre-info.ts';
import { getSiteConfig } from './configuration/get-site-config.ts';
import { getSitePreview } from './preview/get-site-preview.ts';
import { getCodeUrl } from './printed/get-code-url.ts';
import { getLkshopConf } from './printed/get-lkshop-conf.ts';
import { showCode } from './printed/show-code.ts';
import { getCustomerServiceUrl } from './customer-service/get-customer-service-url.ts';
import { getEchatMetadata } from './customer-service/get-echat-metadata.ts';
import { getServiceLines } from './customer-service/get-service-lines.ts';
import { requestFreeCall } from './customer-service/request-free-call.ts';
import { getDomainList } from './visits/get-domain-list.ts';
import { getEbetDomainList } from './visits/get-ebet-domain-list.ts';
import { getLanguageCode } from './visits/get-language-code.ts';
import { getLanguageWhitelist } from './visits/get-language-whitelist.ts';
import { getPremiumVenueJump } from './visits/get-premium-venue-jump.ts';
import { getReturnLink } from './visits/get-return-link.ts';
import { getSiteParameters } from './visits/get-site-parameters.ts';
import { getStaticDomains } from './visits/get-static-domains.ts';
import { getWebGdl } from './visits/get-web-gdl.ts';

/** Every visitor endpoint and its operation, one row each. */
export const siteRoutes = [
  ...defineRoutes(siteVisitorEndpoints, siteSchemas, { getPreInfo, getSiteConfig }),
  ...defineRoutes(siteVisitEndpoints, siteSchemas, {
    getSiteParameters,
    getSitePreview,
    getStaticDomains,
    getDomainList,
    getEbetDomainList,
    getLanguageWhitelist,
    getLanguageCode,
    getWebGdl,
    getReturnLink,
    getPremiumVenueJump,
  }),
  ...defineRoutes(siteServiceEndpoints, siteSchemas, {
    getServiceLines,
    getCustomerServiceUrl,
    getEchatMetadata,
    requestFreeCall,
  }),
  ...defineRoutes(siteStaticEndpoints, siteSchemas, { showCode, getCodeUrl, getLkshopConf }),
];
