import {
  FairGamesError,
  memberStream,
  returnOf,
  type Act,
  type MemberGame,
  type Round,
} from '@fairway/fair-games';
import type { Money } from '@fairway/money';
import { AppError } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { hashing } from '../rules/hashing.ts';
import { openSeed } from '../seeds/make-seed.ts';
import type { BegunSeed } from '../tables.ts';

/** What of a round follows from its seeds, bet and acts: nothing else has a part in it. */
export interface Played {
  readonly round: Round;
  /** Null while it is open. */
  readonly returned: Money | null;
  /** What cashing out would return now, where that is offered; the return of a round that is settled. */
  readonly cashOut: Money;
}

export interface PlayedFrom {
  readonly seed: BegunSeed;
  readonly nonce: number;
  readonly stake: Money;
  readonly bet: unknown;
  readonly acts: readonly Act[];
}

/** Plays a round, or plays it again. Throws `gameBetInvalid`. */
export function playRound(
  app: Pick<Platform, 'config'>,
  rules: MemberGame,
  { seed, nonce, stake, bet, acts }: PlayedFrom,
): Played {
  const seeds = { serverSeed: openSeed(app, seed), clientSeed: seed.client_seed, nonce };
  try {
    const round = rules.play(memberStream(hashing, seeds), bet, acts);
    const cashOut = returnOf(stake, round.multiplier);
    return { round, cashOut, returned: round.status === 'open' ? null : cashOut };
  } catch (fault) {
    if (fault instanceof FairGamesError) throw new AppError('gameBetInvalid', {}, { fault: fault.fault });
    throw fault;
  }
}
