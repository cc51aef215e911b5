import type { ModuleMount } from '../mount.ts';

export const siteMount: ModuleMount = { name: 'site' };
