import { contentAgentEndpoints } from '@fairway/contract/content/agent-endpoints.ts';
import { contentVisitorEndpoints } from '@fairway/contract/content/endpoints.ts';
import { contentSchemas } from '@fairway/contract/content/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { checkAgent } from './agents/check-agent.ts';
import { getAgentContact } from './agents/get-agent-contact.ts';
import { joinAgent } from './agents/join-agent.ts';
import { getHelpCentre } from './help/get-help-centre.ts';
import { getHelpArticle } from './help/get-help-article.ts';
import { searchHelp } from './help/search-help.ts';
import { getBannersV1 } from './home/get-banners-v1.ts';
import { getBannersV2 } from './home/get-banners-v2.ts';
import { getCarouselAds } from './home/get-carousel-ads.ts';
import { getFloatWindows } from './home/get-float-windows.ts';
import { getNavigationList } from './home/get-navigation-list.ts';
import { getPopups } from './home/get-popups.ts';
import { dontShowAnymore } from './home/dont-show-anymore.ts';
import { getServicePopup } from './home/get-service-popup.ts';
import { getDomainNotice } from './home/get-domain-notice.ts';
import { listSponsors } from './sponsors/list-sponsors.ts';
import { getSponsor } from './sponsors/get-sponsor.ts';
import { previewSponsor } from './sponsors/preview-sponsor.ts';
import { getAfc } from './pages/get-afc.ts';
import { getPage } from './pages/get-page.ts';
import { getContentPreview } from './documents/get-content-preview.ts';
import { newsRoutes } from './news/routes.ts';
import { createShortUrl } from './short-urls/create-short-url.ts';
import { resolveShortUrl } from './short-urls/resolve-short-url.ts';

/** Every visitor endpoint and its operation, one row each. */
export const contentRoutes = [
  ...defineRoutes(contentVisitorEndpoints, contentSchemas, {
    getHelpCentre,
    getHelpArticle,
    searchHelp,
    getBannersV1,
    getBannersV2,
    getCarouselAds,
    getFloatWindows,
    getNavigationList,
    getPopups,
    dontShowAnymore,
    getServicePopup,
    getDomainNotice,
    listSponsors,
    getSponsor,
    previewSponsor,
    getPage,
    getAfc,
    getContentPreview,
    createShortUrl,
    resolveShortUrl,
  }),
  ...newsRoutes,
  ...defineRoutes(contentAgentEndpoints, contentSchemas, { getAgentContact, joinAgent, checkAgent }),
];
