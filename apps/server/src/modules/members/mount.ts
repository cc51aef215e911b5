import type { ModuleMount } from '../mount.ts';
import { memberAreaRoutes } from './areas/routes.ts';
import { membersOperatorRoutes } from './operator-routes.ts';
import { memberCodeRoutes } from './code-routes.ts';
import { memberIdentityOperatorRoutes, memberIdentityRoutes } from './identity-routes.ts';
import { memberSecondFactorOperatorRoutes, memberSecondFactorRoutes } from './second-factor/routes.ts';
import { memberStandingOperatorRoutes, memberStandingRoutes } from './standing/routes.ts';
import { putToSleep } from './standing/put-to-sleep.job.ts';
import { memberMoveRoutes } from './move/routes.ts';
import { sweepPictures } from './pictures/sweep-pictures.job.ts';
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
    ...memberAreaRoutes,
    ...memberSecondFactorRoutes,
    ...memberStandingRoutes,
    ...memberCodeRoutes,
    ...memberIdentityRoutes,
    ...memberProfileRoutes,
    ...memberMoveRoutes,
  ],
  operatorRoutes: [
    ...membersOperatorRoutes,
    ...memberSecondFactorOperatorRoutes,
    ...memberStandingOperatorRoutes,
    ...memberIdentityOperatorRoutes,
  ],
  jobs: [putToSleep, sweepTickets, sweepPictures],
  seed: seedMembers,
};
