/** Hundredths of a decimal with at most two places, as settings write rates and multipliers: '1.5' is 150. */
export function hundredths(written: string): bigint {
  const [whole = '0', places = ''] = written.split('.');
  return BigInt(whole) * 100n + BigInt(places.padEnd(2, '0').slice(0, 2));
}

/** Hundredths as settings write them: 150 is '1.5'. */
export function hundredthsText(stored: number): string {
  const places = String(stored % 100).padStart(2, '0');
  const whole = String((stored - (stored % 100)) / 100);
  return places === '00' ? whole : `${whole}.${places.replace(/0$/, '')}`;
}

/** A per cent rate of minor units, rounded down: what a member is given. */
export function percentDown(minor: bigint, rate: string): bigint {
  return (minor * hundredths(rate)) / 10_000n;
}

/** A per cent rate of minor units, rounded up: what a member is charged. */
export function percentUp(minor: bigint, rate: string): bigint {
  return (minor * hundredths(rate) + 9_999n) / 10_000n;
}
