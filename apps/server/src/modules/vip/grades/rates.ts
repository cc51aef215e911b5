/** Thousandths of a percent as percent: 450 is `0.45`. */
export function percentText(thousandths: number): string {
  return String(thousandths / 1_000);
}

/** Percent with at most three decimals in thousandths: `0.225` is 225. */
export function thousandthsOf(percent: string): number {
  return Math.round(Number(percent) * 1_000);
}
