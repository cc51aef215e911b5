import { defineEndpoints } from '../endpoint.ts';

/** What a page asks of the site beside its configuration (specification section 7, Site). */
export const siteVisitEndpoints = defineEndpoints({
  getSiteParameters: {
    method: 'GET',
    path: '/api/site/v1/getSiteParameters',
    caller: 'visitor',
    wire: { output: { overseasPhones: { name: 'overseas_mobile_number_switch' } } },
    errors: [],
    summary: "Site parameters config: what is on and off, as '1' and '0'; answered with an ETag",
  },
  getSitePreview: {
    method: 'POST',
    path: '/api/site/v1/getSitePreview',
    caller: 'visitor',
    limits: [{ per: 'address', count: 240, seconds: 60 }],
    errors: ['previewEnded', 'contentNotFound'],
    summary: 'The version of the configuration that a signed preview link names',
  },
  getStaticDomains: {
    method: 'POST',
    path: '/api/site/v1/getStaticDomains',
    caller: 'visitor',
    errors: [],
    summary: 'Static domains by type number; 107 are those that pictures lie on',
  },
  getDomainList: {
    method: 'POST',
    path: '/api/site/v1/getDomainList',
    caller: 'visitor',
    errors: [],
    summary: 'Domains by type in the order to try them',
  },
  getEbetDomainList: {
    method: 'POST',
    path: '/api/site/v1/getEbetDomainList',
    caller: 'visitor',
    errors: [],
    summary: 'Domains of live pictures, the three clients and the news, in the order to try them',
  },
  getLanguageWhitelist: {
    method: 'POST',
    path: '/api/site/v1/getLanguageWhitelist',
    caller: 'visitor',
    errors: [],
    summary: 'Languages that the site offers, each with its own name',
  },
  getLanguageCode: {
    method: 'POST',
    path: '/api/site/v1/getLanguageCode',
    caller: 'visitor',
    errors: [],
    summary: 'The language in which the site answers this visitor: the asked one, or the first on the list',
  },
  getWebGdl: {
    method: 'POST',
    path: '/api/site/v1/getWebGdl',
    caller: 'visitor',
    errors: [],
    summary: 'Guided download link: the client that fits the device which asks, and where it lies',
  },
  getReturnLink: {
    method: 'GET',
    path: '/api/site/v1/getReturnLink',
    caller: 'visitor',
    errors: [],
    summary: 'Where the link back of a closed page leads',
  },
  getPremiumVenueJump: {
    method: 'POST',
    path: '/api/site/v1/getPremiumVenueJump',
    caller: 'visitor',
    errors: [],
    summary: 'Code of the venue that the premium entry leads to, null for none',
  },
});

/** Customer service. */
export const siteServiceEndpoints = defineEndpoints({
  getServiceLines: {
    method: 'POST',
    path: '/api/site/v1/getServiceLines',
    caller: 'visitor',
    errors: [],
    summary: 'Service line config: the lines that are meant for this visitor or member',
  },
  getCustomerServiceUrl: {
    method: 'POST',
    path: '/api/site/v1/getCustomerServiceUrl',
    caller: 'visitor',
    errors: [],
    summary: 'The chat that opens inside /cs and /cschat; empty without one',
  },
  getEchatMetadata: {
    method: 'POST',
    path: '/api/site/v1/getEchatMetadata',
    caller: 'visitor',
    errors: [],
    summary: 'What the chat frame receives about who writes: id, language, whether signed in',
  },
  requestFreeCall: {
    method: 'POST',
    path: '/api/site/v1/requestFreeCall',
    caller: 'visitor',
    limits: [
      { per: 'address', count: 10, seconds: 3600 },
      { per: 'device', count: 3, seconds: 3600 },
    ],
    errors: ['freeCallClosed', 'freeCallWaiting', 'phoneEmpty', 'phoneMalformed'],
    summary: 'Records a number that wants to be called; one that waits already is not recorded twice',
  },
});

/** Printed paths whose answer the configuration holds. */
export const siteStaticEndpoints = defineEndpoints({
  showCode: {
    method: 'POST',
    path: '/static/v1/show_code',
    caller: 'visitor',
    errors: [],
    summary: 'The code by which a visitor knows that a page is ours; empty without one',
  },
  getCodeUrl: {
    method: 'POST',
    path: '/static/v1/code_url',
    caller: 'visitor',
    errors: [],
    summary: 'Where that code can be checked',
  },
  getLkshopConf: {
    method: 'POST',
    path: '/static/v1/get_lkshop_conf',
    caller: 'visitor',
    errors: [],
    summary: "The brand's shop elsewhere: whether there is one, its name and address",
  },
});
