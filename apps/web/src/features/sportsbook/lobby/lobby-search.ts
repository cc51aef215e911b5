import type { Sport } from '@fairway/contract/sportsbook/sports.ts';
import { lobbyViews, type LobbyView } from '@fairway/contract/sportsbook/states.ts';
import { isCalendarDay } from '../../../lib/navigation/is-calendar-day.ts';

/** What the lobby's address says; a link shares the view. */
export interface LobbySearch {
  view?: LobbyView;
  /** Another sport than football. */
  sport?: Exclude<Sport, 'football'>;
  competition?: string;
  day?: string;
  /** Only what the member follows, of every period. */
  favourites?: true;
}

/** Reads the address; what does not fit is left out. */
export function readLobbySearch(search: Record<string, unknown>): LobbySearch {
  const view = lobbyViews.find((known) => known === search['view']);
  const sport = search['sport'] === 'esports' ? search['sport'] : undefined;
  const competition = textOf(search['competition']);
  const { day } = search;
  return {
    ...(view ? { view } : {}),
    ...(sport ? { sport } : {}),
    ...(/^[1-9]\d{0,17}$/.test(competition) ? { competition } : {}),
    ...(isCalendarDay(day) ? { day } : {}),
    ...(search['favourites'] === true ? { favourites: true } : {}),
  };
}

/** The router reads digits in an address as a number. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What of a chosen sport an address carries on; football needs no word. */
export function sportSearch(sport: Sport | undefined): Pick<LobbySearch, 'sport'> {
  return sport === undefined || sport === 'football' ? {} : { sport };
}
