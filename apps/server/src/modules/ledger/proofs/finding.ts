/** What a proof found wrong. Amounts are minor units. */
export type Finding =
  | { kind: 'entry'; account: string; seq: bigint; expected: bigint | null; found: bigint }
  | { kind: 'locked'; account: string; expected: bigint; found: bigint }
  | { kind: 'house'; account: string; batch: bigint; expected: bigint | null; found: bigint | null }
  | { kind: 'transfer'; shard: number; transferId: string; total: string }
  | { kind: 'total'; currency: string; total: string }
  | { kind: 'seal'; no: bigint; afterBatch: bigint; toBatch: bigint };

/** The result of a proof: how much was looked at, what was wrong, and which accounts (by key) are frozen for it. */
export interface Proof {
  readonly accounts: number;
  readonly findings: readonly Finding[];
  readonly frozen: readonly string[];
}
