import type { ModuleMount } from '../mount.ts';
import { membersOperatorRoutes } from './operator-routes.ts';
import { memberCodeRoutes } from './code-routes.ts';
import { memberIdentityOperatorRoutes, memberIdentityRoutes } from './identity-routes.ts';
import { memberMoveRoutes } from './move/routes.ts';
import { memberProfileRoutes } from './profile/routes.ts';
import { membersPrintedRoutes } from './printed-routes.ts';
import { membersRoutes } from './routes.ts';
import { sweepTickets } from './sessions/sweep-tickets.job.ts';
import { seedMembers } from './seed/seed-members.ts';

export const membersMount: ModuleMount = {
  name: 'members',
  routes: [
    ...membersRoutes,
    ...membersPrintedRoutes,
    ...memberCodeRoutes,
    ...memberIdentityRoutes,
    ...memberProfileRoutes,
    ...memberMoveRoutes,
  ],
  operatorRoutes: [...membersOperatorRoutes, ...memberIdentityOperatorRoutes],
  jobs: [sweepTickets],
  seed: seedMembers,
};
