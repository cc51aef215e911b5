import { fissileEndpoints } from '@fairway/contract/promotions/fissile/endpoints.ts';
import { fissileSchemas } from '@fairway/contract/promotions/fissile/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { getFissile } from './get-fissile.ts';
import { openFissile } from './open-fissile.ts';

/** Packets that split among friends. */
export const fissileRoutes = defineRoutes(fissileEndpoints, fissileSchemas, { getFissile, openFissile });
