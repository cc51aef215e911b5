import type { TableShoe } from '../api/shapes.ts';

/**
 * A shoe as a question to the verifier, with what was shown of it: its root, and every card that was dealt, by its place. Undefined until
 * the link is out, which is after the shoe's end.
 */
export function shoeQuestion({ table, number, link, randomness, root }: TableShoe) {
  if (link === null || randomness === null || root === null) return undefined;
  return { kind: 'shoe', code: table, shoe: String(number), link, randomness, shown: { root } };
}
export type ShoeQuestion = NonNullable<ReturnType<typeof shoeQuestion>>;
