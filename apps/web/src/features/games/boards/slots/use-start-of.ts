import { useState } from 'react';

/** Where the reels stood before a round and stand after it; the positions of an earlier round are where the next one starts from. */
export function useStartOf(
  id: string | undefined,
  stopsAfter: readonly number[],
  idle: readonly number[],
): readonly number[] {
  const [seen, setSeen] = useState<{
    id: string | undefined;
    before: readonly number[];
    after: readonly number[];
  }>({
    id: undefined,
    before: idle,
    after: idle,
  });
  if (id === undefined || id === seen.id) return seen.before;
  setSeen({ id, before: seen.after, after: stopsAfter });
  return seen.after;
}
