import { analyticsEndpoints } from '@fairway/contract/site/analytics-endpoints.ts';
import { analyticsSchemas } from '@fairway/contract/site/analytics-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { recordAnalyticsEvent } from './record-analytics-event.ts';

export const analyticsRoutes = defineRoutes(analyticsEndpoints, analyticsSchemas, { recordAnalyticsEvent });
