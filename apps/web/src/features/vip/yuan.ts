/** Yuan from the wire, which has them as numbers here, with grouped digits and two decimals: `86,000.00`. */
export function yuan(amount: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Whole yuan: `28,888`. */
export function wholeYuan(amount: number): string {
  return amount.toLocaleString('en-US');
}
