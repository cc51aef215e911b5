import type { ModuleMount } from '../mount.ts';
import { seedFeedback } from './seed/seed-feedback.ts';
import { supportOperatorRoutes, supportRoutes } from './routes.ts';

export const supportMount: ModuleMount = {
  name: 'support',
  routes: supportRoutes,
  operatorRoutes: supportOperatorRoutes,
  seed: seedFeedback,
};
