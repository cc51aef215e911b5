import { defineEndpoints } from '../endpoint.ts';
import { downloadConfigEndpoints, downloadKitEndpoints } from './download-endpoints.ts';
import { siteOperatorEndpoints } from './operator-endpoints.ts';
import { siteServiceEndpoints, siteStaticEndpoints, siteVisitEndpoints } from './visit-endpoints.ts';

/** What every visitor's page asks first. */
export const siteVisitorEndpoints = defineEndpoints({
  getPreInfo: {
    method: 'POST',
    path: '/api/site/v3/getPreInfo',
    caller: 'visitor',
    anonymous: true,
    errors: [],
    summary: 'What the client must know before anything else: disabled phones, service lines, festival skin',
  },
  getSiteConfig: {
    method: 'GET',
    path: '/api/site/v1/getSiteConfig',
    caller: 'visitor',
    errors: [],
    summary: 'Brand, appearance, switches and notices as they stand now; answered from memory with an ETag',
  },
});

export const siteEndpoints = {
  ...siteVisitorEndpoints,
  ...siteVisitEndpoints,
  ...siteServiceEndpoints,
  ...siteStaticEndpoints,
  ...downloadConfigEndpoints,
  ...downloadKitEndpoints,
  ...siteOperatorEndpoints,
} as const;
