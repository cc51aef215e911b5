import { z } from 'zod';
import { popStatuses } from './pop-statuses.ts';

const address = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]);

/** A move of the members to another site, as an operator sets it up (specification section 3). */
export const memberMove = z
  .strictObject({
    homeUrl: address,
    registerUrl: address,
    appDownloadUrl: address,
    popStatus: z.literal(Object.values(popStatuses)),
    /** Number of the move, carried by its links; null: 301 (section 9). */
    stxx: z.int().min(1).max(999_999).nullable(),
    /** Agents move along when this is not 0 (section 4). */
    agentSwitch: z.int().min(0).max(9),
  })
  // A popup without a target would lock its reader in.
  .refine(({ popStatus, homeUrl }) => popStatus === popStatuses.off || homeUrl !== '', { path: ['homeUrl'] });
export type MemberMoveConfiguration = z.output<typeof memberMove>;
