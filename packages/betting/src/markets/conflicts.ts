/** A leg as far as combining is concerned. */
export interface CombinableLeg {
  readonly fixtureId: string;
}

/** Two legs that cannot be in one combination, by their places in the slip. */
export interface LegConflict {
  readonly first: number;
  readonly second: number;
  readonly reason: 'sameFixture';
}

/**
 * Every pair of related legs, so that the slip can say which two. Selections of one fixture depend on each other
 * (home win and over 2.5), hence their prices may not be multiplied. Empty: the legs can be combined.
 */
export function conflictsOf(legs: readonly CombinableLeg[]): LegConflict[] {
  return legs.flatMap((leg, first) =>
    legs.flatMap((other, second) =>
      second > first && other.fixtureId === leg.fixtureId
        ? [{ first, second, reason: 'sameFixture' as const }]
        : [],
    ),
  );
}
