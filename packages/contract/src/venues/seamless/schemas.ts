import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import type { venueWalletEndpoints } from './endpoints.ts';

/** The body is the provider's own and its adapter reads it; the answer is in its words too. */
export const venueWalletSchemas = {
  venueWalletCall: { input: z.unknown(), output: z.unknown() },
  venueWalletGroupCall: { input: z.unknown(), output: z.unknown() },
} satisfies SchemasOf<typeof venueWalletEndpoints>;
