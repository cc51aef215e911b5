import { adapters } from '#platform/adapters/connect-adapter.ts';
import { identityOnFile } from '#modules/vip';
import type { ModuleMount } from '../mount.ts';
import { identityBureaus } from './bureau/identity-bureaus.ts';
import { hasIdCard } from './identity-store.ts';
import { identityRoutes } from './routes.ts';

export const identityMount: ModuleMount = {
  name: 'identity',
  routes: identityRoutes,
  extensions: [adapters.provide(...identityBureaus), identityOnFile.provide(hasIdCard)],
};
