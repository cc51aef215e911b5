import type { Page } from '@playwright/test';
import { fillSlip, openFirstOrder, openMatch, showSettledBets } from './steps.ts';

/**
 * Who looks: nobody signed in, the first demo member, the newest one (nothing done yet), the first operator, or the auditor,
 * who sees nearly every page of the console.
 */
export type Viewer = 'visitor' | 'member' | 'new-member' | 'operator' | 'auditor';

/** How the server behaves meanwhile: as it is, never answering, or failing each call. */
export type Answers = 'normal' | 'never' | 'fails';

export interface Screen {
  /** Name of the picture, without width: `cashier-deposit`. */
  readonly name: string;
  readonly app: 'site' | 'console';
  readonly path: string;
  readonly as: Viewer;
  readonly answers?: Answers;
  /** What is pressed before the picture is taken. */
  readonly steps?: (page: Page) => Promise<void>;
}

/** Every screen of the product in each of its states. A new screen is a line here. */
export const screens: readonly Screen[] = [
  ...inAllStates('home', '/app/home', ['visitor', 'member']),
  ...inAllStates('register', '/app/register', ['visitor']),
  ...inAllStates('login', '/app/login', ['visitor']),
  ...inAllStates('sports', '/app/sport', ['visitor', 'member']),
  { name: 'sports-today', app: 'site', path: '/app/sport?view=today', as: 'member' },
  { name: 'match-member', app: 'site', path: '/app/sport', as: 'member', steps: openMatch },
  { name: 'match-slip', app: 'site', path: '/app/sport', as: 'member', steps: fillSlip },
  ...inAllStates('match-nowhere', '/app/sport/match/00000000-0000-7000-8000-000000000000', ['member']),
  ...inAllStates('my-centre', '/app/myCenter', ['member']),
  ...inAllStates('deposit', '/app/myCenter/deposit', ['member', 'new-member']),
  ...inAllStates('withdrawals', '/app/myCenter/withdrawals', ['member', 'new-member']),
  ...inAllStates('transfer', '/app/myCenter/transfer', ['member', 'new-member']),
  ...inAllStates('wallet', '/app/myCenter/myWallet', ['member', 'new-member']),
  ...inAllStates('banks', '/app/myCenter/banks', ['member', 'new-member']),
  ...inAllStates('orders', '/app/myCenter/orders', ['member', 'new-member']),
  { name: 'deposit-order', app: 'site', path: '/app/myCenter/orders', as: 'member', steps: openFirstOrder },
  ...inAllStates('orders-out', '/app/myCenter/orders?kind=withdrawal', ['member', 'new-member']),
  {
    name: 'withdrawal-order',
    app: 'site',
    path: '/app/myCenter/orders?kind=withdrawal',
    as: 'member',
    steps: openFirstOrder,
  },
  ...inAllStates('bets', '/app/myCenter/bets', ['member', 'new-member']),
  { name: 'bets-settled', app: 'site', path: '/app/myCenter/bets', as: 'member', steps: showSettledBets },
  ...inAllStates('records', '/app/myCenter/records', ['member', 'new-member']),
  ...inAllStates('security', '/app/myCenter/security', ['member', 'new-member']),
  { name: 'not-found', app: 'site', path: '/404', as: 'visitor' },
  { name: 'blacklist', app: 'site', path: '/blackList', as: 'visitor' },
  { name: 'maintenance', app: 'site', path: '/maintenance', as: 'visitor' },
  { name: 'access-forbidden', app: 'site', path: '/access-forbid', as: 'visitor' },
  { name: 'access-alert', app: 'site', path: '/access-alert', as: 'visitor' },
  { name: 'console-login', app: 'console', path: '/login', as: 'visitor' },
  { name: 'console-home', app: 'console', path: '/', as: 'operator' },
  ...inConsole('withdrawals', '/console/withdrawals', 'operator'),
  ...inConsole('deposits', '/console/deposits', 'operator'),
  ...inConsole('members', '/console/members', 'auditor'),
  ...inConsole('venues', '/console/venues', 'auditor'),
  ...inConsole('fixtures', '/console/sports/fixtures?state=upcoming', 'auditor'),
  ...inConsole('imports', '/console/sports/imports', 'auditor'),
  ...inConsole('site', '/console/site', 'auditor'),
  ...inConsole('audit', '/console/audit', 'auditor'),
];

/** A site's screen as each viewer sees it, and for the first of them while the server is silent or fails. */
function inAllStates(name: string, path: string, viewers: readonly Viewer[]): Screen[] {
  const [first = 'visitor'] = viewers;
  return [
    ...viewers.map((as): Screen => ({ name: `${name}-${as}`, app: 'site', path, as })),
    { name: `${name}-loading`, app: 'site', path, as: first, answers: 'never' },
    { name: `${name}-fault`, app: 'site', path, as: first, answers: 'fails' },
  ];
}

/** A page of the console as it is, while the server is silent, and while it fails. */
function inConsole(name: string, path: string, as: Viewer): Screen[] {
  const screen = { app: 'console', path, as } as const;
  return [
    { ...screen, name: `console-${name}` },
    { ...screen, name: `console-${name}-loading`, answers: 'never' },
    { ...screen, name: `console-${name}-fault`, answers: 'fails' },
  ];
}
