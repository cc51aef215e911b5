/*
 * Between server and origin each question and each answer is sealed: `v1=` and the HMAC-SHA256 (hex) under MEDIA_SECRET over the lines
 * path, nonce, time and body. The answer repeats nonce and time of its question and seals its own body.
 */

export const mediaSealHeaders = {
  nonce: 'x-media-nonce',
  /** Milliseconds since 1970; a message more than `mediaSealSeconds` off is refused. */
  time: 'x-media-time',
  signature: 'x-media-signature',
} as const;

export const mediaSealSeconds = 60;

/** The text under the seal. */
export function mediaSealText(path: string, nonce: string, time: string, body: string): string {
  return ['fairway-media-v1', path, nonce, time, body].join('\n');
}
