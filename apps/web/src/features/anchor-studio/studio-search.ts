export const studioViews = ['live', 'schedule', 'room', 'income', 'contract'] as const;
type StudioTab = (typeof studioViews)[number];

/** What the studio's address says; a plain address is the first view. */
export interface StudioSearch {
  view?: StudioTab;
}

export const studioKeys = ['view'] as const satisfies readonly (keyof StudioSearch)[];

export function readStudioSearch(raw: Record<string, unknown>): StudioSearch {
  const view = studioViews.find((one) => one === raw['view']);
  return view && view !== 'live' ? { view } : {};
}
