/** Working precision: e^(0.00006*ms) is computed in whole numbers, since engines may differ in the last bit of Math.exp. */
const one = 10n ** 40n;

/** e^0.00006 by its series; the thirteenth term is below the precision. */
const growth = (() => {
  let term = one;
  let sum = one;
  for (let index = 1n; index <= 12n; index += 1n) {
    term = (term * 6n) / (100_000n * index);
    sum += term;
  }
  return sum;
})();

/** The height of a flight after whole milliseconds, in hundredths: e^(0.00006*ms) cut to 0.01. */
export function flightAt(milliseconds: number): number {
  let power = one;
  let square = growth;
  for (let rest = Math.max(0, Math.floor(milliseconds)); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) power = (power * square) / one;
    square = (square * square) / one;
  }
  return Number((power * 100n) / one);
}

/** The first millisecond at which a flight is at or above a height in hundredths: when a target pays, when a point ends it. */
export function millisecondsTo(hundredths: number): number {
  let low = 0;
  let high = 1;
  while (flightAt(high) < hundredths) high *= 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (flightAt(middle) >= hundredths) high = middle;
    else low = middle + 1;
  }
  return low;
}
