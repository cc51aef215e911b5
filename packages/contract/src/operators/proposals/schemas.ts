import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { cursor, instant, typedText, uuid } from '../../fields.ts';
import { proposalStates } from '../../wallet/proposals.ts';
import type { proposalEndpoints } from './endpoints.ts';
import { proposalKinds } from './kinds.ts';

const kind = z.enum(proposalKinds.codeList);
const reason = typedText(2, 200);

const proposal = z.strictObject({
  id: uuid,
  kind,
  objectId: z.string(),
  state: z.enum(proposalStates.codeList),
  /** What it would change, as it was when it was proposed and as it would be. */
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string(),
  makerName: z.string(),
  madeAt: instant,
  /** The caller proposed it: another operator decides. */
  isOwn: z.boolean(),
  /** The caller may approve or refuse it. */
  mayDecide: z.boolean(),
  checkerName: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** Why it was refused or withdrawn. */
  decisionReason: z.string(),
});

const decided = z.strictObject({ id: uuid, state: z.enum(proposalStates.codeList) });

export const proposalSchemas = {
  listProposals: {
    input: z.strictObject({
      kind: kind.optional(),
      /** Any of these. */
      kinds: z.array(kind).min(1).max(proposalKinds.codeList.length).optional(),
      objectId: typedText(1, 80).optional(),
      state: z.enum(proposalStates.codeList).optional(),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({ proposals: z.array(proposal), next: cursor.nullable() }),
  },
  approveProposal: {
    input: z.strictObject({ id: uuid }),
    /** The second person's half of a first password, where the proposal gives one. */
    output: decided.extend({ passwordPart: z.string().nullable() }),
  },
  refuseProposal: { input: z.strictObject({ id: uuid, reason }), output: decided },
  withdrawProposal: { input: z.strictObject({ id: uuid, reason }), output: decided },
} satisfies SchemasOf<typeof proposalEndpoints>;

export type Proposal = z.output<typeof proposal>;
