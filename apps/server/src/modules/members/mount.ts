import type { ModuleMount } from '../mount.ts';
import { membersRoutes } from './routes.ts';

export const membersMount: ModuleMount = { name: 'members', routes: membersRoutes };
