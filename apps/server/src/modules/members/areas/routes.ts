import { memberAreaEndpoints } from '@fairway/contract/members/profile/area-endpoints.ts';
import { memberAreaSchemas } from '@fairway/contract/members/profile/area-schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getOverseasSwitch } from './get-overseas-switch.ts';
import { listCountries, listCountryAreas } from './list-areas.ts';

/** Where members and their phones may be from. */
export const memberAreaRoutes = defineRoutes(memberAreaEndpoints, memberAreaSchemas, {
  listCountryAreas,
  getOverseasSwitch,
  listCountries,
});
