import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { done, instant, nothing, typedText } from '../../fields.ts';
import { membersSchemas, passwordHash } from '../schemas.ts';
import type {
  memberSecondFactorEndpoints,
  memberSecondFactorOperatorEndpoints,
} from './second-factor-endpoints.ts';

/** Six digits of the authenticator, or a recovery code, of either case and with or without its hyphen. */
const code = z.string().trim().min(6).max(16);
const recoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

export const memberSecondFactorSchemas = {
  getSecondFactor: {
    input: nothing,
    output: z.strictObject({ on: z.boolean(), since: instant.nullable(), recoveryCodesLeft: z.int() }),
  },
  beginSecondFactor: {
    input: z.strictObject({ password: passwordHash }),
    /** The secret in base32, to type in, and the address that a QR code carries. */
    output: z.strictObject({ secret: z.string(), uri: z.string() }),
  },
  confirmSecondFactor: { input: z.strictObject({ code }), output: recoveryCodes },
  endSecondFactor: { input: z.strictObject({ password: passwordHash, code }), output: done },
  renewRecoveryCodes: { input: z.strictObject({ code }), output: recoveryCodes },
  passSecondFactor: {
    input: z.strictObject({ ticket: z.string().max(64), code }),
    output: membersSchemas.logIn.output,
  },
} satisfies SchemasOf<typeof memberSecondFactorEndpoints>;

export const memberSecondFactorOperatorSchemas = {
  endMemberSecondFactor: {
    input: z.strictObject({ memberId: z.string().max(64), reason: typedText(3, 200) }),
    output: done,
  },
} satisfies SchemasOf<typeof memberSecondFactorOperatorEndpoints>;
