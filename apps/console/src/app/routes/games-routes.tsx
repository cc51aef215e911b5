import { returnDays } from '@fairway/contract/games/operator-schemas.ts';
import { issueStates, lotteryCodes } from '@fairway/contract/lottery/codes.ts';
import { memberTableCodes } from '@fairway/contract/tables/codes.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';
import { oneOf, withoutUndefined } from './search-fields.ts';

const games = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.games,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({
      tab: oneOf(search, 'tab', ['issues', 'open', 'tables', 'returns']),
      lottery: oneOf(search, 'lottery', lotteryCodes),
      state: oneOf(search, 'state', issueStates),
      days: oneOf(search, 'days', returnDays),
      table: oneOf(search, 'table', memberTableCodes),
    }),
  component: gated(
    'games.read',
    lazyRouteComponent(() => import('../../features/games/games-page.tsx'), 'GamesPage'),
  ),
});

const issue = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.lotteryIssue,
  component: gated(
    'games.read',
    lazyRouteComponent(() => import('../../features/games/issue/issue-page.tsx'), 'IssuePage'),
  ),
});

/** The house's games and lotteries. */
export const gamesRoutes = [games, issue] as const;
