import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { instant } from '../fields.ts';
import type { beaconEndpoints } from './endpoints.ts';

export const beaconSchemas = {
  getBeacon: {
    input: z.strictObject({}),
    output: z.strictObject({
      /** Null where none is configured: then nothing is offered that waits for one. */
      chain: z
        .strictObject({
          /** The chain hash by which drand names the network. */
          hash: z.string(),
          /** Compressed point of G2, 192 hex digits. */
          publicKey: z.string(),
          genesis: instant,
          periodMilliseconds: z.int(),
          scheme: z.string(),
        })
        .nullable(),
      /** Null before the first draw that waited for a round of this chain. */
      latest: z
        .strictObject({
          round: z.int(),
          at: instant,
          signature: z.string(),
          /** SHA-256 of the signature's bytes. */
          randomness: z.string(),
        })
        .nullable(),
    }),
  },
} satisfies SchemasOf<typeof beaconEndpoints>;
