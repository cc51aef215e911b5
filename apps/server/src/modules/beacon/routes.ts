import { beaconEndpoints } from '@fairway/contract/beacon/endpoints.ts';
import { beaconSchemas } from '@fairway/contract/beacon/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getBeacon } from './rounds/get-beacon.ts';

/** What a visitor may ask of the beacon. */
export const beaconRoutes = defineRoutes(beaconEndpoints, beaconSchemas, { getBeacon });
