import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { billNo, cursor, instant, typedText, uuid, walletAmount, walletCurrency } from '../../fields.ts';
import { memberGame } from '../round-schemas.ts';
import type { freeRoundEndpoints, freeRoundOperatorEndpoints } from './endpoints.ts';

export const freeRoundStates = ['open', 'played', 'expired', 'withdrawn'] as const;

const freeGrant = z.strictObject({
  id: uuid,
  billNo,
  game: memberGame,
  currency: walletCurrency,
  /** Of each round. */
  stake: walletAmount,
  count: z.int(),
  /** Rounds that can still be played; none once the grant has ended. */
  left: z.int(),
  /** How often what a round returns is to be played before a withdrawal, `1.5`; `0` for not at all. */
  factor: z.string(),
  state: z.enum(freeRoundStates),
  grantedAt: instant,
  expiresAt: instant,
});
export type FreeGrant = z.output<typeof freeGrant>;

const operatorGrant = freeGrant.extend({
  memberId: uuid,
  memberName: z.string(),
  source: z.enum(['operator', 'promotion']),
  /** What the rounds returned so far. */
  returned: walletAmount,
});
export type OperatorFreeGrant = z.output<typeof operatorGrant>;

/** At most two decimals, to 100. */
export const freeRoundFactor = z.string().regex(/^(100|[1-9]?\d(\.\d{1,2})?)$/);

/** What an operator proposes; the rounds can be played for so many days from the approval on. */
export const freeRoundTerms = z.strictObject({
  game: memberGame,
  currency: walletCurrency,
  stake: walletAmount,
  count: z.int().min(1).max(1000),
  factor: freeRoundFactor,
  days: z.int().min(1).max(90),
});

export const freeRoundSchemas = {
  listFreeRounds: {
    input: z.strictObject({}),
    output: z.strictObject({ grants: z.array(freeGrant) }),
  },
} satisfies SchemasOf<typeof freeRoundEndpoints>;

export const freeRoundOperatorSchemas = {
  listMemberFreeRounds: {
    input: z.strictObject({ memberId: uuid.optional(), cursor: cursor.optional() }),
    output: z.strictObject({ grants: z.array(operatorGrant), next: cursor.nullable() }),
  },
  proposeFreeRounds: {
    input: freeRoundTerms.extend({
      /** The member's name, in any case. */
      memberName: typedText(1, 40),
      reason: typedText(2, 200),
    }),
    output: z.strictObject({ proposalId: uuid }),
  },
  withdrawFreeRounds: {
    input: z.strictObject({ memberId: uuid, grantId: uuid, reason: typedText(2, 200) }),
    output: z.strictObject({ id: uuid, back: walletAmount }),
  },
} satisfies SchemasOf<typeof freeRoundOperatorEndpoints>;
