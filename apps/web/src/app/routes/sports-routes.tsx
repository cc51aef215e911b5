import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readLobbySearch } from '../../features/sportsbook/lobby/lobby-search.ts';
import { ownSearch } from '../../lib/navigation/own-search.ts';
import { paths } from '../paths.ts';
import { myCentreRoute, shellRoute } from './frames.tsx';

/** Tree, matches and slip side by side; the slip stays while the member moves between lobby and match. */
const sportsFrame = createRoute({
  getParentRoute: () => shellRoute,
  id: 'sports-frame',
  component: lazyRouteComponent(
    () => import('../../features/sportsbook/frame/sports-frame.tsx'),
    'SportsFrame',
  ),
});

const lobby = createRoute({
  getParentRoute: () => sportsFrame,
  path: paths.sports,
  validateSearch: ownSearch(['view', 'sport', 'competition', 'day', 'favourites'], readLobbySearch),
  component: lazyRouteComponent(() => import('../../features/sportsbook/lobby/lobby-page.tsx'), 'LobbyPage'),
  staticData: { kind: 'venue' },
});

const match = createRoute({
  getParentRoute: () => sportsFrame,
  path: paths.match,
  validateSearch: ownSearch(['view', 'sport', 'competition', 'day'], readLobbySearch),
  component: lazyRouteComponent(
    () => import('../../features/sportsbook/fixture/fixture-page.tsx'),
    'FixturePage',
  ),
  staticData: { kind: 'venue' },
});

const bets = createRoute({
  getParentRoute: () => myCentreRoute,
  path: paths.bets,
  component: lazyRouteComponent(() => import('../../features/sportsbook/bets/bets-page.tsx'), 'BetsPage'),
});

/** The same hall at its printed address, without the footer (specification section 2); all sports are in its tree. */
const venuesSport = createRoute({
  getParentRoute: () => sportsFrame,
  path: paths.venuesSport,
  validateSearch: ownSearch(['view', 'sport', 'competition', 'day', 'favourites'], readLobbySearch),
  component: lazyRouteComponent(() => import('../../features/sportsbook/lobby/lobby-page.tsx'), 'LobbyPage'),
  staticData: { hides: ['footer'], kind: 'venue' },
});

/** Sports pages for everybody; they hang in `shellRoute`. */
export const sportsRoutes = [sportsFrame.addChildren([lobby, match, venuesSport])] as const;

/** Sports pages of the member centre (bet records); they hang in `myCentreRoute` and are in its menu. */
export const sportsCentreRoutes = [bets] as const;
