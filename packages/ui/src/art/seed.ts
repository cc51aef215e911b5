/** A 32-bit number from a text (FNV-1a): the same text always draw the same picture. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Numbers in [0, 1) from a seed, for strewing things in a drawing. Never for draws or money. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** One of a list by a seed; `turn` picks independently for each question asked of the same seed. */
export function pick<T>(list: readonly [T, ...T[]], seed: number, turn: number): T {
  const mixed = Math.imul(seed ^ Math.imul(turn + 1, 0x9e3779b1), 0x85ebca6b) >>> 0;
  return list[((mixed ^ (mixed >>> 15)) >>> 0) % list.length] ?? list[0];
}
