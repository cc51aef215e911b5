import type {
  SignatureAlgorithm,
  SignatureNonceState,
  SignatureTimeState,
  SignatureVariant,
  SignatureVerdict,
} from '@fairway/contract/venues/signatures.ts';

/** A message as it arrived: a venue's call, or its answer to one of ours. */
export interface ReceivedMessage {
  readonly method: string;
  /** Path and query; '' for an answer. */
  readonly url: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly rawBody: Buffer;
  readonly receivedAt: Date;
}

/** What is to be said of a message's signature. Nothing here helps to make one: of a shared key only whether it fits is said. */
export interface SignatureReading {
  readonly algorithm: SignatureAlgorithm;
  /** What has to be signed. */
  readonly text: Buffer;
  /** Headers that the form takes and the message lacks. */
  readonly missing: readonly string[];
  readonly verdict: SignatureVerdict;
  readonly key: 'present' | 'next' | null;
  /** The digest that was signed, in hexadecimal, where a public key opens the signature. */
  readonly givenDigest: string | null;
  readonly fits: SignatureVariant | null;
  readonly time: { readonly at: Date; readonly ageMs: number; readonly state: SignatureTimeState } | null;
  readonly nonce: SignatureNonceState;
}

/** Judges the signature of a message that one form words. Pure but for the nonces that were used. */
export type ReadSignature = (message: ReceivedMessage) => SignatureReading;
