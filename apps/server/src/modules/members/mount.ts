import { proposalKinds } from '#modules/operators';
import type { ModuleMount } from '../mount.ts';
import { memberAreaRoutes } from './areas/routes.ts';
import { membersOperatorRoutes } from './operator-routes.ts';
import { memberClosing } from './closing/closing-proposal.ts';
import { memberReopening } from './closing/reopening-proposal.ts';
import { memberClosingOperatorRoutes, memberClosingRoutes } from './closing/routes.ts';
import { memberCodeRoutes } from './code-routes.ts';
import { memberIdentityOperatorRoutes, memberIdentityRoutes } from './identity-routes.ts';
import { memberSecondFactorOperatorRoutes, memberSecondFactorRoutes } from './second-factor/routes.ts';
import { memberStatusOperatorRoutes, memberStatusRoutes } from './status/routes.ts';
import { putToSleep } from './status/put-to-sleep.job.ts';
import { memberMoveRoutes } from './move/routes.ts';
import { cleanUpPictures } from './pictures/clean-up-pictures.job.ts';
import { memberProfileRoutes } from './profile/routes.ts';
import { membersPrintedRoutes } from './printed-routes.ts';
import { membersRoutes } from './routes.ts';
import { cleanUpTickets } from './sessions/clean-up-tickets.job.ts';
import { seedMembers } from './seed/seed-members.ts';

export const membersMount: ModuleMount = {
  name: 'members',
  routes: [
    ...membersRoutes,
    ...membersPrintedRoutes,
    ...memberAreaRoutes,
    ...memberSecondFactorRoutes,
    ...memberStatusRoutes,
    ...memberCodeRoutes,
    ...memberIdentityRoutes,
    ...memberProfileRoutes,
    ...memberMoveRoutes,
    ...memberClosingRoutes,
  ],
  operatorRoutes: [
    ...membersOperatorRoutes,
    ...memberSecondFactorOperatorRoutes,
    ...memberStatusOperatorRoutes,
    ...memberClosingOperatorRoutes,
    ...memberIdentityOperatorRoutes,
  ],
  extensions: [proposalKinds.provide(memberClosing, memberReopening)],
  jobs: [putToSleep, cleanUpTickets, cleanUpPictures],
  seed: seedMembers,
};
