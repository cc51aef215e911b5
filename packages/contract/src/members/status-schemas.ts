import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { done, instant, nothing } from '../fields.ts';
import { memberMarks } from './statuses.ts';
import { memberCase, statusChange } from './operator-schemas.ts';
import type { memberStatusEndpoints, memberStatusOperatorEndpoints } from './status-endpoints.ts';

export const memberStatusSchemas = {
  getUserBlackInfo: { input: nothing, output: z.strictObject({ black: z.boolean() }) },
  checkPasswordChange: { input: nothing, output: z.strictObject({ needed: z.boolean() }) },
  checkMemberSleep: {
    input: nothing,
    output: z.strictObject({ asleep: z.boolean(), since: instant.nullable() }),
  },
  activateMember: { input: nothing, output: done },
} satisfies SchemasOf<typeof memberStatusEndpoints>;

export const memberStatusOperatorSchemas = {
  markMember: {
    input: statusChange.extend({ mark: z.enum(memberMarks), on: z.boolean() }),
    output: memberCase,
  },
} satisfies SchemasOf<typeof memberStatusOperatorEndpoints>;
