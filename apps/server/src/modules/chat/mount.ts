import type { ModuleMount } from '../mount.ts';
import { chatMessageRoutes } from './routes.ts';

export const chatMount: ModuleMount = {
  name: 'chat',
  routes: chatMessageRoutes,
};
