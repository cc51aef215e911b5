/** So many per cent of an amount, e.g. «0.3»; what is below the minor unit stays with the house. */
export function shareOf(amount: bigint, percent: string): bigint {
  return (amount * hundredths(percent)) / 10_000n;
}

function hundredths(percent: string): bigint {
  const [whole = '0', places = ''] = percent.split('.');
  return BigInt(whole) * 100n + BigInt(places.padEnd(2, '0').slice(0, 2));
}
