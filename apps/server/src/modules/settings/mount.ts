import type { ModuleMount } from '../mount.ts';
import { settingsRoutes } from './operator-routes.ts';

export const settingsMount: ModuleMount = { name: 'settings', operatorRoutes: settingsRoutes };
