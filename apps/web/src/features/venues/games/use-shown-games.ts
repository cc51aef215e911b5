import { useSession } from '../../../lib/session-store.ts';
import {
  useCollectedGames,
  useGames,
  useGameSearch,
  useHotGames,
  useRecentGames,
  type Game,
} from '../api/use-games.ts';
import type { HallTab } from './hall-search.ts';

/** The games of a tab, of them those that a keyword names; with what keeps them from being shown. */
export function useShownGames(tab: HallTab, keyword: string) {
  const signedIn = useSession(({ session }) => session !== undefined);
  const lists = {
    all: useGames(),
    hot: useHotGames(tab === 'hot'),
    collected: useCollectedGames(),
    recent: useRecentGames(tab === 'recent'),
  };
  const found = useGameSearch(keyword);
  const list = lists[tab];
  const isPersonal = tab === 'collected' || tab === 'recent';
  const failed = list.isError && !list.data ? list : keyword !== '' && found.isError ? found : undefined;
  return {
    games: keyword === '' ? list.data : shown(tab, list.data, found.data),
    collected: lists.collected.data,
    failed,
    /** Favourites and recent games are a member's. */
    needsLogin: isPersonal && !signedIn,
    isFetching: keyword !== '' && found.isPlaceholderData,
  };
}

/** In the order of the tab; of all games the nearest match first. Undefined until both are known. */
function shown(tab: HallTab, list: Game[] | undefined, matches: Game[] | undefined): Game[] | undefined {
  if (!list || !matches) return undefined;
  const [first, second] = tab === 'all' ? [matches, list] : [list, matches];
  const kept = new Set(second.map(({ gameCode }) => gameCode));
  return first.filter(({ gameCode }) => kept.has(gameCode));
}
