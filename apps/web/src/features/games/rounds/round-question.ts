import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';

type Round = OutputOf<Schemas['getRound']>;

/** A round as a question to the verifier, with what was shown of it to compare: what a member copies and `npm run verify` takes. */
export function roundQuestion({ game, stake, currency, bet, acts, nonce, steps, returned, seed }: Round) {
  const { serverSeed, clientSeed, commitment } = seed;
  return {
    kind: 'round',
    game,
    serverSeed,
    clientSeed,
    nonce,
    bet,
    acts,
    stake,
    currency,
    shown: { commit: commitment, steps, returned },
  };
}
