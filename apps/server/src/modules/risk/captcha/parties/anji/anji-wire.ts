import { createCipheriv } from 'node:crypto';
import { z } from 'zod';

/** AJ-Captcha's names for its two kinds. */
export const anjiTypes = { anjiPuzzle: 'blockPuzzle', anjiPoints: 'clickWord' } as const;

/** What the service says: `0000` done, `6110` no longer good, `6111` wrong place; anything else says nothing of the answer. */
export const anjiCodes = { done: '0000', over: '6110', wrong: '6111' } as const;

/** Base64 of the pictures' PNGs, without the head of a data address. */
const pictureText = z.string().min(32).max(700_000);

const key = z
  .string()
  .length(16)
  .or(z.literal(''))
  .nullish()
  .transform((text) => text ?? '');

const drawn = z.object({
  originalImageBase64: pictureText,
  token: z.string().min(8).max(128),
  secretKey: key,
});

/** Answer to `POST /captcha/get`. */
export const puzzleAnswer = z.object({
  repCode: z.literal(anjiCodes.done),
  repData: drawn.extend({ jigsawImageBase64: pictureText }),
});
/** The page has three presses; a service that is set to another number is not understood. */
export const pointsAnswer = z.object({
  repCode: z.literal(anjiCodes.done),
  repData: drawn.extend({ wordList: z.array(z.string().min(1).max(4)).length(3) }),
});

/** Answer to `POST /captcha/check` and `POST /captcha/verify`. */
export const saidAnswer = z.object({ repCode: z.string() });

/** AES-128-ECB with PKCS#7 under the challenge's key, in base64; the plain text where the service encrypts nothing. */
export function sealForAnji(text: string, secretKey: string): string {
  if (secretKey === '') return text;
  const cipher = createCipheriv('aes-128-ecb', Buffer.from(secretKey, 'utf8'), null);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** How the service writes a place: a puzzle's height is always 5, points are a list. */
export function placeText(answer: number | readonly { x: number; y: number }[]): string {
  return JSON.stringify(typeof answer === 'number' ? { x: answer, y: 5 } : answer);
}
