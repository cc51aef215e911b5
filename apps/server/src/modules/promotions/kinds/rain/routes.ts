import { rainEndpoints } from '@fairway/contract/promotions/rain/endpoints.ts';
import { rainSchemas } from '@fairway/contract/promotions/rain/schemas.ts';
import { defineRoutes } from '#platform/http/routes.ts';
import { catchPacket } from './catch-packet.ts';
import { getRain } from './get-rain.ts';
import { getRainProof } from './get-rain-proof.ts';

/** The red packet rain. */
export const rainRoutes = defineRoutes(rainEndpoints, rainSchemas, { getRain, catchPacket, getRainProof });
