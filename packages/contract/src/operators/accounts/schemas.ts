import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { done, nothing, typedText, uuid } from '../../fields.ts';
import { roleNames } from '../permissions.ts';
import { operatorName } from '../schemas.ts';
import type { operatorAccountEndpoints } from './endpoints.ts';

const reason = typedText(2, 200);
const role = z.enum(roleNames);
/** The account as the proposer saw it. */
const version = z.int().min(1);

const proposed = z.strictObject({ proposalId: uuid });
/** With the proposer's half of the first password; the second person is shown the other half at the approval. */
const proposedWithPart = proposed.extend({ passwordPart: z.string() });

export const operatorAccountSchemas = {
  proposeOperator: {
    input: z.strictObject({ name: operatorName, role, reason }),
    output: proposedWithPart,
  },
  proposeOperatorRole: {
    input: z.strictObject({ operatorId: uuid, version, role, reason }),
    output: proposed,
  },
  proposeOperatorUnblock: {
    input: z.strictObject({ operatorId: uuid, version, reason }),
    output: proposed,
  },
  proposeOperatorReenrolment: {
    input: z.strictObject({ operatorId: uuid, version, reason }),
    output: proposedWithPart,
  },
  blockOperator: { input: z.strictObject({ operatorId: uuid, reason }), output: done },
  keepSecondFactor: { input: nothing, output: done },
} satisfies SchemasOf<typeof operatorAccountEndpoints>;
