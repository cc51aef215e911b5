import { shareEqually } from './share-equally.ts';

/** A runner with what is counted, in the order in which the scores were reached. */
export interface Runner {
  readonly id: string;
  readonly score: bigint;
}

/** A place from 1, shared by all with the same score, and its prize in minor units. */
export interface RacePlace {
  readonly id: string;
  readonly place: number;
  readonly prize: bigint;
}

/**
 * The places of a race, the best first. Those who tie share the sum of the prizes of the places they take up, spare fen to the one who was
 * there first; a score of 0 has no place.
 */
export function settleRace(runners: readonly Runner[], prizes: readonly bigint[]): RacePlace[] {
  const ranked = runners
    .filter(({ score }) => score > 0n)
    .toSorted((one, other) => (one.score === other.score ? 0 : one.score > other.score ? -1 : 1));
  const places: RacePlace[] = [];
  while (places.length < ranked.length) {
    const first = places.length;
    const tied = ranked.filter(({ score }) => score === ranked[first]?.score);
    const sum = prizes.slice(first, first + tied.length).reduce((total, prize) => total + prize, 0n);
    const shares = shareEqually(sum, tied.length);
    for (const [index, { id }] of tied.entries())
      places.push({ id, place: first + 1, prize: shares[index] ?? 0n });
  }
  return places;
}
