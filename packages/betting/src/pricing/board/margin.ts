const steps = 32;

/**
 * Probabilities that sum to 1, raised so that they sum to `overround` (1.06 is a margin of 6 %), by the power method; where two
 * selections come true together they sum to 2, and `overround` is twice the market's:
 * each becomes p^k with one k. Long shots carry more of the margin than favourites, as their bettors do.
 */
export function withMargin(probabilities: readonly number[], overround: number): number[] {
  const alive = probabilities.filter((probability) => probability > 0);
  const certain = Math.max(...alive, 0) > 1 - 1e-9;
  if (overround <= 1 || certain || alive.length < overround) return [...probabilities];

  let [low, high] = [0, 1];
  for (let step = 0; step < steps; step += 1) {
    const power = (low + high) / 2;
    const sum = alive.reduce((total, probability) => total + probability ** power, 0);
    if (sum > overround) low = power;
    else high = power;
  }
  return probabilities.map((probability) => (probability > 0 ? probability ** high : 0));
}
