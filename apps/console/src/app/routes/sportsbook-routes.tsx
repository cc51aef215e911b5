import { betStatuses } from '@fairway/contract/sportsbook/states.ts';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';
import { oneOf, withoutUndefined, text } from './search-fields.ts';

const fixtures = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.fixtures,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({
      state: oneOf(search, 'state', ['upcoming', 'waiting', 'ended', 'alarm']),
      search: text(search, 'search'),
    }),
  component: gated(
    'sportsbook.read',
    lazyRouteComponent(() => import('../../features/sportsbook/fixtures/fixtures-page.tsx'), 'FixturesPage'),
  ),
});

const fixture = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.fixture,
  component: gated(
    'sportsbook.read',
    lazyRouteComponent(() => import('../../features/sportsbook/fixture/fixture-page.tsx'), 'FixturePage'),
  ),
});

const imports = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.imports,
  component: gated(
    'sportsbook.read',
    lazyRouteComponent(() => import('../../features/sportsbook/imports/imports-page.tsx'), 'ImportsPage'),
  ),
});

const bets = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.bets,
  validateSearch: (search: Record<string, unknown>) =>
    withoutUndefined({
      billNo: text(search, 'billNo'),
      member: text(search, 'member'),
      fixtureId: text(search, 'fixtureId'),
      status: oneOf(search, 'status', betStatuses),
      from: text(search, 'from'),
      to: text(search, 'to'),
    }),
  component: gated(
    'sportsbook.read',
    lazyRouteComponent(() => import('../../features/sportsbook/bets/bets-page.tsx'), 'BetsPage'),
  ),
});

const liability = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.liability,
  component: gated(
    'sportsbook.read',
    lazyRouteComponent(
      () => import('../../features/sportsbook/liability/liability-page.tsx'),
      'LiabilityPage',
    ),
  ),
});

const limits = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.sportsLimits,
  component: gated(
    'sportsbook.read',
    lazyRouteComponent(() => import('../../features/sportsbook/limits/limits-page.tsx'), 'LimitsPage'),
  ),
});

/** The trader's desk. */
export const sportsbookRoutes = [fixtures, fixture, bets, liability, limits, imports] as const;
