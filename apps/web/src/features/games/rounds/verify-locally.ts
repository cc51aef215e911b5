import { verify } from '@fairway/fair-games';
import type { OutputOf } from '@fairway/contract';
import type { Schemas } from '@fairway/contract/schemas.ts';
import { hashing } from './play-locally.ts';

type Round = OutputOf<Schemas['getRound']>;

/**
 * Plays a round again in this browser from its revealed server seed: whether commitment, steps and return are those that the server
 * showed. The same code as `npm run verify`.
 */
export function verifyLocally({
  game,
  stake,
  currency,
  bet,
  acts,
  nonce,
  steps,
  returned,
  seed,
}: Round): boolean {
  const { serverSeed, clientSeed, commitment } = seed;
  const answer = verify(hashing, {
    kind: 'round',
    game,
    serverSeed,
    clientSeed,
    nonce,
    bet,
    acts,
    stake,
    currency,
  });
  if (typeof answer !== 'object' || answer === null || !('commit' in answer)) return false;
  const again = { commitment: answer.commit, steps: answer.steps, returned: answer.returned };
  return canonical(again) === canonical({ commitment, steps, returned });
}

/** JSON with its names in order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
