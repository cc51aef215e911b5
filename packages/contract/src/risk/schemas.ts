import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { done, instant, uuid } from '../fields.ts';
import type { riskEndpoints } from './endpoints.ts';

/** What a captcha lets through; one made for the login opens nothing else. */
export const captchaPurpose = z.enum(['login', 'register', 'code', 'robot']);
/** `picture`: drawn characters. `question`: a sum in words, for whoever cannot see or read the picture. */
export const captchaKind = z.enum(['picture', 'question']);

/** A captcha's answer as it travels with the call that it lets through; letters of either case. */
export const captchaAnswer = z.strictObject({ captchaId: uuid, answer: z.string().min(1).max(16) });

export const riskSchemas = {
  createCaptcha: {
    input: z.strictObject({ purpose: captchaPurpose, kind: captchaKind }),
    output: z.strictObject({
      captchaId: uuid,
      kind: captchaKind,
      /** The picture as a data address, null for a question. */
      image: z.string().nullable(),
      /** The sum in the caller's language, null for a picture. */
      question: z.string().nullable(),
      expiresAt: instant,
    }),
  },
  passRobotCheck: { input: z.strictObject({ captcha: captchaAnswer }), output: done },
} satisfies SchemasOf<typeof riskEndpoints>;

export type CaptchaPurpose = z.output<typeof captchaPurpose>;
export type CaptchaAnswer = z.output<typeof captchaAnswer>;
