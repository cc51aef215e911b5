/** JSON with sorted keys: equal inputs give equal text whatever order their fields arrived in. bigint is written as text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'bigint') return part.toString();
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([left], [right]) => (left < right ? -1 : 1)));
  });
}
