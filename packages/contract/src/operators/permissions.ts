/** Every right an operator's role can hold; `<object>.<act>`. Roles are fixed lists of these (security rule 28). */
export const permissions = [
  'members.read',
  'members.freeze',
  'ledger.read',
  'deposits.read',
  'deposits.decide',
  'withdrawals.read',
  'withdrawals.decide',
  'withdrawals.approve-large',
  'venues.read',
  'venues.switch',
  'venues.resolve',
  'sportsbook.read',
  'sportsbook.import',
  'sportsbook.settle',
  'site.read',
  'site.edit',
  'content.edit',
  'audit.read',
  'operators.read',
] as const;

export type Permission = (typeof permissions)[number];

export const roleNames = [
  'cashier',
  'cashier-lead',
  'trader',
  'support',
  'auditor',
  'administrator',
] as const;
export type RoleName = (typeof roleNames)[number];

/** What each role may do. An administrator runs the site but moves no money; nobody decides a payout alone above the limit. */
export const rolePermissions: Readonly<Record<RoleName, readonly Permission[]>> = {
  cashier: [
    'members.read',
    'ledger.read',
    'deposits.read',
    'deposits.decide',
    'withdrawals.read',
    'withdrawals.decide',
    'venues.read',
    'venues.resolve',
  ],
  'cashier-lead': [
    'members.read',
    'members.freeze',
    'ledger.read',
    'deposits.read',
    'deposits.decide',
    'withdrawals.read',
    'withdrawals.decide',
    'withdrawals.approve-large',
    'venues.read',
    'venues.resolve',
    'audit.read',
  ],
  trader: ['venues.read', 'venues.switch', 'sportsbook.read', 'sportsbook.import', 'sportsbook.settle'],
  support: ['members.read', 'deposits.read', 'withdrawals.read', 'venues.read', 'sportsbook.read'],
  auditor: [
    'members.read',
    'ledger.read',
    'deposits.read',
    'withdrawals.read',
    'venues.read',
    'sportsbook.read',
    'site.read',
    'audit.read',
  ],
  administrator: [
    'members.read',
    'venues.read',
    'venues.switch',
    'site.read',
    'site.edit',
    'content.edit',
    'audit.read',
    'operators.read',
  ],
};
