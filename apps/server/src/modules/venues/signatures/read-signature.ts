import type { SignatureAlgorithm, SignatureNonceState } from '@fairway/contract/venues/signatures.ts';
import type { ReceivedMessage, SignatureReading } from './signature-reading.ts';
import { variantsOf } from './text-variants.ts';

/** How one form signs. */
export interface SignatureRules {
  readonly algorithm: SignatureAlgorithm;
  /** Names of its headers in lower case; those it does without are undefined. */
  readonly headers: { readonly signature: string; readonly timestamp?: string; readonly nonce?: string };
  readonly textOf: (message: ReceivedMessage) => Buffer;
  /** Which of the venue's keys made it; undefined for none of them. */
  readonly keyOf: (text: Buffer, signature: string) => 'present' | 'next' | undefined;
  readonly isForm: (found: { signature: string; timestamp: string; nonce: string }) => boolean;
  /** Other notations of the same signature; base64 forms take one in hexadecimal. */
  readonly takesHex: boolean;
  readonly opened?: (signature: string) => string | null;
  /** How far a stamp may lie behind and ahead of our clock, in milliseconds. */
  readonly oldestMs?: number;
  readonly aheadMs?: number;
  readonly nonceState: (nonce: string | undefined, timestamp: string | undefined) => SignatureNonceState;
}

/** Judges a message by its form's rules: nothing of it is carried out, and no nonce is used up. */
export function readSignature(rules: SignatureRules, message: ReceivedMessage): SignatureReading {
  const of = (name: string | undefined) => (name === undefined ? undefined : message.headers[name]);
  const { signature: name, timestamp: timeName, nonce: nonceName } = rules.headers;
  const signature = of(name);
  const timestamp = of(timeName);
  const nonce = of(nonceName);
  const missing = [name, timeName, nonceName].flatMap((one) =>
    one !== undefined && !message.headers[one] ? [one] : [],
  );
  const text = rules.textOf(message);
  const said = {
    algorithm: rules.algorithm,
    text,
    missing,
    givenDigest: signature ? (rules.opened?.(signature) ?? null) : null,
    time: timeOf(rules, timestamp, message.receivedAt),
    nonce: rules.nonceState(nonce, timestamp),
  };
  if (!signature || missing.length > 0) return { ...said, verdict: 'missing', key: null, fits: null };
  const key = rules.keyOf(text, signature);
  if (!rules.isForm({ signature, timestamp: timestamp ?? '', nonce: nonce ?? '' })) {
    const isHex = rules.takesHex && /^([0-9a-f]{2})+$/i.test(signature);
    const fitsInHex = isHex && rules.keyOf(text, Buffer.from(signature, 'hex').toString('base64'));
    return { ...said, verdict: 'malformed', key: null, fits: fitsInHex ? 'hexNotation' : null };
  }
  if (key) return { ...said, verdict: 'valid', key, fits: null };
  const fits = variantsOf(message, rules.textOf).find(([, other]) => rules.keyOf(other, signature));
  return { ...said, verdict: 'invalid', key: null, fits: fits?.[0] ?? null };
}

function timeOf(
  { oldestMs = Infinity, aheadMs = Infinity }: SignatureRules,
  timestamp: string | undefined,
  receivedAt: Date,
): SignatureReading['time'] {
  if (timestamp === undefined || !/^\d{13}$/.test(timestamp)) return null;
  const ageMs = receivedAt.getTime() - Number(timestamp);
  const state = ageMs > oldestMs ? 'late' : ageMs < -aheadMs ? 'ahead' : 'within';
  return { at: new Date(Number(timestamp)), ageMs, state };
}
