/**
 * A pot in equal shares, one a part, in minor units: floor(pot / n) each, and of what is left over one more to each of the earliest. The
 * shares add up to the pot. Throws RangeError for no parts or a pot below nothing.
 */
export function shareEqually(pot: bigint, parts: number): bigint[] {
  if (!Number.isSafeInteger(parts) || parts < 1 || pot < 0n)
    throw new RangeError(`no ${parts} shares of ${pot}`);
  const [share, spare] = [pot / BigInt(parts), pot % BigInt(parts)];
  return Array.from({ length: parts }, (_, index) => share + (BigInt(index) < spare ? 1n : 0n));
}
