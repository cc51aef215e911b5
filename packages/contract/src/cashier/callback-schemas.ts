import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import type { cashierCallbackEndpoints } from './callback-endpoints.ts';

export const cashierCallbackSchemas = {
  /** The body is the provider's own; the channel reads it. The answer is theirs too: the text «success». */
  receiveChannelCallback: { input: z.unknown(), output: z.unknown() },
} satisfies SchemasOf<typeof cashierCallbackEndpoints>;
