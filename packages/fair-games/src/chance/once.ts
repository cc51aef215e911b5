/** A function that computes each answer once, by a key of its argument. */
export function once<A, T>(keyOf: (argument: A) => number, compute: (argument: A) => T): (argument: A) => T {
  const known = new Map<number, T>();
  return (argument) => {
    const key = keyOf(argument);
    const found = known.get(key);
    if (found !== undefined) return found;
    const computed = compute(argument);
    known.set(key, computed);
    return computed;
  };
}
