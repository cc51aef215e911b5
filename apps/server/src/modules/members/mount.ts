import type { ModuleMount } from '../mount.ts';
import { membersOperatorRoutes } from './operator-routes.ts';
import { membersRoutes } from './routes.ts';
import { seedMembers } from './seed/seed-members.ts';

export const membersMount: ModuleMount = {
  name: 'members',
  routes: membersRoutes,
  operatorRoutes: membersOperatorRoutes,
  seed: seedMembers,
};
