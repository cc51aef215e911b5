import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, done, instant, liveTicket, nothing, typedText, uuid } from '../fields.ts';
import type { operatorsEndpoints } from './endpoints.ts';
import { permissions, roleNames } from './permissions.ts';

export const operatorName = z.string().regex(/^[a-z][a-z0-9.-]{2,31}$/);

const operator = z.strictObject({
  id: uuid,
  name: z.string(),
  role: z.enum(roleNames),
  permissions: z.array(z.enum(permissions)),
});

const listedOperator = operator.extend({
  /** Counts every change of the account. */
  version: z.int(),
  blocked: z.boolean(),
  enrolled: z.boolean(),
  /** The first password has not been replaced yet. */
  mustSetPassword: z.boolean(),
  reenrolsAt: instant.nullable(),
  lastLoginAt: instant.nullable(),
});

const auditRow = z.strictObject({
  seq: z.string(),
  at: instant,
  operatorName: z.string(),
  action: z.string(),
  objectKind: z.string(),
  objectId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string(),
  requestId: z.string(),
  address: z.string(),
});

export const operatorsSchemas = {
  logInOperator: {
    input: z.strictObject({
      name: operatorName,
      password: z.string().regex(/^[\x21-\x7e]{32}$/),
      /** The six digits of the authenticator. */
      code: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
      /** At the first sign-in, beside the code: what replaces the first password. */
      newPassword: z
        .string()
        .regex(/^[\x21-\x7e]{32}$/)
        .optional(),
    }),
    output: z.strictObject({
      session: z.strictObject({ token: z.string(), signKey: z.string(), expiresAt: instant }),
      operator,
    }),
  },
  logOutOperator: { input: nothing, output: done },
  getOperator: {
    input: nothing,
    /** When an approved re-enrolment takes effect: the operator may still stop it. */
    output: operator.extend({ reenrolsAt: instant.nullable() }),
  },
  getLiveTicket: { input: nothing, output: liveTicket },
  listOperators: {
    input: nothing,
    output: z.strictObject({
      operators: z.array(listedOperator),
    }),
  },
  listAudit: {
    input: z.strictObject({
      before: cursor.optional(),
      action: typedText(0, 60).optional(),
      operatorName: typedText(0, 32).optional(),
      objectKind: typedText(0, 40).optional(),
      objectId: typedText(0, 80).optional(),
    }),
    output: z.strictObject({ rows: z.array(auditRow), next: cursor.nullable() }),
  },
  verifyAuditChain: {
    input: nothing,
    output: z.strictObject({ rows: z.int(), brokenAt: z.string().nullable() }),
  },
} satisfies SchemasOf<typeof operatorsEndpoints>;

export type ListedOperator = z.output<typeof listedOperator>;
export type Operator = z.output<typeof operator>;
export type AuditEntry = z.output<typeof auditRow>;
