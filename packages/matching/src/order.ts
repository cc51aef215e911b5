/** A deposit that waits for a payee. */
export interface OpenDeposit {
  readonly billNo: string;
  /** Its place in the log: of two orders of one instant the one with the lower number came first. */
  readonly seq: number;
  /** When it entered, in whole seconds since the epoch. */
  readonly at: number;
  /** Minor units; paid to one payee in one sum. */
  readonly amount: bigint;
  /** Who is behind it: member, cards, devices, phone. Orders that share a key are never matched. */
  readonly keys: readonly string[];
}

/** A withdrawal that is paid by deposits, in whole or in parts. */
export interface OpenWithdrawal {
  readonly billNo: string;
  readonly seq: number;
  readonly at: number;
  /** What no part covers yet, in minor units. */
  readonly rest: bigint;
  /** Parts that count: in flight or confirmed. */
  readonly parts: number;
  readonly keys: readonly string[];
}

/** One part: this deposit pays this much of this withdrawal. */
export interface Match {
  readonly deposit: string;
  readonly withdrawal: string;
  readonly amount: bigint;
}

/** Whether one person is behind both orders. */
export function isSamePerson(one: { keys: readonly string[] }, other: { keys: readonly string[] }): boolean {
  return one.keys.some((key) => other.keys.includes(key));
}
