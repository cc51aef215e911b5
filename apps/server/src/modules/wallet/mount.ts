import type { ModuleMount } from '../mount.ts';
import { walletRoutes } from './routes.ts';

export const walletMount: ModuleMount = { name: 'wallet', routes: walletRoutes };
