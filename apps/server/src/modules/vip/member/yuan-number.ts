/**
 * Fen as a JSON number of yuan: the wire of VIP is numeric (specification section 3). Exact to two decimals below 2^53 fen, which is
 * more than the ledger holds.
 */
export function yuanNumber(fen: bigint): number {
  return Number(fen) / 100;
}
