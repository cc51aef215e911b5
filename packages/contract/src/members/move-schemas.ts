import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { done, nothing } from '../fields.ts';
import { popStatuses } from '../site/pop-statuses.ts';
import type { memberMoveEndpoints } from './move-endpoints.ts';

export const memberMoveSchemas = {
  getMemberMove: {
    input: nothing,
    output: z.strictObject({
      homeUrl: z.string(),
      registerUrl: z.string(),
      appDownloadUrl: z.string(),
      popStatus: z.literal(Object.values(popStatuses)),
      /** Number of the move; 301 where the operator gave none (specification section 9). */
      stxx: z.int(),
      agentSwitch: z.int(),
      /** `open`: the popup is to be shown; `closed`: this member has closed it. */
      state: z.enum(['none', 'open', 'closed']),
    }),
  },
  closeMemberMove: {
    /** The move that the member saw; another one has a popup of its own. */
    input: z.strictObject({ stxx: z.int() }),
    output: done,
  },
} satisfies SchemasOf<typeof memberMoveEndpoints>;
