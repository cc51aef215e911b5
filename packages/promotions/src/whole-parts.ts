/** How many whole parts of a size an amount holds, and what is left of it: always from 0 up to, not including, the size. */
export function wholeParts(amount: bigint, size: bigint): { readonly parts: bigint; readonly rest: bigint } {
  const rest = ((amount % size) + size) % size;
  return { parts: (amount - rest) / size, rest };
}
