import { useState } from 'react';

/** The cursors of a list that is read page by page: the present one, and how to turn to its neighbours. */
export function usePages() {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    cursor: cursors.at(-1),
    first: () => setCursors([]),
    newer: cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1)),
    older: (next: string | null | undefined) =>
      typeof next === 'string' ? () => setCursors([...cursors, next]) : undefined,
  };
}
