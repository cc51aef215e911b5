/** An exact fraction of the wire as a percentage of two decimals, cut: `41/100` is 41.00. */
export function chanceText(fraction: string): string {
  const [over = '0', under = '1'] = fraction.split('/');
  const hundredths = (BigInt(over) * 10_000n) / BigInt(under);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}%`;
}
