import { provideSettings } from '#modules/settings';
import type { ModuleMount } from '../mount.ts';
import { vipGradesKind } from './grades/grades-kind.ts';
import { vipRoutes } from './routes.ts';
import { seedVip } from './seed/seed-vip.ts';

export const vipMount: ModuleMount = {
  name: 'vip',
  routes: vipRoutes,
  extensions: provideSettings(vipGradesKind),
  seed: seedVip,
};
