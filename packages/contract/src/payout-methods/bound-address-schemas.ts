import { z } from 'zod';
import { virtualProtocols } from '../chain/protocols.ts';
import type { SchemasOf } from '../endpoint.ts';
import { instant, typedText, uuid } from '../fields.ts';
import type { boundAddressEndpoints } from './bound-address-endpoints.ts';

const boundAddress = z.strictObject({
  methodId: uuid,
  memberId: uuid,
  memberName: z.string(),
  masked: z.string(),
  addedAt: instant,
  inUse: z.boolean(),
});

const askedAddress = z.strictObject({
  protocol: z.literal(virtualProtocols.codeList),
  address: z.string().max(100),
});

export const boundAddressSchemas = {
  getBoundAddress: {
    input: askedAddress,
    output: z.strictObject({ bound: boundAddress.nullable() }),
  },
  cleanBoundAddress: {
    input: askedAddress.extend({ reason: typedText(0, 200) }),
    output: z.strictObject({ bound: z.null() }),
  },
} satisfies SchemasOf<typeof boundAddressEndpoints>;
