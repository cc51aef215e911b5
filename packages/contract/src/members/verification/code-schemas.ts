import { z } from 'zod';
import type { SchemasOf } from '../../endpoint.ts';
import { instant, typedText, uuid } from '../../fields.ts';
import { captchaAnswer } from '../../risk/schemas.ts';
import type { memberCodeEndpoints } from './code-endpoints.ts';
import { ownerProof } from './owner-proof-schemas.ts';
import { memberProfile, membersSchemas, passwordHash } from '../schemas.ts';

/** Digits of the area without a plus, and of the number within it; the rules of the area are checked by the operation. */
const phone = { areaCode: z.string().regex(/^\d{1,4}$/), phone: z.string().max(20) };

/** Where a code goes. */
export const codeTarget = z.discriminatedUnion('channel', [
  z.strictObject({ channel: z.literal('sms'), ...phone }),
  z.strictObject({ channel: z.literal('email'), email: z.string().max(254) }),
]);

const captcha = { captcha: captchaAnswer.optional() };

const codeSent = z.strictObject({
  /** Names the code when it is used; a code is bound to it. */
  codeId: uuid,
  /** Seconds until the next one can be sent. */
  resendAfter: z.int(),
  expiresAt: instant,
});

/** Of a code to what is bound: where it went, masked. */
export const codeSentTo = z.strictObject({ ...codeSent.shape, sentTo: z.string() });

const codeUse = { codeId: uuid, code: z.string().regex(/^\d{1,10}$/) };

const bound = { input: z.strictObject(codeUse), output: memberProfile };

export const memberCodeSchemas = {
  sendLoginCode: { input: z.strictObject({ ...phone, ...captcha }), output: codeSent },
  sendRegisterCode: { input: z.strictObject({ ...phone, ...captcha }), output: codeSent },
  logInBySms: {
    input: z.strictObject({ ...phone, ...codeUse }),
    output: membersSchemas.logIn.output,
  },
  sendResetCode: {
    input: z.strictObject({ name: typedText(1, 32), to: codeTarget, ...captcha }),
    output: codeSent,
  },
  checkResetCode: {
    input: z.strictObject(codeUse),
    output: z.strictObject({ ticket: z.string(), expiresAt: instant }),
  },
  resetPassword: {
    input: z.strictObject({
      name: typedText(1, 32),
      ticket: z.string().max(64),
      newPassword: passwordHash,
    }),
    output: z.null(),
  },
  sendStepUpCode: { input: z.strictObject({ ...captcha }), output: codeSentTo },
  sendBindCode: {
    input: z.strictObject({ to: codeTarget, proof: ownerProof.optional(), ...captcha }),
    output: codeSent,
  },
  bindPhone: bound,
  bindEmail: bound,
} satisfies SchemasOf<typeof memberCodeEndpoints>;

export type CodeTarget = z.output<typeof codeTarget>;
export type CodeSent = z.output<typeof codeSent>;
