/** Which games the hall shows: those of a tab, and of them what a keyword names. Without a tab all of them. */
export interface HallSearch {
  tab?: 'hot' | 'collected' | 'recent';
  keyword?: string;
}

export const hallTabs = ['all', 'hot', 'collected', 'recent'] as const;
export type HallTab = (typeof hallTabs)[number];

/** Reads the choice from the address; what is not one is left out. */
export function readHallSearch(search: Record<string, unknown>): HallSearch {
  const tab = hallTabs.find((one) => one === search['tab']);
  // The router reads digits in an address as a number.
  const typed = search['keyword'];
  const keyword = typeof typed === 'number' ? String(typed) : typed;
  return {
    ...(tab !== undefined && tab !== 'all' ? { tab } : {}),
    ...(typeof keyword === 'string' && keyword.trim() !== '' ? { keyword: keyword.slice(0, 40) } : {}),
  };
}
