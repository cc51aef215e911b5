/** A deposit that a reward rests on: the order and when it was settled; an order that is settled again is another deposit. */
export interface DepositBasis {
  readonly ref: string;
  readonly at: Date;
  /** Fen, USDT at the fixed rate. */
  readonly amount: bigint;
}

export type DepositKey = Pick<DepositBasis, 'ref' | 'at'>;

/** One name for a deposit, to look for it among others. */
export function depositName({ ref, at }: { readonly ref: string | null; readonly at: Date }): string {
  return `${ref}@${at.getTime()}`;
}
