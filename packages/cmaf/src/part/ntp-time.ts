/** Seconds from 1900, where NTP begins, to 1970. */
const ntpEpoch = 2_208_988_800;

/** Milliseconds since 1970 as seconds since 1900 and a 32-bit fraction (RFC 5905), to a tenth of a millisecond and better. */
export function toNtp(milliseconds: number): [seconds: number, fraction: number] {
  const whole = Math.floor(milliseconds / 1000);
  const fraction = Math.round(((milliseconds - whole * 1000) / 1000) * 2 ** 32);
  return [(whole + ntpEpoch + Math.floor(fraction / 2 ** 32)) % 2 ** 32, fraction % 2 ** 32];
}

/** Back to milliseconds since 1970, rounded to a hundredth; the seconds' second era begins in 2036. */
export function fromNtp(seconds: number, fraction: number): number {
  const era = seconds < 2 ** 31 ? 2 ** 32 : 0;
  return Math.round((seconds + era - ntpEpoch) * 100_000 + (fraction / 2 ** 32) * 100_000) / 100;
}
