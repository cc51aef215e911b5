const steps = 10n;

/** What is kept of a bonus whose play is asked for first; required and played in the same unit. */
export interface ReleaseState {
  /** Minor units. */
  readonly bonus: bigint;
  readonly required: bigint;
  readonly played: bigint;
}

/** Tenths of the requirement that are played, 0 to 10. */
export function tenthsPlayed({ required, played }: ReleaseState): bigint {
  if (required <= 0n || played >= required) return steps;
  return played > 0n ? (played * steps) / required : 0n;
}

/** What of the bonus has come free so far, in minor units: floor(bonus x tenths / 10), all of it at the tenth. */
export function releasedSoFar(state: ReleaseState): bigint {
  return (state.bonus * tenthsPlayed(state)) / steps;
}

/** What is to be paid now. Nothing where a correction took play away after it was paid: the next tenths make it up. */
export function releaseDue(state: ReleaseState, alreadyReleased: bigint): bigint {
  const due = releasedSoFar(state) - alreadyReleased;
  return due > 0n ? due : 0n;
}
