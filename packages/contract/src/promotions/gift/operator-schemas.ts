import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { typedText, uuid } from '../../fields.ts';
import type { giftOperatorEndpoints } from './operator-endpoints.ts';
import { receiver } from './schemas.ts';

export const giftOperatorSchemas = {
  revealReceiver: {
    input: z.strictObject({ memberId: uuid, rewardId: uuid, reason: typedText(2, 200) }),
    output: z.strictObject({ receiver }),
  },
} satisfies SchemasOf<typeof giftOperatorEndpoints>;
