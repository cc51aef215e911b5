import { siteVisitorEndpoints } from '@fairway/contract/site/endpoints.ts';
import { siteSchemas } from '@fairway/contract/site/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getPreInfo } from './configuration/get-pre-info.ts';
import { getSiteConfig } from './configuration/get-site-config.ts';

/** Every visitor endpoint and its operation, one row each. */
export const siteRoutes = defineRoutes(siteVisitorEndpoints, siteSchemas, { getPreInfo, getSiteConfig });
