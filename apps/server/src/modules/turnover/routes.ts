import { turnoverSchemas } from '@fairway/contract/turnover/schemas.ts';
import { turnoverEndpoints } from '@fairway/contract/turnover/endpoints.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getTurnover } from './get-turnover.ts';

/** Every call of members and its operation. */
export const turnoverRoutes = defineRoutes(turnoverEndpoints, turnoverSchemas, { getTurnover });
