/** A prize for reaching a count or a sum, once each. Prizes are minor units. */
export interface PrizeStep<T extends number | bigint = number> {
  readonly least: T;
  readonly prize: bigint;
}

/** The steps that are reached: a prize each, and each once. */
export function stepsReached<T extends number | bigint>(
  steps: readonly PrizeStep<T>[],
  reached: T,
): readonly PrizeStep<T>[] {
  return steps.filter(({ least }) => reached >= least);
}

/** The first step that is not reached; undefined after the last. */
export function nextStep<T extends number | bigint>(
  steps: readonly PrizeStep<T>[],
  reached: T,
): PrizeStep<T> | undefined {
  return steps.find(({ least }) => reached < least);
}
