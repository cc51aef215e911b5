/** A member's money when a bonus paid upfront is given up; minor units. */
export interface UpfrontState {
  readonly bonus: bigint;
  /** The center wallet now. */
  readonly center: bigint;
  /** All own funds now, and just after the bonus was paid. */
  readonly funds: bigint;
  readonly fundsAfterGrant: bigint;
  /** Paid in and out between the two. */
  readonly deposits: bigint;
  readonly withdrawals: bigint;
}

/**
 * What goes back: the bonus and what was won since, no more than the center wallet holds. Losses are not given back, so a member keeps the
 * own deposits.
 */
export function giveUpAmount(state: UpfrontState): bigint {
  const won = state.funds - state.fundsAfterGrant - state.deposits + state.withdrawals;
  const owed = state.bonus + (won > 0n ? won : 0n);
  return owed < state.center ? owed : state.center;
}

/** Why a bonus cannot be given up now: what is still open could be won or lost afterwards. Undefined where it can. */
export function giveUpRefusal({
  openBets,
  atVenues,
}: {
  readonly openBets: number;
  readonly atVenues: bigint;
}): 'betsOpen' | 'moneyAtVenue' | undefined {
  if (openBets > 0) return 'betsOpen';
  return atVenues > 0n ? 'moneyAtVenue' : undefined;
}
