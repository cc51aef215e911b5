/** A weight as its share of all of them in per cent, at most four places: `0.01%`. */
export function chanceText(weight: number, total: number): string {
  return `${Number(((weight / total) * 100).toFixed(4))}%`;
}
