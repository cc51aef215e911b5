export const lobbyViews = ['match', 'anchors', 'schedule'] as const;
export type LobbyView = (typeof lobbyViews)[number];

/** What the lobby's address says; a plain address is the first view without filters. */
export interface LobbySearch {
  view?: LobbyView;
  category?: string;
  venue?: string;
  league?: string;
  status?: 'live' | 'waiting';
  keyword?: string;
  followed?: true;
}

export const lobbyKeys = [
  'view',
  'category',
  'venue',
  'league',
  'status',
  'keyword',
  'followed',
] as const satisfies readonly (keyof LobbySearch)[];

/** Takes what can be meant and leaves out the rest. */
export function readRoomsSearch(raw: Record<string, unknown>): LobbySearch {
  const view = lobbyViews.find((one) => one === raw['view']);
  const category = code(raw['category'], 20);
  const venue = code(raw['venue'], 32);
  // An id of digits, which an address gives as a number where it is typed without quotes.
  const league = /^[1-9]\d{0,17}$/.exec(String(raw['league']))?.[0];
  const status = raw['status'] === 'live' || raw['status'] === 'waiting' ? raw['status'] : undefined;
  const keyword = text(raw['keyword']);
  const followed = raw['followed'] === true || raw['followed'] === 'true';
  return {
    ...(view && view !== 'match' && { view }),
    ...(category && category !== 'all' && { category }),
    ...(venue && { venue }),
    ...(league && { league }),
    ...(status && { status }),
    ...(keyword && { keyword }),
    ...(followed && { followed: true as const }),
  };
}

function code(value: unknown, most: number): string | undefined {
  return typeof value === 'string' && value.length <= most && /^[\w-]+$/.test(value) ? value : undefined;
}

function text(value: unknown): string | undefined {
  const typed = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return typed === '' || typed.length > 40 ? undefined : typed;
}
