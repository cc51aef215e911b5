import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface FoldedLeagues {
  /** Ids of the leagues whose matches are folded away in the tree. */
  folded: string[];
  toggle: (id: string) => void;
}

/** Which leagues of the tree are folded; remembered in this browser. */
export const useFoldedLeagues = create<FoldedLeagues>()(
  persist(
    (set) => ({
      folded: [],
      toggle: (id) =>
        set(({ folded }) => ({
          folded: folded.includes(id) ? folded.filter((known) => known !== id) : [...folded, id],
        })),
    }),
    { name: 'fairway.foldedLeagues' },
  ),
);
