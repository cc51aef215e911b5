import type { Screen, Viewer } from './screen.ts';
import { fillSlip, openFirstOrder, openMatch, showSettledBets } from './steps.ts';

/** Every screen of the member site in each of its states. A new screen is a line here. */
export const siteScreens: readonly Screen[] = [
  ...inAllStates('home', '/app/home', ['visitor', 'member']),
  ...inAllStates('register', '/app/register', ['visitor']),
  ...inAllStates('login', '/app/login', ['visitor']),
  asVisitor('password', '/app/password'),
  ...inAllStates('sports', '/app/sport', ['visitor', 'member']),
  { name: 'sports-today', app: 'site', path: '/app/sport?view=today', as: 'member' },
  { name: 'match-member', app: 'site', path: '/app/sport', as: 'member', steps: openMatch },
  { name: 'match-slip', app: 'site', path: '/app/sport', as: 'member', steps: fillSlip },
  ...inAllStates('match-nowhere', '/app/sport/match/00000000-0000-7000-8000-000000000000', ['member']),
  ...inAllStates('egame', '/app/egame/1', ['visitor']),
  ...inAllStates('hall', '/app/realbet', ['visitor']),
  ...inAllStates('venue', '/app/inlineVenueCommon/beichen', ['member']),
  ...inAllStates('my-centre', '/app/myCenter', ['member', 'new-member']),
  ...inAllStates('deposit', '/app/myCenter/deposit', ['member', 'new-member']),
  ...inAllStates('withdrawals', '/app/myCenter/withdrawals', ['member', 'new-member']),
  ...inAllStates('transfer', '/app/myCenter/transfer', ['member', 'new-member']),
  ...inAllStates('wallet', '/app/myCenter/myWallet', ['member', 'new-member']),
  ...inAllStates('exchange', '/app/myCenter/exchange', ['member', 'new-member']),
  ...inAllStates('yuebao', '/app/myCenter/yuebao', ['member', 'new-member']),
  ...inAllStates('proof', '/app/myCenter/proof', ['member', 'new-member']),
  ...inAllStates('banks', '/app/myCenter/banks', ['member', 'new-member']),
  ...inAllStates('orders', '/app/myCenter/orders', ['member', 'new-member']),
  ...inAllStates('deposit-order-nowhere', '/app/myCenter/deposit/D000000000000000000', ['member']),
  ...inAllStates('withdrawal-order-nowhere', '/app/myCenter/withdrawals/W000000000000000000', ['member']),
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
  ...inAllStates('day', '/app/myCenter/day', ['member', 'new-member']),
  ...inAllStates('messages', '/app/myCenter/messages', ['member', 'new-member']),
  ...inAllStates('profile', '/app/myCenter/profile', ['member']),
  ...inAllStates('security', '/app/myCenter/security', ['member', 'new-member']),
  ...inAllStates('protection', '/app/myCenter/protection', ['member', 'new-member']),
  ...inAllStates('feedback', '/app/myCenter/feedback', ['member', 'new-member']),
  ...inAllStates('help', '/app/help/start/register', ['visitor']),
  ...inAllStates('sponsors', '/app/sponsors', ['visitor']),
  ...inAllStates('sponsor', '/app/sponsorModel/harbour-cup', ['visitor']),
  ...inAllStates('agent', '/app/agent', ['visitor']),
  ...inAllStates('downloads', '/app/appDownloadPage', ['visitor']),
  ...inAllStates('service', '/cs', ['visitor']),
  ...inAllStates('usdt', '/app/virtualCurrencyInfo', ['visitor']),
  ...inAllStates('page', '/app/page/about', ['visitor']),
  ...inAllStates('solo-agent', '/agent-page', ['visitor']),
  ...inAllStates('download-page', '/download-page', ['visitor']),
  ...inAllStates('robot-check', '/robot-check/1/0/0', ['visitor']),
  asVisitor('loading', '/loading'),
  asVisitor('not-found', '/404'),
  asVisitor('blacklist', '/blackList'),
  asVisitor('maintenance', '/maintenance'),
  ...inAllStates('upkeep', '/app/maintenance', ['visitor']),
  ...inAllStates('sport-upkeep', '/app/imsport-maintenance', ['visitor']),
  ...inAllStates('service-chat', '/cschat', ['visitor']),
  asVisitor('access-forbidden', '/access-forbid'),
  asVisitor('access-alert', '/access-alert'),
];

/** A screen that has one state. */
function asVisitor(name: string, path: string): Screen {
  return { name, app: 'site', path, as: 'visitor' };
}

/** A screen as each viewer sees it, and for the first of them while the server is silent or fails. */
function inAllStates(name: string, path: string, viewers: readonly Viewer[]): Screen[] {
  const [first = 'visitor'] = viewers;
  return [
    ...viewers.map((as): Screen => ({ name: `${name}-${as}`, app: 'site', path, as })),
    { name: `${name}-loading`, app: 'site', path, as: first, answers: 'never' },
    { name: `${name}-fault`, app: 'site', path, as: first, answers: 'fails' },
  ];
}
