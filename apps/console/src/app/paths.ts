/** Every address of the console, once. */
export const paths = {
  home: '/',
  login: '/login',
  withdrawals: '/console/withdrawals',
  deposits: '/console/deposits',
  members: '/console/members',
  member: '/console/members/$memberId',
  memberChanges: '/console/member-changes',
  venues: '/console/venues',
  fixtures: '/console/sports/fixtures',
  fixture: '/console/sports/fixtures/$fixtureId',
  imports: '/console/sports/imports',
  messages: '/console/messages',
  site: '/console/site',
  content: '/console/content',
  audit: '/console/audit',
  operators: '/console/operators',
} as const;
