import { defineEndpoints } from '../endpoint.ts';
import { contentOperatorEndpoints } from './operator-endpoints.ts';
import { contentAgentEndpoints } from './agent-endpoints.ts';
import { newsEndpoints } from './news/endpoints.ts';

const fast = [{ per: 'address', count: 240, seconds: 60 }] as const;

/** What visitors read of the published content; every answer comes from memory. */
export const contentVisitorEndpoints = defineEndpoints({
  getHelpCentre: {
    method: 'GET',
    path: '/api/content/v1/getHelpCentre',
    caller: 'visitor',
    errors: [],
    summary: 'Site help: categories and the titles in each; answered with an ETag',
  },
  getHelpArticle: {
    method: 'POST',
    path: '/api/content/v1/getHelpArticle',
    caller: 'visitor',
    errors: ['contentNotFound'],
    summary: 'One help article by type and list id',
  },
  searchHelp: {
    method: 'POST',
    path: '/api/content/v1/searchHelp',
    caller: 'visitor',
    limits: fast,
    errors: [],
    summary: 'Help articles that contain every word of the query, with the place where they do',
  },
  getBannersV1: {
    method: 'GET',
    path: '/api/content/v1/getBanners',
    caller: 'visitor',
    errors: [],
    summary: 'Banners of the home page in their order: picture, title, link',
  },
  getBannersV2: {
    method: 'GET',
    path: '/api/content/v2/getBanners',
    caller: 'visitor',
    errors: [],
    summary: 'Banners of the home page in their order, with all their text',
  },
  getCarouselAds: {
    method: 'GET',
    path: '/api/content/v1/getCarouselAds',
    caller: 'visitor',
    errors: [],
    summary: 'Ads of the carousel in their order',
  },
  getFloatWindows: {
    method: 'POST',
    path: '/api/content/v1/getFloatWindows',
    caller: 'visitor',
    errors: [],
    summary:
      'The home page’s float window for this equipment: its pictures, whether it closes, seconds a picture is shown',
  },
  getNavigationList: {
    method: 'GET',
    path: '/api/content/v1/getNavigationList',
    caller: 'visitor',
    errors: [],
    summary: 'Entries of the header’s menu, left to right',
  },
  getPopups: {
    method: 'POST',
    path: '/api/content/v1/getPopups',
    caller: 'visitor',
    errors: [],
    summary: 'Pop-ups for this visitor or member, without those that are not to be shown any more',
  },
  dontShowAnymore: {
    method: 'POST',
    path: '/api/content/v1/dontShowAnymore',
    caller: 'visitor',
    limits: [{ per: 'address', count: 60, seconds: 3600 }],
    errors: ['contentNotFound'],
    summary: 'Keeps a pop-up away from this member, or from this device when nobody is signed in',
  },
  getServicePopup: {
    method: 'GET',
    path: '/api/content/v1/getServicePopup',
    caller: 'visitor',
    errors: [],
    summary: 'Customer service pop-up: whether there is one, its text, and when it comes up',
  },
  getDomainNotice: {
    method: 'POST',
    path: '/api/site/group/member/siteGeneralConfig/v1/getDomainNotice',
    caller: 'visitor',
    errors: [],
    summary: 'What the site has to say about its addresses, null while it is nothing',
  },
  listSponsors: {
    method: 'GET',
    path: '/api/content/v1/listSponsors',
    caller: 'visitor',
    errors: [],
    summary: 'Sponsors in their order',
  },
  getSponsor: {
    method: 'POST',
    path: '/api/content/v1/getSponsor',
    caller: 'visitor',
    errors: ['contentNotFound'],
    summary: 'One sponsor with its text',
  },
  previewSponsor: {
    method: 'POST',
    path: '/api/content/v1/previewSponsor',
    caller: 'visitor',
    limits: fast,
    errors: ['contentNotFound', 'previewEnded'],
    summary: 'A sponsor that is not published yet, for the holder of a preview link',
  },
  getPage: {
    method: 'POST',
    path: '/api/content/v1/getPage',
    caller: 'visitor',
    errors: ['contentNotFound'],
    summary: 'One of the site’s plain pages: title and text',
  },
  getAfc: {
    method: 'POST',
    path: '/static/v1/afc',
    caller: 'visitor',
    errors: ['contentNotFound'],
    summary: 'Anti-fraud advice: how members distinguish our people and pages from others',
  },
  getContentPreview: {
    method: 'POST',
    path: '/api/content/v1/getContentPreview',
    caller: 'visitor',
    limits: fast,
    errors: ['contentNotFound', 'previewEnded'],
    summary: 'The version of a document that a signed preview link names',
  },
  createShortUrl: {
    method: 'POST',
    path: '/api/content/v1/createShortUrl',
    caller: 'member',
    limits: [{ per: 'member', count: 60, seconds: 3600 }],
    errors: [],
    summary: 'A short address that leads to a page of this site; the same page has the same one',
  },
  resolveShortUrl: {
    method: 'POST',
    path: '/api/content/v1/resolveShortUrl',
    caller: 'visitor',
    limits: [{ per: 'address', count: 120, seconds: 60 }],
    errors: ['contentNotFound'],
    summary: 'Where a short address leads: a page of this site',
  },
});

export const contentEndpoints = {
  ...contentVisitorEndpoints,
  ...contentAgentEndpoints,
  ...newsEndpoints,
  ...contentOperatorEndpoints,
} as const;
