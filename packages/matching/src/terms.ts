/** The published figures of the rule. A change of one is a new version of the rule: a log is replayed with the terms it was written under. */
export interface MatchTerms {
  /** Orders that entered within the same span of this many seconds count as equally old. */
  readonly bandSeconds: number;
  /** The smallest part, and the smallest rest that a part may leave, in minor units: below it nobody could pay the rest. */
  readonly minPart: bigint;
  /** The most parts of one withdrawal; the last one must fit exactly. */
  readonly maxParts: number;
  /** How long a deposit waits for a payee, in seconds. */
  readonly depositWaitSeconds: number;
  /** How long a withdrawal waits for payers before its rest goes to the ordinary payout, in seconds. */
  readonly withdrawalWaitSeconds: number;
}

/** The terms in force: amounts in fen. */
export const matchTerms: MatchTerms = {
  bandSeconds: 60,
  minPart: 100_00n,
  maxParts: 8,
  depositWaitSeconds: 120,
  withdrawalWaitSeconds: 1800,
};
