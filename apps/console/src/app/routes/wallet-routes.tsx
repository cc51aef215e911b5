import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { gated } from '../guards/gated.tsx';
import { paths } from '../paths.ts';
import { shellRoute } from './frames.tsx';

const reconciliation = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.reconciliation,
  component: gated(
    'wallet.read',
    lazyRouteComponent(
      () => import('../../features/wallet/reconciliation/reconciliation-page.tsx'),
      'ReconciliationPage',
    ),
  ),
});

const corrections = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.corrections,
  // `member`: the form for a correction of this member is open; empty, the one in which a member is chosen.
  validateSearch: ({ member }: Record<string, unknown>): { member?: string } =>
    typeof member === 'string' && /^[0-9a-f-]{0,36}$/.test(member) ? { member } : {},
  component: gated(
    'wallet.read',
    lazyRouteComponent(() => import('../../features/wallet/proposals/proposals-page.tsx'), 'ProposalsPage'),
  ),
});

const terms = createRoute({
  getParentRoute: () => shellRoute,
  path: paths.walletTerms,
  component: gated(
    'wallet.read',
    lazyRouteComponent(() => import('../../features/wallet/terms/terms-page.tsx'), 'TermsPage'),
  ),
});

/** Money set right by two people: differences, corrections, terms. */
export const walletRoutes = [reconciliation, corrections, terms] as const;
