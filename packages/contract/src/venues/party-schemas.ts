import { z } from 'zod';
import type { SchemasOf } from '../endpoint.ts';
import { cursor, instant, nothing, typedText, uuid, walletCurrency } from '../fields.ts';
import { channelCode } from './code-schemas.ts';
import { listedGameStates } from './game-lists.ts';
import type { venuesPartyEndpoints } from './party-endpoints.ts';
import {
  partySettingStates,
  partyStates,
  signatureAlgorithms,
  signatureNonceStates,
  signatureTimeStates,
  signatureVariants,
  signatureVerdicts,
} from './signatures.ts';

/** A message is pasted whole: its bytes count. */
const mostBody = 32_768;

const venueParty = z.strictObject({
  channelCode,
  name: z.strictObject({ zh: z.string(), en: z.string() }),
  /** `seamless`: it calls our wallet. `transfer`: it keeps a wallet of its own, which we call. */
  wallet: z.enum(['seamless', 'transfer']),
  state: z.enum(partyStates.codeList),
  settings: z.array(
    z.strictObject({
      /** Of the environment. */
      name: z.string(),
      form: z.enum(['address', 'secret', 'text']),
      state: z.enum(partySettingStates.codeList),
    }),
  ),
  /** Calls that were refused in the last seven days; 0 for a venue that we call. */
  refused: z.int(),
});

const takenCall = z.strictObject({
  at: instant,
  /** The venue's number of the call. */
  id: z.string(),
  kind: z.enum(['bet', 'win', 'rollback', 'adjustment', 'promo', 'seal']),
  memberId: uuid,
  currency: walletCurrency,
  /** What it changed for the member, below zero for a stake. */
  amount: z.string(),
  round: z.string().nullable(),
});

const refusedCalls = z.strictObject({
  /** As the venue names it in the path; `unknown` for any that its form does not have. */
  operation: z.string(),
  /** A name of the table of errors. */
  reason: z.string(),
  count: z.int(),
  firstAt: instant,
  lastAt: instant,
  /** Where the last of them came from, and the number by which the log has it. */
  lastAddress: z.string(),
  lastRequestId: z.string(),
});

const signatureReading = z.strictObject({
  algorithm: z.enum(signatureAlgorithms.codeList),
  verdict: z.enum(signatureVerdicts.codeList),
  /** Under which of the venue's keys it holds. */
  key: z.enum(['present', 'next']).nullable(),
  /** The text that has to be signed, and its SHA-256 in hexadecimal. */
  text: z.string(),
  bytes: z.int(),
  digest: z.string(),
  /** The digest that was signed, where the signature shows it (RSA); null where it cannot be read. */
  givenDigest: z.string().nullable(),
  /** Headers that the form takes and the message lacks. */
  missing: z.array(z.string()),
  /** Under which other text the signature holds. */
  fits: z.enum(signatureVariants.codeList).nullable(),
  /** Where the text that the venue says it signed leaves ours, in bytes from the start. */
  difference: z.strictObject({ at: z.int(), ours: z.string(), theirs: z.string() }).nullable(),
  time: z
    .strictObject({
      at: instant,
      /** How old it was when it arrived; below zero for one from the future. */
      ageSeconds: z.number(),
      state: z.enum(signatureTimeStates.codeList),
    })
    .nullable(),
  nonce: z.enum(signatureNonceStates.codeList),
});

const listedGame = z.strictObject({
  /** The venue's own code. */
  code: z.string(),
  name: z.strictObject({ zh: z.string(), en: z.string() }),
  state: z.enum(listedGameStates.codeList),
  /** In how many readings in a row it was missing; with the second it is closed. */
  missed: z.int(),
  firstSeenAt: instant,
  seenAt: instant,
  changedAt: instant,
  /** The operator who decided last; '' where a reading did. */
  changedBy: z.string(),
  version: z.int(),
});

export const venuesPartySchemas = {
  listVenueGames: {
    input: z.strictObject({
      channelCode,
      state: z.enum(listedGameStates.codeList).default('waiting'),
      cursor: cursor.optional(),
    }),
    output: z.strictObject({
      games: z.array(listedGame),
      next: cursor.nullable(),
      counts: z.strictObject({
        waiting: z.int(),
        released: z.int(),
        withheld: z.int(),
        vanished: z.int(),
        /** Released, and not in the last reading. */
        missing: z.int(),
      }),
      /** The last reading; `fault` is '' when it came about. Null before the first. */
      reading: z.strictObject({ at: instant, games: z.int(), fault: z.string() }).nullable(),
    }),
  },
  decideVenueGames: {
    input: z.strictObject({
      channelCode,
      games: z
        .array(z.strictObject({ code: z.string().min(1).max(64), version: z.int() }))
        .min(1)
        .max(50),
      released: z.boolean(),
      reason: typedText(3, 200),
    }),
    output: z.strictObject({ games: z.array(listedGame) }),
  },
  listVenueParties: { input: nothing, output: z.strictObject({ parties: z.array(venueParty) }) },
  listVenueCalls: {
    input: z.strictObject({ channelCode }),
    output: z.strictObject({ taken: z.array(takenCall), refused: z.array(refusedCalls) }),
  },
  checkVenueSignature: {
    input: z.strictObject({
      channelCode,
      method: z.enum(['POST', 'GET']).default('POST'),
      /** Path and query as they were called; an answer of a venue has none. */
      path: z.string().max(2048).default(''),
      headers: z
        .array(z.strictObject({ name: z.string().min(1).max(128), value: z.string().max(4096) }))
        .max(60),
      body: z.string().max(mostBody),
      /** `base64` where copying would change the bytes. */
      encoding: z.enum(['text', 'base64']).default('text'),
      /** The text that the venue says it signed. */
      signedText: z
        .string()
        .max(mostBody + 4096)
        .optional(),
      /** When it arrived; now, if left out. */
      receivedAt: instant.optional(),
    }),
    output: signatureReading,
  },
} satisfies SchemasOf<typeof venuesPartyEndpoints>;

export type VenueParty = z.output<typeof venueParty>;
export type TakenVenueCall = z.output<typeof takenCall>;
export type RefusedVenueCalls = z.output<typeof refusedCalls>;
export type ListedVenueGame = z.output<typeof listedGame>;
export type VenueSignatureReading = z.output<typeof signatureReading>;
