import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { done, nothing } from '../fields.ts';
import type { memberMoveEndpoints } from './move-endpoints.ts';

export const memberMoveSchemas = {
  getMemberMove: {
    input: nothing,
    output: z.strictObject({
      homeUrl: z.string(),
      registerUrl: z.string(),
      appDownloadUrl: z.string(),
      /** 0 no move, 1 a popup that can be closed, 2 one that cannot. */
      popStatus: z.int(),
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
