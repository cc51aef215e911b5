import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { done, instant, uuid } from '../fields.ts';
import type { riskEndpoints } from './endpoints.ts';
import { captchaKindNames } from './captcha-kinds.ts';

/** What a captcha permits; one made for the login opens nothing else. */
export const captchaPurpose = z.enum(['login', 'register', 'code', 'robot']);
/**
 * `picture`: drawn characters. `question`: a sum as text, for members who cannot see or move what the others show.
 * `slider`: a piece to push into its place. `points`: characters to press in an order.
 */
export const captchaKind = z.enum(captchaKindNames);

/**
 * A captcha's answer as it travels with the call that it permits: letters of either case, a slider's distance in pixels
 * of its picture, the pressed points `x,y;x,y;x,y`, or the ticket of `checkCaptcha`.
 */
export const captchaAnswer = z.strictObject({ captchaId: uuid, answer: z.string().min(1).max(64) });

/**
 * `kind` chooses nothing that counts: `question` asks for text, which a few may have; the check page names what its
 * address says. The server's kind comes otherwise, and always where a check is demanded.
 */
const wanted = z.strictObject({ purpose: captchaPurpose, kind: captchaKind.optional() });
const named = z.strictObject({ captchaId: uuid });

const challenge = z.strictObject({
  captchaId: uuid,
  kind: captchaKind,
  /** The picture as a data address, null for a question. */
  image: z.string().nullable(),
  /** What is asked, in the caller's language; null where the picture says it. */
  question: z.string().nullable(),
  /** The piece of a slider as a data address, and how far down it lies in the picture, in pixels. */
  piece: z.string().nullable(),
  pieceTop: z.int().nullable(),
  /** The picture's and the piece's own size in pixels, in which places are answered: another one for each who draws. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  pieceWidth: z.int().nullable(),
  /** Whether one as text may be asked for instead. */
  offersQuestion: z.boolean(),
  expiresAt: instant,
});

export const riskSchemas = {
  createCaptcha: { input: wanted, output: challenge },
  registerCaptcha: {
    input: wanted,
    output: z.strictObject({ captchaId: uuid, kind: captchaKind, expiresAt: instant }),
  },
  getCaptcha: { input: named, output: challenge },
  getCaptchaImage: { input: named, output: z.never() },
  checkCaptcha: { input: captchaAnswer, output: z.strictObject({ ticket: z.string() }) },
  passRobotCheck: { input: z.strictObject({ captcha: captchaAnswer }), output: done },
} satisfies SchemasOf<typeof riskEndpoints>;

export type CaptchaKind = z.output<typeof captchaKind>;
export type CaptchaPurpose = z.output<typeof captchaPurpose>;
export type CaptchaAnswer = z.output<typeof captchaAnswer>;
