/** A line through values, lowest at the bottom, with 2 px of air above and below. Two values at least. */
export function sparklinePath(values: readonly number[], width: number, height: number): string {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = width / Math.max(values.length - 1, 1);
  const points = values.map((v, i) => {
    const y = height - 2 - ((v - low) / span) * (height - 4);
    return `${Math.round(i * step * 10) / 10} ${Math.round(y * 10) / 10}`;
  });
  return `M${points.join('L')}`;
}
