import { roundAt as firstRoundAt, timeOfRound } from '@fairway/fair-games';
import type { Platform } from '#platform/platform.ts';

/** A round by its chain and number. Who waits for it keeps both: on another chain the number is another round. */
export interface NamedRound {
  readonly chain: string;
  readonly round: number;
  /** When the chain emits it. */
  readonly at: Date;
}

/**
 * The first round at or after an instant, on the chain that is configured now. Throws an Error without a beacon (`beaconReady`), and
 * a FairGamesError `badTime` before the chain's beginning.
 */
export function roundAt(app: Pick<Platform, 'config'>, instant: Date): NamedRound {
  const { beacon } = app.config;
  if (!beacon) throw new Error('no beacon is configured');
  const { chain } = beacon;
  const round = firstRoundAt(chain, instant.getTime());
  return { chain: chain.hash, round, at: new Date(timeOfRound(chain, round)) };
}
