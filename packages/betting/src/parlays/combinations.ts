/** How many ways there are to choose `size` of `count` legs; 0 if there are none. */
export function combinationCount(count: number, size: number): number {
  if (size < 0 || size > count) return 0;
  let product = 1;
  for (let step = 1; step <= size; step += 1) product = (product * (count - size + step)) / step;
  return product;
}

/** Every choice of `size` of `count` legs as ascending places, in lexical order: 3 choose 2 is 01, 02, 12. */
export function combinationsOf(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  const choices: number[][] = [];
  for (let first = 0; first <= count - size; first += 1) {
    for (const rest of combinationsOf(count - first - 1, size - 1)) {
      choices.push([first, ...rest.map((place) => place + first + 1)]);
    }
  }
  return choices;
}
