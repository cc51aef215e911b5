import type { Screen, Viewer } from './screen.ts';

/** Every screen of the console in each of its states. A new screen is a line here. */
export const consoleScreens: readonly Screen[] = [
  { name: 'console-login', app: 'console', path: '/login', as: 'visitor' },
  ...inConsole('home', '/', 'operator'),
  ...inConsole('withdrawals', '/console/withdrawals', 'operator'),
  ...inConsole('deposits', '/console/deposits', 'operator'),
  ...inConsole('deposit-receipts', '/console/deposit-receipts', 'operator'),
  ...inConsole('deposit-channels', '/console/deposit-channels', 'operator'),
  ...inConsole('matching', '/console/matching', 'operator'),
  ...inConsole('appeals', '/console/appeals', 'operator'),
  ...inConsole('chain', '/console/chain', 'auditor'),
  ...inConsole('payout-settings', '/console/payout-settings', 'auditor'),
  ...inConsole('cashier-settings', '/console/cashier-settings', 'auditor'),
  ...inConsole('reconciliation', '/console/reconciliation', 'auditor'),
  ...inConsole('corrections', '/console/corrections', 'auditor'),
  ...inConsole('wallet-terms', '/console/wallet-terms', 'auditor'),
  ...inConsole('members', '/console/members', 'auditor'),
  ...inConsole('member-changes', '/console/member-changes', 'support'),
  ...inConsole('member-closings', '/console/member-closings', 'support'),
  ...inConsole('venues', '/console/venues', 'auditor'),
  ...inConsole('bets', '/console/sports/bets', 'auditor'),
  ...inConsole('fixtures', '/console/sports/fixtures?state=upcoming', 'auditor'),
  ...inConsole('imports', '/console/sports/imports', 'auditor'),
  ...inConsole('messages', '/console/messages', 'auditor'),
  ...inConsole('feedback', '/console/feedback', 'auditor'),
  ...inConsole('calls', '/console/call-requests', 'auditor'),
  ...inConsole('site', '/console/site', 'auditor'),
  ...inConsole('content', '/console/content', 'administrator'),
  ...inConsole('audit', '/console/audit', 'auditor'),
  ...inConsole('operators', '/console/operators', 'administrator'),
];

/** A page as it is, while the server is silent, and while it fails. */
function inConsole(name: string, path: string, as: Viewer): Screen[] {
  const screen = { app: 'console', path, as } as const;
  return [
    { ...screen, name: `console-${name}` },
    { ...screen, name: `console-${name}-loading`, answers: 'never' },
    { ...screen, name: `console-${name}-fault`, answers: 'fails' },
  ];
}
